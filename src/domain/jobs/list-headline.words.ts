import { workModeLabel, type WorkMode } from '#contracts/vocabulary.ts'

/** What a list contains. `place` is the common name. */
export interface ListSubject {
  q?: string
  category?: string
  place?: string
  mode?: readonly WorkMode[]
}

/** 'Empleos de Ventas en Cusco', 'Empleos de “contador” · Finanzas': the title of a list. */
export function listHeadline({ q = '', category = '', place = '', mode = [] }: ListSubject): string {
  const isRemote = mode.length === 1 && mode[0] === 'remote'
  const modes = mode.length === 1 && !isRemote ? ` · ${workModeLabel(mode[0]!)}` : ''
  const subject =
    q === '' ? `Empleos${category && ` de ${category}`}` : `Empleos de “${q}”${category && ` · ${category}`}`
  return `${subject}${isRemote ? ' remotos' : ''}${place && ` en ${place}`}${modes}`
}
