/** What I have seen in secret, and when, in words: nobody needs paper. */

import { say } from '../../texts/texts.svelte'
import { objectiveName, roomName } from './names'
import type { ShipPicture } from './picture'

export function seenLines(picture: ShipPicture): string[] {
  return [
    ...picture.rooms.flatMap(({ number, room, isSecret, token }) => [
      ...(isSecret && room !== null ? [say('nemesis-table-room', { n: number, name: roomName(room) })] : []),
      ...(token
        ? [
            say('nemesis-table-seen-token', {
              n: number,
              effect: say(`nemesis-exploration-${token.effect}`),
              items: token.items,
            }),
          ]
        : []),
    ]),
    ...picture.rooms.flatMap(({ engine }) =>
      engine?.seen
        ? [
            say('nemesis-table-seen-engine', {
              n: engine.number,
              state: `nemesis-engine-token-${engine.seen.value}`,
              round: engine.seen.round,
            }),
          ]
        : [],
    ),
    ...(picture.tracks.destinations
      ? [
          Object.entries(picture.tracks.destinations)
            .map(([course, to]) => `${course.toUpperCase()}: ${say(`nemesis-destination-${to}`)}`)
            .join(', '),
        ]
      : []),
    ...picture.shown.map(({ objective, player, round }) =>
      say('nemesis-table-seen-objective', { n: player, objective: objectiveName(objective), round }),
    ),
  ]
}
