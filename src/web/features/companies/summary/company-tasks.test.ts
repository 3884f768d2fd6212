import { expect, test } from 'vitest'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import { companyTasks } from './company-tasks.ts'

const now = Date.parse('2026-11-23T15:00:00Z')
const none = { pending: 0, viewed: 0, preselected: 0, interviewed: 0, accepted: 0, hired: 0, rejected: 0 }
const job = (id: number, title: string, values: Partial<CompanyJob> = {}): CompanyJob => ({
  id,
  title,
  description: '',
  location: 'Lima',
  salaryRange: '',
  mode: 'hybrid',
  isActive: true,
  isPremium: false,
  paid: false,
  createdAt: '2026-11-01T15:00:00Z',
  expiresAt: '2026-12-20T15:00:00Z',
  opensAt: null,
  openings: 1,
  reference: '',
  isConfidential: false,
  outcome: null,
  hold: null,
  takedown: null,
  applicationCount: 0,
  newCount: 0,
  stages: none,
  waitingAnswers: 0,
  openHumanReviews: 0,
  views: 0,
  ...values,
})
const hold = {
  reasons: [],
  heldAt: '2026-11-23T10:00:00Z',
  appealedAt: null,
  companyNote: '',
  decision: null,
  decisionNote: '',
}
const tasks = (jobs: CompanyJob[], { unread = 0, hires = null as Hire[] | null } = {}) =>
  companyTasks({ jobs, hires, unread, now })

test('without tasks nothing is shown', () => {
  expect(tasks([])).toEqual([])
  expect(tasks([job(1, 'Analista', { applicationCount: 3 })])).toEqual([])
})

test('new candidates of one job link to its board, those of several to the full list', () => {
  const one = job(1, 'Analista', { newCount: 1 })
  expect(tasks([one])).toMatchObject([
    {
      title: '1 candidato nuevo por revisar',
      text: 'En Analista',
      to: '/company-dashboard/candidatos/1?estado=pending',
    },
  ])
  const [task] = tasks([one, job(2, 'Chofer', { newCount: 4 })])
  expect(task).toMatchObject({
    title: '5 candidatos nuevos por revisar',
    text: '4 en Chofer y 1 en Analista',
    to: '/company-dashboard/candidatos?estado=pending',
  })
})

test('only two of many jobs are named', () => {
  const many = [1, 2, 3, 4].map((id) => job(id, `Empleo ${id}`, { openHumanReviews: 1 }))
  expect(tasks(many)[0]?.text).toBe('1 en Empleo 1, 1 en Empleo 2 y 2 empleos más')
  expect(tasks(many.slice(0, 3))[0]?.text).toBe('1 en Empleo 1, 1 en Empleo 2 y otro empleo')
})

test('held ads come first, and each links to its form', () => {
  const all = tasks(
    [
      job(1, 'Analista', { newCount: 2, stages: { ...none, interviewed: 3 } }),
      job(2, 'Mozo', { hold }),
      job(3, 'Chofer', {
        expiresAt: '2026-11-25T10:00:00Z',
        applicationCount: 1,
        views: 8,
        openHumanReviews: 1,
      }),
    ],
    { unread: 2 },
  )
  expect(all.map(({ kind }) => kind)).toEqual(['held', 'human-review', 'new', 'message', 'decide', 'ending'])
  expect(all[0]).toMatchObject({ title: 'Corrige “Mozo”', to: '/company-dashboard/empleos/2/editar' })
  expect(all.at(-1)).toMatchObject({
    title: '“Chofer”: quedan 2 días',
    text: '1 postulación y 8 visitas hasta hoy.',
  })
})

test('an archived ad gives no task', () => {
  expect(tasks([job(1, 'Mozo', { isActive: false, hold, expiresAt: '2026-11-24T10:00:00Z' })])).toEqual([])
})

test('a delivery gives a task to accept it; unknown hires give none', () => {
  const hire = { status: 'delivered', professionalName: 'Ana Quispe', serviceTitle: 'Logo' } as Hire
  expect(tasks([], { hires: [hire] })).toMatchObject([
    { kind: 'delivery', title: '1 entrega por aceptar', text: 'Ana Quispe, Logo' },
  ])
})
