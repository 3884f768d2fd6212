import type { Message } from '#contracts/conversations/conversations.contract.ts'
import { limaDay } from '#domain/time/dates.ts'

/** In milliseconds: messages of one person within this time form a group. */
const together = 5 * 60_000

export type ThreadRow = {
  message: Message
  startsDay: boolean
  /** The first message of a group, and the last. */
  startsGroup: boolean
  endsGroup: boolean
}

/** Messages, with the starts and ends of days and groups. */
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
