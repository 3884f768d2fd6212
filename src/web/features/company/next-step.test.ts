import { expect, test } from 'vitest'
import type { CompanyPanel } from './company-panel.ts'
import { companyNextStep } from './next-step.ts'

const panel = (
  overview: Partial<CompanyPanel['overview']>,
  use = { jobsUsed: 0, jobsLimit: 1 },
): CompanyPanel => ({
  company: {
    id: 1,
    name: 'Tupay',
    industry: 'Fintech',
    logo: null,
    description: '',
    location: '',
    website: null,
    ruc: null,
    missingProofs: [],
    minimumWage: 1130,
    planType: 'free',
    canPublishPremium: false,
    planExpiresAt: null,
    trialAvailable: true,
    ...use,
  },
  overview: {
    totalJobs: 0,
    totalCandidates: 0,
    newCandidates: 0,
    topMatches: [],
    jobsWithCandidates: [],
    ...overview,
  },
})
const job = (jobId: number, newCount: number) => ({
  jobId,
  jobTitle: `Empleo ${jobId}`,
  isActive: true,
  candidateCount: 9,
  newCount,
  bestMatchScore: null,
  shortlist: [],
})

test('a company without jobs publishes its first', () => {
  expect(companyNextStep(panel({}), 0).to).toBe('/company-dashboard/publicar')
})

test('new candidates come before everything, at the job with the most of them', () => {
  const overview = { totalJobs: 2, newCandidates: 4, jobsWithCandidates: [job(7, 1), job(8, 3)] }
  const step = companyNextStep(panel(overview), 2)
  expect(step).toMatchObject({
    title: 'Tienes 4 candidatos nuevos por revisar',
    to: '/company-dashboard/candidatos/8',
  })
  expect(step.text).toMatch(/^3 postularon a Empleo 8\./)
})

test('one is one, not many', () => {
  const overview = { totalJobs: 1, newCandidates: 1, jobsWithCandidates: [job(7, 1)] }
  const step = companyNextStep(panel(overview), 1)
  expect(step.title).toBe('Tienes 1 candidato nuevo por revisar')
  expect(step.text).toMatch(/^1 postuló a /)
})

test('with every job archived it looks at its jobs', () => {
  expect(companyNextStep(panel({ totalJobs: 3 }), 0).title).toBe('No tienes empleos activos')
})

test('nobody is told that all candidates were looked at where there never were any', () => {
  const text = (totalCandidates: number) => companyNextStep(panel({ totalJobs: 1, totalCandidates }), 1).text
  expect(text(0)).toBe('Aún nadie ha postulado. Te avisaremos apenas llegue alguien.')
  expect(text(3)).toMatch(/^Revisaste a todos tus candidatos/)
})

test('publishing another is only proposed while the plan has room', () => {
  const to = (jobsUsed: number) =>
    companyNextStep(panel({ totalJobs: 1, totalCandidates: 4 }, { jobsUsed, jobsLimit: 2 }), 1).to
  expect([to(1), to(2)]).toEqual(['/company-dashboard/publicar', '/company-dashboard/empleos'])
})
