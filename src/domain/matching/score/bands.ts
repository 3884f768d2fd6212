/** Shown instead of a score if there is not enough data. */
export const noScoreText = 'Sin datos suficientes'

/** The documented bands of a match for the professional. */
export function matchBand(
  score: number,
): 'Excelente Match' | 'Buen Match' | 'Match Moderado' | 'Match Básico' {
  if (score >= 80) return 'Excelente Match'
  if (score >= 60) return 'Buen Match'
  return score >= 40 ? 'Match Moderado' : 'Match Básico'
}

/** The documented labels of the compatibility page. */
export function compatibilityLabel(score: number): string {
  if (score >= 90) return 'Excelente'
  if (score >= 80) return 'Muy bueno'
  if (score >= 60) return 'Bueno'
  return score >= 40 ? 'Regular' : 'Necesita mejorar'
}

/** The documented bands for the confidence of a suggested service. */
export function confidenceBand(confidence: number): 'Muy alta' | 'Alta' | 'Media' | 'Baja' {
  if (confidence >= 90) return 'Muy alta'
  if (confidence >= 75) return 'Alta'
  return confidence >= 60 ? 'Media' : 'Baja'
}
