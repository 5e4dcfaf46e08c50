/** A campaign as its hub tells it: where somebody was lost, what the deck is made of, what happened. */

import { PRINTED } from '../../../printed/aliens'
import type { CampaignView, CardType, Character, Heard, MemberView, Mission } from '../../../types/aliens'
import type { CampaignNow, HolderView, MissionPlayed } from '../../../types/protocol'
import { say } from '../../../texts/texts.svelte'
import { replayLink } from '../../../app/links'
import { marks } from '../log'

/** The three missions of the story, in order. */
export const STORY: readonly Mission[] = ['newt', 'escape', 'survive']

export const viewOf = (now: CampaignNow): CampaignView => now.campaign as CampaignView

/** Who sat there, as they are called in what is told. */
export const seatNames =
  (seats: readonly HolderView[]) =>
  (seat: number): string => {
    const holder = seats[seat - 1]
    return holder && holder.name !== '' ? holder.name : say('web-bot-name', { seat })
  }

/** A moment of the story, and the way to it. */
export interface StoryLine {
  mission: number
  turn: number
  icon: string
  text: string
  link: string | null
}

/** Where a mission can be looked back on. */
export function replayOf({ table }: MissionPlayed, entry?: number): string | null {
  if (table === null) return null
  const link = replayLink(table.id, entry)
  const key = table.key === null ? '' : `key=${encodeURIComponent(table.key)}`
  return key === '' ? link : `${link}${link.includes('?') ? '&' : '?'}${key}`
}

export function storyOf(now: CampaignNow): StoryLine[] {
  return now.missions.flatMap((played, n) =>
    played.story.flatMap((step) =>
      marks(step.heard as Heard[], step.told, seatNames(played.seats)).map(({ icon, text }) => ({
        mission: n + 1,
        turn: step.round,
        icon,
        text,
        link: replayOf(played, step.entry),
      })),
    ),
  )
}

/** When somebody was lost for the last time. */
export function lostAt(now: CampaignNow, character: Character): { mission: number; turn: number } | null {
  let found: { mission: number; turn: number } | null = null
  now.missions.forEach(({ story }, n) => {
    for (const { heard, round } of story) {
      for (const it of heard as Heard[]) {
        const isIt =
          (it.heard === 'character-lost' || it.heard === 'carried-off') && it.character === character
        if (isIt) found = { mission: n + 1, turn: round }
      }
    }
  })
  return found
}

/** How many cards of each type are left. */
export function deckOf(view: CampaignView): { type: CardType; left: number }[] {
  const gone = new Map(view.removed.map(({ card, count }) => [card, count]))
  const types: CardType[] = ['weapon', 'gear', 'event', 'hazard']
  return types.map((type) => ({
    type,
    left: PRINTED.cards
      .filter(({ kind }) => kind === type)
      .reduce((sum, { card, copies }) => sum + copies - (gone.get(card) ?? 0), 0),
  }))
}

/** Whether somebody can lead: whoever is there, and has a dial. */
const leads = ({ character, fate }: MemberView): boolean => fate === 'standing' && character !== 'newt'

/** For how many players there are heroes. */
export const mostPlayers = (view: CampaignView): number =>
  Math.min(6, Math.max(1, view.squad.filter(leads).length))
