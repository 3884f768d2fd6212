import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { limaDay } from '#domain/time/dates.ts'

/** In milliseconds: what one person writes within it stands together. */
const together = 5 * 60_000

export type ThreadRow = {
  message: Message
  /** The first of its day. */
  startsDay: boolean
  /** The first of what its sender wrote in one go, and the last of it. */
  startsGroup: boolean
  endsGroup: boolean
}

/** Messages with where days and groups begin and end. */
export function toRows(messages: readonly Message[]): ThreadRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const after = messages[index + 1]
    return {
      message,
      startsDay: !before || dayOf(before) !== dayOf(message),
      startsGroup: !before || !isTogether(before, message),
      endsGroup: !after || !isTogether(message, after),
    }
  })
}

const dayOf = ({ createdAt }: Message): string => limaDay(new Date(createdAt))

const isTogether = (one: Message, next: Message): boolean =>
  one.senderId === next.senderId &&
  dayOf(one) === dayOf(next) &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < together
