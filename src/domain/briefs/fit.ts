/** What is known of a professional who might do what a brief asks. */
export interface Candidate {
  professionalId: number
  /** The service that is nearest to the brief. */
  serviceTitle: string
  /** It is of the brief's own category; otherwise of its group. */
  isOfCategory: boolean
  /** 0-100; null: the profile says too little about work. */
  score: number | null
  /** The skills that the brief asks for and the person has, by name. */
  skills: readonly string[]
}

export interface Fit {
  professionalId: number
  /** In Spanish, the strongest first. */
  reasons: string[]
}

const namedSkills = 3

/** Those who fit, the best first: who sells the category, and who sells something near and scores as a suggestion must. */
export function fitting(
  candidates: readonly Candidate[],
  { most, leastScore }: { most: number; leastScore: number },
): Fit[] {
  return candidates
    .filter(({ isOfCategory, score }) => isOfCategory || (score ?? 0) >= leastScore)
    .toSorted(
      (one, other) =>
        Number(other.isOfCategory) - Number(one.isOfCategory) ||
        (other.score ?? 0) - (one.score ?? 0) ||
        one.professionalId - other.professionalId,
    )
    .slice(0, most)
    .map((one) => ({ professionalId: one.professionalId, reasons: reasonsOf(one) }))
}

function reasonsOf({ serviceTitle, skills }: Candidate): string[] {
  const named = skills.slice(0, namedSkills)
  const bySkills =
    named.length === 0
      ? []
      : [`Por tu${named.length === 1 ? ' habilidad' : 's habilidades'}: ${named.join(', ')}`]
  return [`Por tu servicio “${serviceTitle}”`, ...bySkills]
}

/** The reasons as the company reads them. */
export const reasonsOfOther = (reasons: readonly string[]): string[] =>
  reasons.map((reason) =>
    reason.replace(/^Por tus? /, 'Por su ').replace(/^Por su habilidades/, 'Por sus habilidades'),
  )
