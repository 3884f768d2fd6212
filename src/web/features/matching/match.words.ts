import type { Match } from '#contracts/matching/match-fields.ts'
import type { ReasonVoice } from '#domain/matching/reasons/reason.words.ts'

/** The names of a score's parts. An unknown part is shown without a name. */
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

/** The interval of a score if the unknown values were known; null when all of them are. */
export function intervalText({ low, high }: Pick<Match, 'low' | 'high'>, voice: ReasonVoice): string | null {
  if (low === high) return null
  return voice === 'professional'
    ? `Si completas tu perfil, quedaría entre ${low} y ${high}. Lo que no sabemos no cuenta como cero.`
    : `A su perfil le faltan datos: con ellos quedaría entre ${low} y ${high}. Lo que no sabemos no cuenta como cero.`
}
