const small = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
]

/** A small number before a noun, as sentences have it: 'siete', 'una' for a feminine noun; '16' and above in digits. */
export const spelledNumber = (value: number, gender: 'masculine' | 'feminine' = 'masculine'): string =>
  value === 1 && gender === 'feminine' ? 'una' : (small[value] ?? String(value))

/** 'una hora', '24 horas': how long a link is valid. */
export const hoursInWords = (hours: number): string =>
  hours === 1 ? `${spelledNumber(hours, 'feminine')} hora` : `${hours} horas`
