import { expect, test } from 'vitest'
import type { FeedRun } from '#contracts/jobs/job-feeds.contract.ts'
import { everyHoursName, runResult } from './feed.words.ts'

const run: FeedRun = {
  id: 1,
  startedBy: 'schedule',
  status: 'done',
  created: 0,
  changed: 0,
  reopened: 0,
  closed: 0,
  unchanged: 4,
  postponed: 0,
  refusedCount: 0,
  refused: [],
  problem: '',
  startedAt: '',
  endedAt: null,
}

test.each([
  [{}, 'Sin cambios'],
  [{ status: 'unchanged' as const }, 'Sin cambios'],
  [{ status: 'running' as const }, 'Leyendo el archivo'],
  [{ created: 1, changed: 2, refusedCount: 3 }, '1 nuevo · 2 cambiados · 3 sin publicar'],
  [
    { closed: 1, reopened: 2, postponed: 5 },
    '2 publicados otra vez · 1 archivado · 5 para la próxima lectura',
  ],
  [{ status: 'failed' as const, problem: 'El archivo está vacío.' }, 'El archivo está vacío.'],
])('%o is %s', (more, text) => expect(runResult({ ...run, ...more })).toBe(text))

test('how often', () =>
  expect([1, 6, 24].map(everyHoursName)).toEqual(['Cada hora', 'Cada 6 horas', 'Una vez al día']))
