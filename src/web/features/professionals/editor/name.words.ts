import { longestSkill } from '#contracts/professionals/profile-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

/** What the editors of a profile's names say. */
export const nameWords = {
  skill: {
    label: 'Agregar una habilidad',
    list: 'Tus habilidades',
    suggested: 'Habilidades sugeridas',
    removed: 'Habilidad quitada',
    hint: 'Elige una sugerencia o escribe la tuya y presiona Enter.',
    placeholder: 'Excel, atención al cliente…',
    maxLength: longestSkill,
  },
  certification: {
    label: 'Agregar una certificación',
    list: 'Tus certificaciones',
    suggested: 'Certificaciones sugeridas',
    removed: 'Certificación quitada',
    hint: 'Escribe su nombre y presiona Enter.',
    placeholder: 'Power BI Data Analyst (PL-300)',
    maxLength: mostLetters.line,
  },
}
