import type { Match } from '#contracts/match-fields.ts'

/** The parts of a score, as a person calls them. A part that this page does not know is shown by no name. */
const partLabels: Record<string, string> = {
  skills: 'Habilidades',
  title: 'Puesto',
  years: 'Años y nivel',
  place: 'Lugar y modalidad',
  languages: 'Idiomas',
  education: 'Estudios',
  pay: 'Sueldo',
  words: 'Palabras del aviso',
}

export const partLabel = (part: string): string => partLabels[part] ?? 'Otro criterio'

/** 'entre 62 y 84', or null where everything that counts is known. */
export const intervalText = ({ low, high }: Pick<Match, 'low' | 'high'>): string | null =>
  low === high ? null : `entre ${low} y ${high}`
