import type { Message } from '#contracts/conversations/conversations.contract.ts'

/** The loaded messages of a conversation, oldest first. */
export type Thread = { messages: Message[]; hasOlder: boolean }

/** How many messages a page has. */
export const pageSize = 50

export const firstPage = (messages: Message[]): Thread => ({
  messages,
  hasOlder: messages.length === pageSize,
})

/** Adds newer messages. Those already loaded (such as the message just sent) are not repeated. */
export function withNewer(thread: Thread, newer: readonly Message[]): Thread {
  const known = new Set(thread.messages.map(({ id }) => id))
  const added = newer.filter(({ id }) => !known.has(id))
  if (added.length === 0) return thread
  return { ...thread, messages: [...thread.messages, ...added].toSorted((a, b) => a.id - b.id) }
}

/** Adds the page before it. */
export function withOlder(thread: Thread, older: readonly Message[]): Thread {
  const [first] = thread.messages
  return {
    messages: [...older.filter(({ id }) => first === undefined || id < first.id), ...thread.messages],
    hasOlder: older.length === pageSize,
  }
}

/** Replaces messages that are on this page. */
export function withChanged(thread: Thread, page: readonly Message[]): Thread {
  const changed = new Map(page.map((message) => [message.id, message]))
  return { ...thread, messages: thread.messages.map((message) => changed.get(message.id) ?? message) }
}
