import { expect, test } from 'vitest'
import { draftOf, fromTemplate, leftOut, placesFor, swapped, withStage } from './stages-draft.ts'

const stage = (
  id: number,
  name: string,
  status: 'pending' | 'preselected' | 'hired' | 'rejected',
  count = 0,
) => ({
  id,
  name,
  status,
  goalDays: null,
  count,
})
const stages = [
  stage(1, 'Nuevos', 'pending', 2),
  stage(2, 'Llamada', 'preselected', 1),
  stage(3, 'Prueba', 'preselected', 4),
  stage(4, 'Contratado', 'hired'),
  stage(5, 'No continúa', 'rejected'),
]
const names = (draft: readonly { name: string }[]) => draft.map(({ name }) => name)

test('a new stage comes before the last two, and moves', () => {
  const draft = withStage(draftOf(stages), 'preselected')
  expect(names(draft)).toEqual(['Nuevos', 'Llamada', 'Prueba', '', 'Contratado', 'No continúa'])
  expect(names(swapped(draft, 3, -1))).toEqual([
    'Nuevos',
    'Llamada',
    '',
    'Prueba',
    'Contratado',
    'No continúa',
  ])
})

test('a template takes the place of stages of its status, first of those with its name; who is left over is asked about', () => {
  const draft = fromTemplate(
    [
      { name: 'Recibidos', status: 'pending', goalDays: 1 },
      { name: 'Prueba', status: 'preselected', goalDays: 2 },
      { name: 'Contratado', status: 'hired', goalDays: null },
      { name: 'No continúa', status: 'rejected', goalDays: null },
    ],
    stages,
  )
  expect(draft.map(({ id }) => id)).toEqual([1, 3, 4, 5])
  const [left] = leftOut(draft, stages)
  expect(left?.name).toBe('Llamada')
  expect(names(placesFor(left!, draft))).toEqual(['Prueba'])
})
