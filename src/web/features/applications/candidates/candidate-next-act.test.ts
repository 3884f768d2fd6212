import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { daysWaiting, nextAct } from './candidate-next-act.ts'

test('each open status has a next action, a pending review comes first, and a final status has none', () => {
  const act = (status: ApplicationStatus, awaitsHumanReview = false) => nextAct({ status, awaitsHumanReview })
  expect(act('pending')).toBe('Revisar su CV')
  expect(act('rejected')).toBeNull()
  expect([act('viewed', true), act('rejected', true)]).toEqual([
    'Responder su revisión',
    'Responder su revisión',
  ])
})

test('days are whole ones', () => {
  const since = '2026-11-20T15:00:00Z'
  const at = (now: string) => daysWaiting({ since }, new Date(now))
  expect(at('2026-11-21T14:00:00Z')).toBe('Hoy')
  expect([at('2026-11-21T15:00:00Z'), at('2026-11-23T16:00:00Z')]).toEqual(['1 día', '3 días'])
})
