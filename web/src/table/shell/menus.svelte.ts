/** What can be done at a table and with a seat, as items of a menu. */

import Armchair from '@lucide/svelte/icons/armchair'
import Book from '@lucide/svelte/icons/book-open'
import Bot from '@lucide/svelte/icons/bot'
import Chat from '@lucide/svelte/icons/message-circle'
import ChatOff from '@lucide/svelte/icons/message-circle-off'
import Eye from '@lucide/svelte/icons/eye'
import GitBranch from '@lucide/svelte/icons/git-branch'
import Flag from '@lucide/svelte/icons/flag'
import Keyboard from '@lucide/svelte/icons/keyboard'
import Layers from '@lucide/svelte/icons/layers'
import Leave from '@lucide/svelte/icons/log-out'
import Link from '@lucide/svelte/icons/link'
import List from '@lucide/svelte/icons/list'
import ScrollText from '@lucide/svelte/icons/scroll-text'
import Settings from '@lucide/svelte/icons/settings'
import Volume from '@lucide/svelte/icons/volume-2'
import ZoomIn from '@lucide/svelte/icons/zoom-in'
import { replayLink } from '../../app/links'
import { router } from '../../app/router.svelte'
import { settings } from '../../app/settings.svelte'
import { named, say } from '../../texts/texts.svelte'
import type { MenuItem } from '../../ui/menu'
import { isLow } from './arrangement.svelte'
import { getUp, give, makeHost, mute, sendAway, sit, tried } from '../lobby/actions'
import type { Desk } from './desk.svelte'
import { levels } from '../lobby/levels.svelte'
import { zoomBoard } from '../board/zooming'

/** The volume before it was switched off. */
let before = 0.5

export function toggleSound(): void {
  const { volume } = settings.kept
  if (volume > 0) before = volume
  settings.change({ volume: volume > 0 ? 0 : before })
}

/** What a narrow window has no buttons for. */
export function tableItems(desk: Desk): MenuItem[] {
  const { sitting } = desk
  const sound = settings.kept.volume > 0 ? say('web-table-sound-off') : say('web-table-sound-on')
  // A phone that lies on its side has no room for log and chat beside the board.
  const tabs: MenuItem[] = isLow()
    ? [
        { label: say('web-tab-log'), icon: ScrollText, act: () => desk.openLarge('log') },
        { label: say('web-tab-chat'), icon: Chat, act: () => desk.openLarge('chat') },
        {
          label: say(desk.sitting.game?.lookup ?? 'web-tab-cards'),
          icon: Layers,
          act: () => desk.openLarge('cards'),
        },
      ]
    : []
  const origin = sitting.now?.['goes-on-from'] ?? null
  return [
    ...tabs,
    ...(desk.isTextBoard
      ? []
      : [{ label: say('web-board-zoom-in'), icon: ZoomIn, act: () => zoomBoard('in') }]),
    { label: say('web-table-text-board'), icon: List, act: () => (desk.isTextBoard = !desk.isTextBoard) },
    { label: say('web-table-rules'), icon: Book, act: () => router.go(`/book/${sitting.now?.game ?? ''}`) },
    ...(sitting.now?.invitation
      ? [{ label: say('web-table-invite'), icon: Link, act: () => void (desk.drawer = { drawer: 'invite' }) }]
      : []),
    ...(origin === null
      ? []
      : [
          {
            label: say('web-table-goes-on', { n: origin.entry }),
            icon: GitBranch,
            act: () => router.go(replayLink(origin.table, origin.entry)),
          },
        ]),
    { label: sound, icon: Volume, act: toggleSound },
    { label: say('web-table-keys'), icon: Keyboard, act: () => (desk.drawer = { drawer: 'keys' }) },
    { label: say('web-table-settings'), icon: Settings, act: () => (desk.drawer = { drawer: 'settings' }) },
  ]
}

/** What can be done with a seat, by me. */
export function seatItems(desk: Desk, seat: number): MenuItem[] {
  const { sitting } = desk
  const { now } = sitting
  const holder = now?.seats.find((it) => it.seat === seat)
  if (!now || !holder) return []
  const failed = (text: string) => (desk.toast = { text })
  const items: MenuItem[] = []
  const isMine = now.mine.includes(seat)
  const isPerson = holder.kind.kind === 'person' || holder.kind.kind === 'outside-bot'
  const isOn = now.state === 'playing'
  items.push({
    label: say('web-seat-details'),
    icon: Eye,
    act: () => (desk.drawer = { drawer: 'seat', seat }),
  })
  if (isMine && isOn) {
    items.push(
      {
        label: say('web-seat-leave'),
        icon: Leave,
        text: say('web-seat-leave-text'),
        sure: say('web-seat-leave-sure'),
        act: () => void tried(getUp(sitting, seat), failed),
      },
      {
        label: say('web-seat-resign'),
        icon: Flag,
        isDanger: true,
        text: say('web-seat-resign-text'),
        sure: say('web-seat-resign-sure'),
        act: () => sitting.say({ say: 'resign', seat }),
      },
    )
  }
  if (!isMine && isPerson) {
    const isMuted = now.muted.includes(seat)
    items.push({
      label: isMuted ? say('web-seat-unmute') : say('web-seat-mute'),
      icon: isMuted ? Chat : ChatOff,
      act: () => void tried(mute(sitting, seat, !isMuted), failed),
    })
  }
  if (!isMine && isPerson && now['is-host']) {
    items.push({
      label: say('web-seat-send-away'),
      icon: Leave,
      isDanger: true,
      text: say('web-seat-send-away-text'),
      sure: say('web-seat-send-away-sure'),
      act: () => void tried(sendAway(sitting, seat), failed),
    })
  }
  if (isMine && now['may-be-host']) {
    items.push({
      label: say('web-seat-be-host'),
      icon: Armchair,
      text: say('web-seat-be-host-text'),
      act: () => void tried(makeHost(sitting, seat), failed),
    })
  }
  const mayTake = isOn && now['to-take'].includes(seat)
  if (mayTake) {
    items.push({
      label: say('web-seat-take'),
      icon: Armchair,
      act: () => void tried(sit(sitting, seat), failed),
    })
  }
  if (holder.kind.kind === 'bot' && now['is-host'] && isOn) {
    const { level: own } = holder.kind
    for (const level of levels(now.game).filter((it) => it !== own)) {
      const label = say('web-seat-other-bot', { level: named(`web-level-${level}`) })
      items.push({ label, icon: Bot, act: () => void tried(give(sitting, seat, level), failed) })
    }
  }
  return items
}
