import { talkKey } from './stored-talk.ts'
import { settled, type Talk, noTalk } from './talk.ts'

/** The stored conversation. An answer that was under way is over. */
export function readTalk(): Talk {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(talkKey) ?? 'null')
    if (!isTalk(stored)) return noTalk
    return { ...noTalk, ...stored, isForgotten: false, turns: stored.turns.map(settled) }
  } catch {
    return noTalk
  }
}

/** Stores the conversation, or removes it when there is nothing in it. */
export function keepTalk(talk: Talk): void {
  try {
    if (talk.turns.length === 0 && talk.draft === '') sessionStorage.removeItem(talkKey)
    else sessionStorage.setItem(talkKey, JSON.stringify(talk))
  } catch {
    // Storage may be full or forbidden; then the conversation lasts as long as the page.
  }
}

const isTalk = (stored: unknown): stored is Talk =>
  typeof stored === 'object' &&
  stored !== null &&
  Array.isArray((stored as Talk).turns) &&
  (stored as Talk).turns.every(({ id, question, answer }) => id && question && answer)
