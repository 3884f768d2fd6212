import { expect, test } from 'vitest'
import { dayInStage, faultOfStages, stageAge } from './stages.ts'

test.each([
  [1, null, 'Desde hoy', 'calm'],
  [9, null, 'Día 9', 'calm'],
  [1, 1, 'Vence hoy', 'near'],
  [1, 2, 'Día 1 de 2', 'calm'],
  [2, 4, 'Día 2 de 4', 'calm'],
  [3, 4, 'Día 3 de 4', 'near'],
  [4, 4, 'Vence hoy', 'near'],
  [5, 4, '1 día tarde', 'late'],
  [7, 4, '3 días tarde', 'late'],
])('day %i of a goal of %s days is written %s', (day, goal, text, tone) => {
  expect(stageAge(day, goal)).toEqual({ text, tone })
})

test.each([
  // Lima is five hours behind: both moments are on one day there.
  ['2026-11-20T06:00:00Z', '2026-11-21T04:00:00Z', 1],
  ['2026-11-20T06:00:00Z', '2026-11-21T06:00:00Z', 2],
  ['2026-11-21T06:00:00Z', '2026-11-20T06:00:00Z', 1],
])('since %s it is at %s day %i', (since, now, day) => {
  expect(dayInStage(new Date(since), new Date(now))).toBe(day)
})

const stages = [
  { name: 'Nuevos', status: 'pending' as const },
  { name: 'Visto', status: 'viewed' as const },
  { name: 'Llamada', status: 'preselected' as const },
  { name: 'Entrevista', status: 'interviewed' as const },
  { name: 'Oferta', status: 'accepted' as const },
  { name: 'Contratado', status: 'hired' as const },
  { name: 'No continúa', status: 'rejected' as const },
]

test('stages need every status, the first and the last in their place, and names of their own', () => {
  expect(faultOfStages(stages)).toBeNull()
  expect(
    faultOfStages([...stages.slice(0, 4), { name: 'Prueba', status: 'preselected' }, ...stages.slice(4)]),
  ).toBeNull()
  expect(faultOfStages(stages.slice(1))).toContain('Pendiente')
  expect(faultOfStages(stages.toReversed())).toContain('La primera etapa')
  expect(
    faultOfStages([...stages.slice(0, 4), { name: 'Más', status: 'pending' }, ...stages.slice(4)]),
  ).toContain('La primera etapa')
  expect(
    faultOfStages([...stages.slice(0, 2), { name: ' VISTO', status: 'preselected' }, ...stages.slice(2)]),
  ).toContain('Hay dos etapas')
})
