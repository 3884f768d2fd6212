import type { Rank } from '#domain/matching/types.ts'
const ASSISTANTS = [
  'asistente',
  'asistenta',
  'auxiliar',
  'ayudante',
  'assistant',
  'apoyo',
  'junior',
  'jr',
  'operari[oa]',
  'trainee',
  'egresad[oa]',
  'bachiller',
]
const RANKS: readonly [RegExp, Rank][] = [
  [/^(?:director|directora|directores|ceo|cfo|cto|coo|cmo|vicepresident[ea]|presidente)$/, 7],
  [/^(?:gerent[ea]|gerencia|manager|subgerent[ea])$/, 6],
  [/^(?:jef[ea]|head|superintendente|subjefe)$/, 5],
  [/^(?:coordinador|coordinadora|supervisor|supervisora|lead|lider|capataz)$/, 4],
  [/^(?:senior|sr|especialista|specialist|expert[oa]|residente|encargad[oa])$/, 3],
  [/^(?:analista|analyst|ejecutiv[oa]|tecnic[oa])$/, 2],
  [new RegExp(`^(?:${ASSISTANTS.join('|')})$`), 1],
  [/^(?:practicante|practicas|pasante|becari[oa]|intern|aprendiz|secigra|secigrista|estudiante)$/, 0],
]
/** What an English 'manager' manages if not people: a 'Community Manager' is a regular worker. */
const MANAGED_THINGS: Readonly<Record<string, Rank>> = {
  community: 2,
  account: 3,
  accounts: 3,
  case: 3,
  traffic: 3,
  office: 4,
  product: 4,
  project: 4,
  brand: 5,
}
/** Words of a title about rank or target group, not about the work. */
const PURE_RANK_WORDS = [
  'senior',
  'sr',
  'ssr',
  'semisenior',
  'semi',
  'junior',
  'jr',
  'trainee',
  'lead',
  'i{1,3}',
  'iv',
  'v',
  '1',
  '2',
  '3',
  'full',
  'time',
  'part',
  'tiempo',
  'zona',
  'sede',
  'urgente',
  'remot[oa]',
  'remote',
  'hibrid[oa]',
  'presencial',
  'teletrabajo',
  'rotativ[oa]s?',
  'vacantes?',
  'latam',
  'startups?',
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'setiembre',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const PURE_RANK = new RegExp(`^(?:${PURE_RANK_WORDS.join('|')})$`)

/** The rank that one word of a title names. */
export function rankOfWord(word: string): Rank | null {
  return RANKS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/**
 * The rank of a title by its folded words: the first rank counts ('Asistente de gerencia' is an assistant), except that 'junior'
 * and 'senior' count anywhere. Null: the title names none.
 */
export function rankOfTitle(words: readonly string[]): Rank | null {
  const ranks = words.map((word, at) => {
    // 'Secretaria de gerencia' is not a manager; 'Gerencia de ventas' is.
    if (word === 'gerencia' && at > 0) return null
    // The technical director of a pharmacy is its pharmacist.
    if (/^directora?$/.test(word) && /^tecnic[oa]$/.test(words[at + 1] ?? '')) return 3
    return word === 'manager' ? (MANAGED_THINGS[words[at - 1] ?? ''] ?? 6) : rankOfWord(word)
  })
  const first = ranks.find((rank) => rank !== null) ?? null
  if (first === null || first >= 4 || first <= 0) return first
  if (words.some((word) => /^(?:practicante|practicas|trainee|intern)$/.test(word))) return 0
  if (words.some((word) => /^(?:junior|jr)$/.test(word))) return 1
  if (words.some((word) => /^(?:senior|sr)$/.test(word))) return 3
  return first
}

/** Words such as 'senior' and 'II', which never belong to the name of a work. */
export function isPureRank(word: string): boolean {
  return PURE_RANK.test(word)
}
