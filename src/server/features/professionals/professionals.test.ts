import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a professional reads the own record', async () => {
  const professional = await createProfessional(app, { title: 'Analista de datos', skills: 'SQL, Python' })
  const reply = await app.request({ url: '/api/me/professional', headers: professional.headers })
  expect(reply.body).toEqual({
    id: professional.id,
    userId: professional.userId,
    firstName: 'Milagros',
    lastName: 'Quispe',
    title: 'Analista de datos',
    location: null,
    phone: null,
    summary: null,
    linkedin: null,
    skills: 'SQL, Python',
    skillList: [
      { name: 'SQL', kind: 'technical' },
      { name: 'Python', kind: 'technical' },
    ],
    languages: [],
    certifications: [],
    experience: null,
    category: null,
    subcategory: null,
    availability: null,
    payExpectation: null,
    activeServiceCount: 0,
    experienceCount: 0,
    educationCount: 0,
    avatar: null,
    photoUrl: null,
    cvUrl: null,
    cvName: null,
    cvModerationStatus: null,
    cvModerationNote: null,
    cvFormats: ['pdf'],
    cvMegabytes: 5,
    visibility: 'public',
    isVisibilityChosen: true,
    planType: 'basic',
    planExpiresAt: null,
    trialAvailable: true,
    email: professional.email,
  })
})

test('a company has no professional record, and a visitor has none', async () => {
  const { headers } = await createCompany(app)
  expect((await app.request({ url: '/api/me/professional', headers })).status).toBe(403)
  expect((await app.request({ url: '/api/me/professional' })).status).toBe(401)
})
