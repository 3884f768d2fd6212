import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewReply } from '#contracts/coach/review.contract.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
let workId: number
const weak = 'Elaboración de estados financieros en Power BI'

beforeAll(async () => {
  app = await startTestApp()
  person = await createAccountant(app, { skills: 'NIIF, exel, Tributación', phone: '987654321' })
  const [work] = await app.deps.db
    .update(experiences)
    .set({ description: `${weak}\nResponsable de la caja` })
    .where(eq(experiences.professionalId, person.id))
    .returning()
  workId = work!.id
})
afterAll(() => app.close())

const review = async (query = '', actor = person) =>
  (await app.request({ url: `/api/coach/review${query}`, headers: actor.headers })).body as ReviewReply
const change = async (payload: object, actor = person) =>
  app.request({ method: 'POST', url: '/api/coach/review/changes', payload, headers: actor.headers })
const description = async () => {
  const [row] = await app.deps.db.select().from(experiences).where(eq(experiences.id, workId))
  return row!.description
}

test('a proposal is accepted into the profile, raises the measure, and is taken back', async () => {
  const before = await review()
  const found = before.findings.find((one) => one.before === weak)!
  expect(found).toMatchObject({ code: 'weak-start', after: 'Elaboro estados financieros en Power BI' })
  const body = { field: 'description', entryId: workId, before: found.before, after: found.after! }
  const { status, body: after } = await change(body)
  expect(status).toBe(200)
  expect(await description()).toBe('Elaboro estados financieros en Power BI\nResponsable de la caja')
  expect(after.score).toBeGreaterThan(before.score)
  expect((after as ReviewReply).findings.map(({ key }) => key)).not.toContain(found.key)
  const back = await change({ ...body, before: body.after, after: body.before })
  expect(back.body).toEqual(before)
})

test('a line of personal data is taken out of the profile, and put back', async () => {
  const line = 'Estado civil: casada'
  const place = { field: 'description', entryId: workId }
  const { body } = await change({ ...place, before: '', after: line })
  const found = (body as ReviewReply).findings.find(({ code }) => code === 'unasked')!
  expect(found).toMatchObject({ before: line, after: '' })
  const told = await description()
  await change({ ...place, before: line, after: '' })
  expect(await description()).toBe(told!.replace(`\n${line}`, ''))
  await change({ ...place, before: '', after: line })
  expect(await description()).toBe(told)
  await change({ ...place, before: line, after: '' })
})

test('a line that changed meanwhile is refused, and nothing is stored', async () => {
  const { status, body } = await change({
    field: 'description',
    entryId: workId,
    before: 'Otra línea',
    after: 'Nada',
  })
  expect([status, body.code]).toEqual([409, 'coach_line_changed'])
  expect(await description()).toContain(weak)
})

test('what an ad asks and the CV tells goes to the skills by one press', async () => {
  const company = await createCompany(app, { planType: 'premium' })
  const jobId = await publishJob(app, company, { ...accountantJob, skills: '["NIIF", "Power BI", "Python"]' })
  const before = await review(`?jobId=${jobId}`)
  expect(before.job).toMatchObject({ id: jobId })
  const askedAndTold = before.findings.filter(({ code }) => code === 'asked-and-told')
  expect(askedAndTold.map(({ after }) => after)).toContain('Power BI')
  expect(askedAndTold.map(({ after }) => after)).not.toContain('Python')
  const { body: after } = await change({ field: 'skills', before: '', after: 'Power BI', jobId })
  const adOf = ({ parts }: ReviewReply) => parts.find(({ name }) => name === 'ad')
  expect(adOf(after as ReviewReply)?.done).toBe(adOf(before)!.done + 1)
})

test('the form of the profile decides what may stand there', async () => {
  const { status, body } = await change({ field: 'summary', before: '', after: 'Corto' })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('after')
})

test('nobody changes the work of somebody else', async () => {
  const other = await createProfessional(app)
  const { status } = await change({ field: 'description', entryId: workId, before: weak, after: 'x' }, other)
  expect(status).toBe(404)
  expect(await description()).toContain(weak)
})
