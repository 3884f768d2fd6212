import type { ExperienceLevel, PostedWithin, WorkMode } from '#contracts/vocabulary.ts'
import { experienceFromText } from '#domain/jobs/experience-level.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { writtenOut } from '#domain/matching/words/title-words.ts'
import { splitWords } from '#domain/matching/words/words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { spokenText } from '#domain/text/spoken-spanish.ts'
import { askedPay } from './asked-pay.ts'
import { type AskedPlace, askedPlaces } from './asked-place.ts'
import { FILLER_WORDS, SEARCH_WORDS } from './query-filler.data.ts'

/** A typed search taken apart: the words for the ads, and what filters say better. */
export interface UnderstoodQuery {
  /** What must be in the ads: trade, skill, company. Folded, '' for none. */
  q: string
  /** Working terms, which are also words of ads: 'noche', 'medio tiempo'. */
  terms: string[]
  places: AskedPlace[]
  /** Everywhere in Peru was named. */
  isEverywhere: boolean
  mode: WorkMode[]
  /** Remote besides the place: 'en Lima o remoto'. */
  orRemote: boolean
  experience: ExperienceLevel | null
  minPay: number | null
  dollars: number | null
  isPayShown: boolean
  days: PostedWithin | null
  isNewest: boolean
  /** It says that work is looked for: 'busco', 'chamba'. */
  speaksOfWork: boolean
}

interface Sign<T> {
  pattern: RegExp
  value: T
}
const sign = <T>(value: T, ...forms: string[]): Sign<T> => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${forms.join('|')})(?![\p{L}\d])`, 'gu'),
  value,
})

const MODES: readonly Sign<WorkMode>[] = [
  sign<WorkMode>(
    'remote',
    '(?:100 ?% |trabajo |modo |modalidad )?remot[oa]s?',
    'home ?office',
    'teletrabajo',
    '(?:desde|en) (?:mi |la |tu )?(?:casa|jato|hogar|domicilio)',
    'a distancia',
    'virtual(?:es)?',
    'online',
  ),
  sign<WorkMode>('hybrid', 'hibrid[oa]s?', 'semi ?presencial(?:es)?', 'mixt[oa]s?'),
  sign<WorkMode>('onsite', '(?:100 ?% )?presencial(?:es)?'),
]

const NO_EXPERIENCE: readonly Sign<ExperienceLevel>[] = [
  sign<ExperienceLevel>(
    '0-1',
    'sin (?:nada de |mucha |ninguna )?experiencia',
    'no (?:pidan?|piden?|exijan?|requieran?|tenga|tengo|tiene|necesite|sea necesaria)(?: mucha| ninguna| tanta| de)? experiencia',
    'con o sin experiencia',
    'primer (?:empleo|trabajo|chamba)',
    'primera chamba',
    'nunca (?:he|ha) trabajado',
  ),
]
const EXPERIENCE =
  /(?:con |de |tengo |y |mas de )*(?:\d{1,2}|un) (?:anos?|meses) (?:de |en )?experiencia|experiencia (?:de |minima de |minima )?(?:\d{1,2}|un) (?:anos?|meses)/

const DAYS: readonly Sign<PostedWithin>[] = [
  sign<PostedWithin>(1, '(?:de |publicad[oa]s? )hoy(?: dia)?', 'ultim[oa]s 24 ?h(?:ora)?s', 'de hoy'),
  sign<PostedWithin>(3, '(?:los |de los |en los )?ultimos (?:2|3) dias'),
  sign<PostedWithin>(7, '(?:de |en )?(?:esta|la ultima|la|una) semana', '(?:los )?ultimos 7 dias'),
  sign<PostedWithin>(30, '(?:de |en )?(?:este|el ultimo) mes', '(?:los )?ultimos 30 dias'),
]
/** Said of oneself, and nothing that ads have. */
const OF_ONESELF = sign(
  true,
  'sin estudios',
  'de lo que sea',
  'de todo(?: un poco)?',
  'lo que (?:sea|haya|caiga)',
)
const NEWEST = sign(true, '(?:los |las |lo )?(?:mas )?(?:recientes?|nuev[oa]s)', 'lo ultimo')
const EVERYWHERE = sign(
  true,
  '(?:en |a |por )?(?:todo el (?:peru|pais)|todo peru|nivel nacional|cualquier (?:lugar|lado|parte|ciudad|distrito)|donde sea)',
)
const OR_REMOTE = /(?:^|\s)(?:o|y|u)(?: tambien| de manera| que sea)? (?:remot|desde (?:mi )?casa|home)/

/** How time is worked, with the word that ads have. One of a group replaces another. */
export const TERM_GROUPS = [
  {
    noche: '(?:turno |de |en |por )*(?:la |las )?noch(?:e|es)(?! ?buenas)|nocturn[oa]s?|madrugada|amanecida',
    dia: '(?:turno |de |en el )+dia',
    tarde: '(?:turno |de |en |por )+(?:la |las )?tardes?',
    mañana: '(?:turno |de |en |por )+(?:la |las )?mananas?',
  },
  {
    'medio tiempo': 'medio tiempo|media jornada|tiempo parcial|medio turno',
    'part time': 'part ?time',
    'tiempo completo': 'tiempo completo|full ?time|jornada completa',
    'fin de semana': '(?:de |los |para |el |por |en )*(?:fin|fines|finde|findes) (?:de )?semana',
  },
] as const
const TERMS = TERM_GROUPS.flatMap((group) => Object.entries(group).map(([term, forms]) => sign(term, forms)))
const NOT_TERM =
  /\bno (?:(?:sea|quiero|me gusta) )?(?:(?:de|en|por) )*(?:la )?(?:noche|tarde|manana|madrugada)/g

/** Takes each sign out of a text; the values in the order of the table. */
function take<T>(text: string, signs: readonly Sign<T>[]): { values: T[]; rest: string } {
  let rest = text
  const values: T[] = []
  for (const { pattern, value } of signs) {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) values.push(value)
    rest = without
  }
  return { values, rest }
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{N}+#./]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[./]+(?!net)|[./]+$/g, ''))
    .filter((word) => word !== '')

/** The positions of words in names of several words that the taxonomy knows: 'trabajo' in 'trabajo social' is no filler. */
function inNames(words: readonly string[]): Set<number> {
  const kept = new Set<number>()
  const { occupationNames } = productTaxonomy()
  const split = splitWords(words.join(' '))
  if (split.length !== words.length) return kept
  for (const from of split.keys()) {
    const found = occupationNames.longest(split, from)
    if (found && found.end - from > 1 && !SEARCH_VERBS.test(words[from]!))
      for (let at = from; at < found.end; at++) kept.add(at)
  }
  return kept
}
const SEARCH_VERBS = /^(?:busc|quier|necesit|hay|tien|soy|chamb|empleo)/

/** The words with a subject, and the small ones between two of them. */
function subject(words: readonly string[], positions: readonly number[], kept: ReadonlySet<number>): string {
  const large = positions.filter(
    (at) =>
      kept.has(at) ||
      (!FILLER_WORDS.has(words[at]!) && !SEARCH_WORDS.has(words[at]!) && !/^\d+$/.test(words[at]!)),
  )
  const all = new Set(positions)
  const joined: string[] = []
  for (const [index, at] of large.entries()) {
    const last = large[index - 1]
    if (
      last !== undefined &&
      at - last === 2 &&
      all.has(at - 1) &&
      /^(?:de|del|en|y|para|a|al)$/.test(words[at - 1]!)
    )
      joined.push(words[at - 1]!)
    joined.push(words[at]!)
  }
  return joined.join(' ')
}

/** Words as they were typed, with their accents, by their folded form. */
const typedWords = (source: string): ReadonlyMap<string, string> =>
  new Map(wordsOf(source.normalize('NFC').toLowerCase()).map((word) => [foldText(word), word]))

/** Why somebody looks is in no ad, and neither is what is not wanted. */
const BECAUSE = /^((?:\S+ ){3,}?)(?:porque|ya que|debido a) .*$/
const UNWANTED =
  /(?<![\p{L}\d])(?:(?:que|y|pero) )*(?:no sean? (?:de |en )?(?:la |los )?\p{L}+|sin (?:los )?(?:fin|fines) de semana)/gu

/** 'Buenas noches' is no shift. */
const GREETED = /(?<![\p{L}\d])(?:muy )?(?:buen[oa]s?) (?:dias?|tardes?|noches?)(?![\p{L}\d])/gu

/** Takes a typed or spoken search apart. Whatever it cannot read stays in `q`. */
export function understandQuery(source: string): UnderstoodQuery {
  const spoken = spokenText(source)
    .replaceAll(/\b(?:a|al) toque\b/g, ' ')
    .replace(GREETED, ' ')
    .replace(BECAUSE, '$1')
    .replace(UNWANTED, ' ')
  const speaksOfWork = wordsOf(spoken).some((word) => SEARCH_WORDS.has(word))
  const orRemote = OR_REMOTE.test(spoken)
  const pay = askedPay(spoken)
  const none = take(pay.rest, NO_EXPERIENCE)
  const asked = EXPERIENCE.exec(none.rest)
  const afterYears = asked ? none.rest.replace(asked[0], ' ') : none.rest
  const mode = take(afterYears, MODES)
  const days = take(mode.rest, DAYS)
  const newest = take(days.rest, [NEWEST])
  const everywhere = take(newest.rest, [EVERYWHERE])
  const plain = take(everywhere.rest.replace(NOT_TERM, ' '), [OF_ONESELF])
  const terms = take(plain.rest, TERMS)
  const words = wordsOf(terms.rest).map(writtenOut)
  const typed = typedWords(source)
  const kept = inNames(words)
  const { places, rest } = askedPlaces(words, kept)
  return {
    q: subject(words, rest, kept)
      .split(' ')
      .map((word) => typed.get(word) ?? word)
      .join(' '),
    terms: terms.values,
    places,
    isEverywhere: everywhere.values.length > 0,
    mode: mode.values,
    orRemote: orRemote && places.length > 0,
    experience: none.values[0] ?? (asked ? experienceFromText(asked[0]) : null),
    minPay: pay.minPay,
    dollars: pay.dollars,
    isPayShown: pay.isShown,
    days: days.values[0] ?? null,
    isNewest: newest.values.length > 0 && days.values.length === 0,
    speaksOfWork,
  }
}
