import { expect, test } from 'vitest'
import { timelineWords } from './timeline.words.ts'

const entry = { by: 'company' as const, person: 'Lucía', status: null, stage: null, count: 0 }

test.each([
  [
    { ...entry, kind: 'note' as const, count: 2 },
    { what: 'Nota del equipo con 2 archivos', who: 'Lucía' },
  ],
  [
    { ...entry, kind: 'cv_opened' as const, person: null },
    { what: 'Abrieron su CV', who: 'Tu equipo' },
  ],
  [
    { ...entry, kind: 'applied' as const, by: 'professional' as const, person: null, count: 1 },
    { what: 'Postuló con 1 respuesta', who: null },
  ],
  [
    { ...entry, kind: 'status' as const, status: 'interviewed' as const },
    { what: 'Entrevistado', who: 'Lucía' },
  ],
  [
    { ...entry, kind: 'status' as const, status: 'viewed' as const, by: 'system' as const },
    { what: 'Visto', who: 'La abrió Lucía' },
  ],
])('%j', (happened, words) => {
  expect(timelineWords(happened)).toEqual(words)
})
