/** What I have seen in secret, in words: nobody needs paper. */

import { say } from '../../texts/texts.svelte'
import { objectiveName, roomName } from './names'
import type { ComplexPicture } from './picture'

export function seenLines(picture: ComplexPicture): string[] {
  return [
    ...picture.rooms.flatMap(({ number, room, isSecret, token, surfaceToken }) => [
      ...(isSecret && room !== null ? [say('lockdown-table-room', { n: number, name: roomName(room) })] : []),
      ...(token
        ? [
            say('lockdown-table-seen-token', {
              n: number,
              effect: say(`lockdown-exploration-${token.effect}`),
              items: token.items,
            }),
          ]
        : []),
      ...(surfaceToken
        ? [
            say('lockdown-table-seen-token', {
              n: number,
              effect: say(`lockdown-surface-effect-${surfaceToken.effect}`),
              items: surfaceToken.items,
            }),
          ]
        : []),
    ]),
    ...picture.time.spaces.flatMap(({ space, css }) =>
      css?.token
        ? [say('lockdown-table-seen-css', { n: space, token: `lockdown-css-token-${css.token}` })]
        : [],
    ),
    ...picture.shown.map(({ objective, player, round }) =>
      say('lockdown-table-seen-objective', { n: player, objective: objectiveName(objective), round }),
    ),
  ]
}
