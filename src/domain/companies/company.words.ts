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
