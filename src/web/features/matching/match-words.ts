import type { Match } from '#contracts/matching/match-fields.ts'
import type { ReasonVoice } from '#domain/matching/reasons/reason-text.ts'

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

/** What a score would be if nothing were unknown; null where everything that counts is known. */
export function intervalText({ low, high }: Pick<Match, 'low' | 'high'>, voice: ReasonVoice): string | null {
  if (low === high) return null
  return voice === 'professional'
    ? `Si completas tu perfil, quedaría entre ${low} y ${high}. Lo que no sabemos no cuenta como cero.`
    : `A su perfil le faltan datos: con ellos quedaría entre ${low} y ${high}. Lo que no sabemos no cuenta como cero.`
}
