import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createReview, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { name: 'Illari Salud', planType: 'premium' })
})
afterAll(() => app.close())

const payload = {
  title: 'Diseñador/a UX',
  category: 'Diseño',
  description: 'Diseñarás las citas en línea de una red de clínicas.',
  requirements: 'Portafolio.',
  location: 'Cayma, Arequipa',
  salaryRange: 'S/ 4,500',
  workType: 'remoto',
}
const publish = async (change: Partial<typeof payload> = {}): Promise<number> => {
  const { headers } = company
  const { body } = await app.request({
    method: 'POST',
    url: '/api/jobs',
    payload: { ...payload, ...change },
    headers,
  })
  return body.id
}
const picture = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.app.inject({ url, headers })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
}
const sizeOf = (png: Buffer) => ({
  signature: png.subarray(1, 4).toString('latin1'),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})

test('the site and an open job have a PNG of 1200 by 630 that other sites may show', async () => {
  const id = await publish()
  for (const url of ['/og/default.png', `/og/job/${id}.png`]) {
    const { status, headers, bytes } = await picture(url)
    expect([status, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ])
    expect(sizeOf(bytes)).toEqual({ signature: 'PNG', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(150_000)
  }
})

test('what the job says is in its picture: another title, accents or pay give other bytes, the same give the same', async () => {
  const bytesOf = async (change: Partial<typeof payload>) =>
    (await picture(`/og/job/${await publish(change)}.png`)).bytes
  const first = await bytesOf({})
  expect(first.equals(await bytesOf({}))).toBe(true)
  for (const change of [
    { title: 'Disenador/a UX' },
    { salaryRange: 'S/ 4,600' },
    { title: 'Especialista en gestión del talento '.repeat(4) },
    { title: '你好 Diseñador 🙂' },
  ])
    expect(first.equals(await bytesOf(change))).toBe(false)
})

test('a client that has the picture gets 304 until the job changes', async () => {
  const id = await publish()
  const url = `/og/job/${id}.png`
  const etag = String((await picture(url)).headers.etag)
  expect((await picture(url, { 'if-none-match': etag })).status).toBe(304)
  await app.request({
    method: 'PUT',
    url: `/api/jobs/${id}`,
    payload: { ...payload, title: 'Diseñadora de producto' },
    headers: company.headers,
  })
  const changed = await picture(url, { 'if-none-match': etag })
  expect([changed.status, changed.headers.etag === etag]).toEqual([200, false])
})

test('a service, its professional and a company have their pictures, and a review changes the first two', async () => {
  const professional = await createProfessional(app, { planType: 'premium', title: 'Analista de datos' })
  const service = await createService(app, professional)
  const urls = [
    `/og/service/${service}.png`,
    `/og/professional/${professional.id}.png`,
    `/og/company/${company.id}.png`,
  ]
  const draw = () => Promise.all(urls.map(async (url) => (await picture(url)).bytes))
  const before = await draw()
  expect(before.map(sizeOf)).toEqual(urls.map(() => ({ signature: 'PNG', width: 1200, height: 630 })))
  await createReview(app, {
    serviceId: service,
    professionalId: professional.id,
    companyId: company.id,
    rating: 5,
  })
  const after = await draw()
  expect(before.map((png, at) => png.equals(after[at]!))).toEqual([false, false, true])
})

test('a person without services is not shown to strangers', async () => {
  const { id } = await createProfessional(app)
  expect((await picture(`/og/professional/${id}.png`)).status).toBe(404)
})

test('a closed job has no picture any more', async () => {
  const id = await publish()
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${id}/status`,
    payload: { status: 'archived' },
    headers: company.headers,
  })
  expect((await picture(`/og/job/${id}.png`)).status).toBe(404)
})

test.each([
  '/og/job/999999.png',
  '/og/job/0.png',
  '/og/job/-1.png',
  '/og/job/1.jpg',
  '/og/job/1e3.png',
  '/og/job/99999999999999.png',
  '/og/constructor/1.png',
  '/og/%3Cscript%3E/1.png',
])('%s is not found', async (url) => {
  expect((await picture(url)).status).toBe(404)
})
