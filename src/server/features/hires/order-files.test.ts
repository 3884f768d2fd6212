import { afterAll, beforeAll, expect, test } from 'vitest'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { multipart, pdf } from '#tests/support/multipart.ts'
import { createOrder, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function createSides() {
  const seller = await createProfessional(app, { planType: 'premium' })
  const company = await createCompany(app)
  const serviceId = await createService(app, seller)
  const id = await createOrder(app, { serviceId, companyId: company.id }, ['accepted'])
  return { seller, company, id }
}
const post = ({ headers }: TestActor, url: string, payload: object = {}) =>
  app.request({ method: 'POST', url: `/api/hires/${url}`, headers, payload })
const start = (seller: TestActor, id: number, content: Buffer, name = 'tableros.pdf') =>
  post(seller, `${id}/files`, { name, size: content.length })
const send = (seller: TestActor, url: string, content: Buffer, from: number) =>
  app.request({
    method: 'POST',
    url: `/api/hires/${url}/pieces`,
    ...multipart([['from', String(from)], { field: 'piece', filename: 'piece', content }], seller.headers),
  })
const read = ({ headers }: TestActor, url: string) => app.app.inject({ url: `/api/hires/${url}`, headers })

test('a file is sent in pieces, goes on after a break, and is read by both sides once it is delivered', async () => {
  const { seller, company, id } = await createSides()
  const content = pdf(5000)
  const { body } = await start(seller, id, content)
  expect(body).toMatchObject({ name: 'tableros.pdf', size: 5000, received: 0, isReady: false })
  const url = `${id}/files/${body.id}`
  expect((await send(seller, url, content.subarray(0, 2000), 0)).body.received).toBe(2000)
  // The reply was lost: the same piece again is refused, and the state says where to go on.
  expect((await send(seller, url, content.subarray(0, 2000), 0)).body.code).toBe('conflict')
  expect((await post(seller, `${url}/finish`)).body.code).toBe('conflict')
  expect((await start(seller, id, content)).body).toMatchObject({ id: body.id, received: 2000 })
  await send(seller, url, content.subarray(2000), 2000)
  expect((await post(seller, `${url}/finish`)).body.isReady).toBe(true)
  expect((await post(seller, `${url}/finish`)).body.isReady).toBe(true)
  expect((await read(company, url)).statusCode).toBe(404)

  const delivered = await post(seller, `${id}/deliveries`, { note: 'Listo', files: [body.id] })
  expect(delivered.body.history.at(-1)!.files).toEqual([{ id: body.id, name: 'tableros.pdf', size: 5000 }])
  expect((await read(company, url)).statusCode).toBe(404)
  await settleActs(app)
  for (const side of [seller, company]) {
    const reply = await read(side, url)
    expect(reply.headers['content-disposition']).toContain('attachment')
    expect(reply.rawPayload.equals(content)).toBe(true)
  }
  for (const other of [await createProfessional(app), await createCompany(app)])
    expect((await read(other, url)).statusCode).toBe(404)
  expect(await app.deps.db.$count(pendingUploads)).toBe(0)
})

test('what is no document, too large or of somebody else is refused, and nothing is kept', async () => {
  const { seller, company, id } = await createSides()
  const before = await app.deps.db.$count(files)
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000, 1)])
  const { body } = await start(seller, id, program, 'tableros.pdf')
  await send(seller, `${id}/files/${body.id}`, program, 0)
  const refused = await post(seller, `${id}/files/${body.id}/finish`)
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_file'])
  expect(
    (await post(seller, `${id}/deliveries`, { note: 'Listo', files: [body.id] })).body.fields,
  ).toHaveProperty('files')
  expect((await post(seller, `${id}/files`, { name: 'grande.zip', size: 50 * 1024 * 1024 + 1 })).status).toBe(
    400,
  )
  // The company sends one only with a problem, and there is none to open yet.
  expect((await start(company, id, program)).body.code).toBe('hire_step_gone')
  const other = await createSides()
  expect((await start(other.seller, id, program)).status).toBe(404)
  const long = await start(seller, id, pdf(1000), 'corto.pdf')
  expect((await send(seller, `${id}/files/${long.body.id}`, pdf(1200), 0)).body.code).toBe('conflict')
  expect(await app.deps.db.$count(files)).toBe(before)
  expect(await app.deps.db.$count(pendingUploads)).toBe(0)
})

test('the files of an undone delivery can be delivered again', async () => {
  const { seller, id } = await createSides()
  const { body } = await start(seller, id, pdf(700))
  await send(seller, `${id}/files/${body.id}`, pdf(700), 0)
  await post(seller, `${id}/files/${body.id}/finish`)
  const first = await post(seller, `${id}/deliveries`, { note: 'Listo', files: [body.id] })
  await app.request({
    method: 'POST',
    url: `/api/acts/${first.body.undo.actId}/undo`,
    headers: seller.headers,
  })
  const again = await post(seller, `${id}/deliveries`, { note: 'Listo', files: [body.id] })
  expect(again.body.history.at(-1)!.files).toHaveLength(1)
})

test('the professional attaches an invoice to a completed order, and its company reads it', async () => {
  const { seller, company, id: open } = await createSides()
  const attach = (id: number, fileId: string, who = seller) =>
    post(who, `${id}/invoices`, { note: 'E001-25', files: [fileId] })
  const serviceId = await createService(app, seller)
  const steps = ['accepted', 'delivered', 'completed'] as const
  const id = await createOrder(app, { serviceId, companyId: company.id }, steps)
  const content = pdf(600)
  const { body: file } = await start(seller, id, content, 'E001-25.pdf')
  await send(seller, `${id}/files/${file.id}`, content, 0)
  await post(seller, `${id}/files/${file.id}/finish`)
  expect((await attach(open, file.id)).body.code).toBe('hire_step_gone')
  expect((await attach(id, file.id, company)).status).toBe(403)
  expect((await post(seller, `${id}/invoices`, { note: 'E001-25', files: [] })).status).toBe(400)

  const attached = await attach(id, file.id)
  expect(attached.body).toMatchObject({ status: 'completed' })
  expect(attached.body.history.at(-1)).toMatchObject({
    act: 'invoice',
    note: 'E001-25',
    files: [{ id: file.id }],
  })
  expect((await read(company, `${id}/files/${file.id}`)).statusCode).toBe(404)
  await settleActs(app)
  expect((await read(company, `${id}/files/${file.id}`)).rawPayload.equals(content)).toBe(true)
  const { body: bell } = await app.request({ url: '/api/notifications', headers: company.headers })
  expect(bell.notifications[0]!.title).toBe('Tienes un recibo o una factura')
  // The same file is not attached twice.
  expect((await attach(id, file.id)).status).toBe(400)
})
