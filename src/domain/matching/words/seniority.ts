import type { Rank } from '#domain/matching/types.ts'
const RANKS: readonly [RegExp, Rank][] = [
  [/^(?:director|directora|directores|ceo|cfo|cto|coo|cmo|vicepresident[ea]|presidente)$/, 7],
  [/^(?:gerent[ea]|gerencia|manager|subgerent[ea])$/, 6],
  [/^(?:jef[ea]|head|superintendente|subjefe)$/, 5],
  [/^(?:coordinador|coordinadora|supervisor|supervisora|lead|lider|capataz)$/, 4],
  [/^(?:senior|sr|especialista|specialist|expert[oa]|residente|encargad[oa])$/, 3],
  [/^(?:analista|analyst|ejecutiv[oa]|tecnic[oa])$/, 2],
  [
    /^(?:asistente|asistenta|auxiliar|ayudante|assistant|apoyo|junior|jr|operari[oa]|trainee|egresad[oa]|bachiller)$/,
    1,
  ],
  [/^(?:practicante|practicas|pasante|becari[oa]|intern|aprendiz|secigra|secigrista|estudiante)$/, 0],
]
/** What an English 'manager' looks after where no people are led: 'Community Manager' is a worker of the trade. */
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
/** Words of a title that say how high, or for whom, and nothing of the work itself. */
const PURE_RANK =
  /^(?:senior|sr|ssr|semisenior|semi|junior|jr|trainee|lead|i{1,3}|iv|v|1|2|3|full|time|part|tiempo|zona|sede|urgente|remot[oa]|remote|hibrid[oa]|presencial|teletrabajo|rotativ[oa]s?|vacantes?|latam|startups?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|septiembre|octubre|noviembre|diciembre)$/

/** The rank that a word of a title names. */
export function rankOfWord(word: string): Rank | null {
  return RANKS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/**
 * The rank of a title by its words, folded: what comes first counts ('Asistente de gerencia' assists), except that
 * 'junior' and 'senior' count wherever they stand. Null: the title names none.
 */
export function rankOfTitle(words: readonly string[]): Rank | null {
  const ranks = words.map((word, at) => {
    // 'Secretaria de gerencia' leads nobody; 'Gerencia de ventas' does.
    if (word === 'gerencia' && at > 0) return null
    // A botica's technical director is its pharmacist.
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

/** Words like 'senior' and 'II', that are no part of the name of any work. */
export function isPureRank(word: string): boolean {
  return PURE_RANK.test(word)
}
