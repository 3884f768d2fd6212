import { ASKS, IS, TELLS } from './sentence-verbs.data.ts'

/** What a clause does: it asks for work, says what somebody is, or tells about them. */
export type Clause = 'asks' | 'is' | 'tells'

/** Before these, 'trabajo' and 'chamba' are what somebody has or lost, not what is asked for. */
const OWN_BEFORE = /^(?:sin|de|del|el|en|mi|mis|su|tu|yo|este|ese|al|mucho|tanto)$/
const JOB_NOUN = /^(?:trabajo|trabajos|chamba|chambas|empleo|puesto|algun|alguna)$/
const MOST = 3
/** Verbs of what is told that would be nouns in a search: 'estudio contabilidad'. */
const ALSO_NOUNS = /^(?:estudio|manejo|cocina|cose|vendo|lavo)$/

/** The longest marker that begins at a word: what it begins, and in how many words. */
function markerAt(words: readonly string[], at: number): { clause: Clause; length: number } | null {
  for (let length = Math.min(MOST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    if (TELLS.test(phrase)) return { clause: 'tells', length }
    if (IS.test(phrase)) return { clause: 'is', length }
    if (ASKS.test(phrase) && !(JOB_NOUN.test(words[at]!) && OWN_BEFORE.test(words[at - 1] ?? '')))
      return { clause: 'asks', length }
  }
  return null
}

/**
 * A spoken text by what its clauses do. 'Antes era chofer, quiero algo de almacén' asks for 'almacén'. What has no such words belongs to the
 * clause before, if the text asks elsewhere, and asks otherwise. What is asked for is in pieces, which may be parts of a story.
 */
export function clausesOf(text: string): { asks: string[]; is: string; tells: string; isAsked: boolean } {
  const found: { clause: Clause | null; words: string[] }[] = []
  for (const piece of text.split(/[,;:!?()\n]+|(?<=\p{L}{6})\.(?= )/u)) {
    const words = piece.split(' ').filter(Boolean)
    found.push({ clause: null, words: [] })
    for (let at = 0; at < words.length;) {
      const marker = markerAt(words, at)
      const length = marker?.length ?? 1
      // 'Quiero trabajar de' is one beginning.
      const goesOn =
        marker?.clause === 'asks' && found.at(-1)!.clause === 'asks' && isOnlyMarkers(found.at(-1)!.words)
      if (marker && !goesOn) found.push({ clause: marker.clause, words: [] })
      const isVerb = marker !== null && ALSO_NOUNS.test(words[at]!)
      found.at(-1)!.words.push(...words.slice(isVerb ? at + 1 : at, at + length))
      at += length
    }
  }
  const isAsked = found.some(({ clause }) => clause === 'asks')
  const parts: Record<Clause, string[]> = { asks: [], is: [], tells: [] }
  let last: Clause = 'asks'
  for (const { clause, words } of found) {
    if (words.length === 0) continue
    last = clause ?? (isAsked ? last : 'asks')
    parts[last].push(words.join(' '))
  }
  return { asks: parts.asks, is: parts.is.join(' '), tells: parts.tells.join(' '), isAsked }
}

const isOnlyMarkers = (words: readonly string[]): boolean =>
  words.every((word) => ASKS.test(word) || /^(?:un|una|que|de|a)$/.test(word))
