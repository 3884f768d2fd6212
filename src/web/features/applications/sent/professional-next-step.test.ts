import { expect, test } from 'vitest'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { canWithdraw, countApplications, viewedInWords } from './application-facts.ts'
import { professionalNextStep } from './professional-next-step.ts'

const application = (
  status: ApplicationStatus,
  values: Partial<ProfessionalApplication> = {},
): ProfessionalApplication => ({
  id: 1,
  jobId: 1,
  status,
  viewed: status !== 'pending',
  viewedAt: null,
  appliedAt: '2026-11-01T12:00:00Z',
  withdrawnAt: null,
  closedUnansweredAt: null,
  cvUrl: null,
  coverLetter: null,
  answers: [],
  humanReview: null,
  canAskHumanReview: true,
  history: [],
  job: { title: 'Analista', location: '', salaryRange: '', description: '', isActive: true },
  company: { id: 1, name: 'Tupay', logo: null, website: null },
  ...values,
})
const complete = {
  firstName: 'Rosa',
  lastName: 'Huamán',
  summary: 'Analista de datos.',
  cvUrl: '/cv',
  experienceCount: 2,
  educationCount: 1,
}
const withdrawnAt = '2026-11-02T12:00:00Z'

test.each([
  [{ cvUrl: null, experienceCount: 0 }, '#cv'],
  [{ experienceCount: 0, summary: null }, '/dashboard/experiencia'],
  [{ educationCount: 0 }, '/dashboard/experiencia#estudios'],
  [{ summary: null }, '#resumen'],
  [{}, '/dashboard/empleos'],
])('with %j the next step leads to %s', (missing, to) => {
  expect(professionalNextStep({ ...complete, ...missing }, []).to).toBe(to)
})

test('an empty profile is filled first; a CV that is there is not asked for again', () => {
  const empty = { ...complete, summary: null, experienceCount: 0, educationCount: 0 }
  const to = '/professional-profile-setup'
  expect(professionalNextStep({ ...empty, cvUrl: null }, [])).toMatchObject({
    title: 'Completa tu perfil con tu CV',
    to,
  })
  expect(professionalNextStep({ ...empty, cvUrl: '/cv' }, [application('pending')])).toMatchObject({
    title: 'Completa tu perfil con el CV que enviaste',
    action: 'Revisar mi CV',
    to,
  })
})

test('good news comes first, the latest one before others', () => {
  const older = application('preselected', {
    history: [{ status: 'preselected', at: '2026-11-03T12:00:00Z', by: 'company', message: null }],
  })
  const later = application('interviewed', {
    company: { id: 2, name: 'Ñan', logo: null, website: null },
    history: [{ status: 'interviewed', at: '2026-11-05T12:00:00Z', by: 'company', message: null }],
  })
  expect(professionalNextStep({ ...complete, cvUrl: null }, [older, later]).title).toBe(
    'Pasaste a entrevista con Ñan',
  )
})

test('neither a refusal nor a withdrawn application is good news', () => {
  expect(professionalNextStep(complete, [application('rejected')]).title).toBe(
    'Sigue buscando mientras esperas',
  )
  expect(professionalNextStep(complete, [application('accepted', { withdrawnAt })]).title).toBe(
    'Mira los empleos que van contigo',
  )
})

test('withdrawn applications count only as sent', () => {
  const list = [
    application('pending'),
    application('interviewed'),
    application('hired'),
    application('accepted', { withdrawnAt }),
  ]
  expect(countApplications(list)).toEqual({ sent: 4, viewed: 2, inProcess: 1, accepted: 1 })
})

test('the CV is viewed, with the date if known; without a CV the application is', () => {
  expect([
    viewedInWords({ viewed: false, viewedAt: null, cvUrl: '/cv' }),
    viewedInWords({ viewed: true, viewedAt: null, cvUrl: '/cv' }),
    viewedInWords({ viewed: true, viewedAt: '2026-11-17T15:00:00Z', cvUrl: '/cv' }),
    viewedInWords({ viewed: false, viewedAt: null, cvUrl: null }),
    viewedInWords({ viewed: true, viewedAt: '2026-11-17T15:00:00Z', cvUrl: null }),
  ]).toEqual([
    'CV no visto',
    'CV visto',
    'CV visto el 17 nov. 2026',
    'Aún no vieron tu postulación',
    'Vieron tu postulación el 17 nov. 2026',
  ])
})

test('an application can be withdrawn until the process is over', () => {
  expect(
    (['pending', 'interviewed', 'rejected', 'hired'] as const).map((status) =>
      canWithdraw(application(status)),
    ),
  ).toEqual([true, true, false, false])
  expect(canWithdraw(application('pending', { withdrawnAt }))).toBe(false)
})
