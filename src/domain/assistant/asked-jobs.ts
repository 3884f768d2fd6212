import type { WorkMode } from '#contracts/vocabulary.ts'
import type { JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { TERM_GROUPS } from '#domain/jobs/search/query-signs.ts'
import {
  closenessOf,
  type UnderstoodQuery,
  understandSentence,
} from '#domain/jobs/search/understood-query.ts'
import { isPureRank } from '#domain/matching/words/seniority.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { emptyQuery } from './empty-query.ts'
import { BEGINS_ANEW, CORRECTS, NAMES_OF_FILTERS } from './question-signs.data.ts'
import type { Memory } from './understanding.ts'

const join = (...parts: (string | readonly string[])[]): string => parts.flat().filter(Boolean).join(' ')

/** The search that a question names by itself. */
export function freshQuery(found: UnderstoodQuery): JobQuery {
  return {
    ...emptyQuery,
    q: join(found.q, found.terms),
    location: found.places[0]?.slug ?? '',
    withRemote: found.orRemote,
    mode: found.orRemote ? [] : found.mode,
    experience: found.experience === null ? [] : [found.experience],
    minPay: found.minPay,
    withSalary: found.isPayShown,
    days: found.days,
    sort: found.isNewest ? 'recent' : null,
  }
}

/** From here on, words name a trade for sure. */
const certainly = 80

/** Whether words take the place of a trade: 'de cajero' does, but 'profesor' with 'de matemática' is one trade. */
const isOtherTrade = (text: string, old: string, words: string): boolean =>
  closenessOf(words) >= certainly &&
  (/^(?:y|o|tambien|ahora) (?:de|para|como)\b/.test(text) ||
    closenessOf(`${old} de ${words}`) < closenessOf(words) - 5)

/** The trade of a search without what narrows it: 'chofer' of 'chofer de camión'. */
function headOf(q: string): string {
  const words = q.split(' ')
  const length = words.findIndex((_, at) => closenessOf(words.slice(0, at + 1).join(' ')) >= certainly)
  return length < 0 ? '' : words.slice(0, length + 1).join(' ')
}

/** Narrows what was asked: 'de camión', 'con inglés', 'senior'. */
const NARROWS =
  /^(?:(?:y|o|pero|ah|ya|solo|mejor|tambien|si|no) )*(?:de|en|con|que|para|por|es|era|fuera|seria|se|tengo|se \p{L}+r)\b/u

/** The words of a search that goes on from another. */
function nextWords(text: string, old: string, words: string, isCorrected: boolean): string {
  if (words === '' || old === '') return words || old
  if (isOtherTrade(text, old, words)) return words
  const isNarrower = NARROWS.test(text) || words.split(' ').every((word) => isPureRank(foldText(word)))
  if (isCorrected) return closenessOf(words) >= certainly ? words : join(isNarrower ? headOf(old) : '', words)
  return isNarrower ? join(old, words) : words
}

const termsIn = (q: string): { terms: string[]; rest: string } => {
  let rest = ` ${q} `
  const terms: string[] = []
  for (const term of TERM_GROUPS.flatMap((group) => Object.keys(group)))
    if (rest.includes(` ${term} `)) {
      terms.push(term)
      rest = rest.replace(` ${term} `, ' ')
    }
  return { terms, rest: rest.trim() }
}

/** New working terms beside the old ones; one of a group takes the place of another. */
function mergedTerms(old: readonly string[], added: readonly string[]): string[] {
  const groupOf = (term: string) => TERM_GROUPS.findIndex((group) => term in group)
  const replaced = new Set(added.map(groupOf))
  return [...old.filter((term) => !replaced.has(groupOf(term))), ...added]
}

/** A question in between does not end a search: 'más de 3000' goes on from it. */
const isBackFromHelp = (found: UnderstoodQuery, tool: Memory['tool']): boolean =>
  tool === 'help' && found.q === '' && !found.speaksOfWork

/** Whether a question begins a new search: it says what to look for, and that it looks. */
const beginsAnew = (text: string, found: UnderstoodQuery, { tool, query }: Memory): boolean =>
  (tool !== 'jobs' && !isBackFromHelp(found, tool)) ||
  (query.q === '' && query.location === '' && query.mode.length === 0) ||
  (found.q !== '' && BEGINS_ANEW.test(text) && !CORRECTS.test(text) && !/^(?:y|o|pero|ya|solo)\b/.test(text))

const isOf = (list: readonly string[], word: string): boolean => list.includes(word)

/** A search without what somebody does not want of it: 'que no sea de noche', 'quita el sueldo', 'ya no en Lince'. */
function withoutUnwanted(query: JobQuery, unwanted: string): JobQuery {
  if (unwanted === '') return query
  const named = understandSentence(unwanted)
  const drops = (filter: keyof typeof NAMES_OF_FILTERS) => NAMES_OF_FILTERS[filter].test(unwanted)
  const { terms, rest } = termsIn(query.q)
  const words = named.q === '' ? [] : named.q.split(' ')
  return {
    ...query,
    q: join(
      rest.split(' ').filter((word) => !isOf(words, word)),
      drops('terms') ? [] : terms.filter((term) => !isOf(named.terms, term)),
    ),
    location:
      drops('location') || named.places.some(({ slug }) => slug === query.location) ? '' : query.location,
    mode: drops('mode') ? [] : query.mode.filter((mode) => !isOf(named.mode, mode)),
    experience: drops('experience') || named.experience !== null ? [] : query.experience,
    minPay: drops('pay') ? null : query.minPay,
    withSalary: !drops('pay') && query.withSalary,
    days: drops('days') ? null : query.days,
  }
}

/** A question goes on from the last search: what it names takes the place of what was asked, and the rest stays. */
export function askedJobs(text: string, found: UnderstoodQuery, memory: Memory): JobQuery {
  const fresh = freshQuery(found)
  if (beginsAnew(text, found, memory)) return fresh
  const query = withoutUnwanted(memory.query, found.unwanted)
  const old = termsIn(query.q)
  const isCorrected = CORRECTS.test(text)
  const words = nextWords(text, old.rest, found.q, isCorrected && found.unwanted === '')
  const isWhole = found.q !== '' && found.places.length > 0
  return {
    ...query,
    q: join(
      words,
      found.q !== '' && !isCorrected && isWhole ? found.terms : mergedTerms(old.terms, found.terms),
    ),
    location: found.isEverywhere ? '' : fresh.location || query.location,
    province: '',
    district: '',
    withRemote: fresh.withRemote || (query.withRemote && found.mode.length === 0),
    mode: askedMode(text, found.mode, query.mode),
    experience: found.experience === null ? query.experience : [found.experience],
    minPay: found.minPay ?? query.minPay,
    withSalary: found.isPayShown || query.withSalary,
    days: found.days ?? query.days,
    sort: fresh.sort ?? query.sort,
  }
}

/** 'O híbrido' is added, 'solo remoto' takes the place. */
function askedMode(text: string, named: readonly WorkMode[], old: readonly WorkMode[]): WorkMode[] {
  if (named.length === 0) return [...old]
  const isAdded = /^(?:o|u|tambien|y tambien)\b|\btambien$/.test(text)
  return isAdded ? [...new Set([...old, ...named])] : [...named]
}
