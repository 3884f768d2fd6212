import type { Colleague } from '#contracts/applications/notes.contract.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** What is typed after an '@' that may become a mention: where the '@' stands, and the letters up to the caret. */
export interface OpenMention {
  start: number
  query: string
}

/** No name has more letters: after that an '@' is only a sign. */
const longestQuery = 40

/** The mention that is being typed at the caret; null: none. An '@' inside a word (an address) is none. */
export function openMention(text: string, caret: number): OpenMention | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || (start > 0 && /[\p{L}\p{N}._-]/u.test(text.charAt(start - 1)))) return null
  const query = text.slice(start + 1, caret)
  return query.length > longestQuery || /[\n@]/.test(query) || query.startsWith(' ') ? null : { start, query }
}

/** The colleagues with a name whose word begins with what is typed. */
export function colleaguesFor(colleagues: readonly Colleague[], query: string): Colleague[] {
  const typed = foldText(query)
  return colleagues.filter(({ name }) => ` ${foldText(name)}`.includes(` ${typed}`))
}

/** The text with the name in place of what was typed, and where the caret then stands. */
export function withMention(
  text: string,
  { start, query }: OpenMention,
  name: string,
): { text: string; caret: number } {
  const after = text.slice(start + 1 + query.length)
  const written = `@${name}${/^[\s.,;:?!]/.test(after) ? '' : ' '}`
  return { text: text.slice(0, start) + written + after, caret: start + written.length }
}

/** Those whose '@name' is in the text. */
export const mentionedIn = (text: string, colleagues: readonly Colleague[]): number[] =>
  colleagues.filter(({ name }) => text.includes(`@${name}`)).map(({ userId }) => userId)

/** The text in pieces, the mentions apart. The longest name first: 'Ana María' is not 'Ana'. */
export function splitMentions(
  text: string,
  mentions: readonly Colleague[],
): { text: string; isMention: boolean }[] {
  const marks = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const pieces: { text: string; isMention: boolean }[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const mark = marks.find((name) => text.startsWith(name, at))
    if (mark === undefined) {
      plain += text.charAt(at)
      at++
      continue
    }
    if (plain) pieces.push({ text: plain, isMention: false })
    plain = ''
    pieces.push({ text: mark, isMention: true })
    at += mark.length
  }
  return plain ? [...pieces, { text: plain, isMention: false }] : pieces
}
