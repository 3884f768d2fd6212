import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdAdvice } from '#contracts/coach/ad-writing.contract.ts'
import { accountantJob, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
})
afterAll(() => app.close())

const read = (payload: object, by = company) =>
  app.request({ method: 'POST', url: '/api/coach/ad', payload, headers: by.headers })
const draft = {
  title: 'Contador general',
  description: '- Elaboración de reportes en Excel',
  requirements: 'NIIF, máximo 30 años.',
}

test('a draft is read into findings and skills; with fewer than ten ads nothing is said of pay', async () => {
  const { status, body } = await read(draft)
  expect(status).toBe(200)
  const { findings, skills, pay } = body as AdAdvice
  expect(findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'no-verb', after: '- Elaborar reportes en Excel' }),
      expect.objectContaining({ code: 'excludes', after: 'NIIF.' }),
      expect.objectContaining({ code: 'no-pay', after: null }),
    ]),
  )
  expect(skills).toEqual(expect.arrayContaining(['NIIF', 'Microsoft Excel']))
  expect(pay).toBeNull()
})

test('with ten ads it says what they pay and how many they are', async () => {
  for (let at = 0; at < 10; at++) {
    const other = await createCompany(app, { planType: 'premium' })
    // oxlint-disable-next-line no-await-in-loop -- one company publishes after the other
    await publishJob(app, other, { ...accountantJob, salaryRange: `S/ ${3000 + at * 100}` })
  }
  expect(((await read(draft)).body as AdAdvice).pay).toMatchObject({ ads: 10 })
})

test('texts that are too long are refused, an empty form has no findings, and it is for companies only', async () => {
  expect((await read({ ...draft, description: 'a'.repeat(200_000) })).status).toBe(400)
  expect(((await read({})).body as AdAdvice).findings).toEqual([])
  expect((await read(draft, await createProfessional(app))).status).toBe(403)
})
