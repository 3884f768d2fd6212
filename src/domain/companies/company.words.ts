/** What a company says of itself on its page, a sentence each. */
export function companySays({
  size,
  places,
  responseDays,
}: {
  size: string | null
  places: readonly string[]
  responseDays: number | null
}): string[] {
  return [
    ...(size === null ? [] : [`Equipo de ${sizeName(size)}.`]),
    ...(places.length === 0 ? [] : [`También está en ${inWords(places)}.`]),
    ...(responseDays === null
      ? []
      : [`Promete responder cada postulación en ${responseDays} ${responseDays === 1 ? 'día' : 'días'}.`]),
  ]
}

/** '11 a 50 personas', 'más de 500 personas'. */
export const sizeName = (size: string): string =>
  size.endsWith('+') ? `más de ${size.slice(0, -1)} personas` : `${size.replace('-', ' a ')} personas`

const inWords = (names: readonly string[]): string => new Intl.ListFormat('es').format(names)

/** 'Responde al 92 % en 4 días (mediana), según 120 postulaciones de los últimos 12 meses'. */
export function answersSay({
  applications,
  answered,
  medianDays,
  months,
}: {
  applications: number
  answered: number
  medianDays: number | null
  /** The time that was measured. */
  months: number
}): string {
  const basis = `según ${applications} postulaciones de los últimos ${months} meses`
  if (medianDays === null) return `No respondió ninguna postulación, ${basis}`
  const rate = Math.round((100 * answered) / applications)
  return `Responde al ${rate} % en ${medianInWords(medianDays)} (mediana), ${basis}`
}

function medianInWords(days: number): string {
  const rounded = Math.round(days)
  if (rounded < 1) return 'menos de un día'
  return rounded === 1 ? '1 día' : `${rounded} días`
}
