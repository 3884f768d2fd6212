import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '#server/db/schema/platform.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { briefWorld } from '#tests/support/briefs.ts'

import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { multipart, pdf, smallPng } from '#tests/support/multipart.ts'

let app: TestApp
let world: ReturnType<typeof briefWorld>
beforeAll(async () => {
  app = await startTestApp()
  world = briefWorld(app)
})
afterAll(() => app.close())

const attach = (company: TestActor, id: number, content = pdf(), filename = 'Marca.pdf') =>
  app.request({
    method: 'POST',
    url: `/api/briefs/${id}/files`,
    ...multipart([{ field: 'file', filename, content }], company.headers),
  })
const read = (actor: TestActor, url: string) => app.request({ url, headers: actor.headers })
const stored = () => app.deps.db.$count(files, eq(files.kind, 'brief'))

test('a file is read by the company and by those who may read the brief, and by nobody else', async () => {
  const company = await createCompany(app)
  const { seller } = await world.createSeller()
  const id = await world.draft(company)
  const { status, body } = await attach(company, id)
  expect([status, body.files]).toMatchObject([200, [{ name: 'Marca.pdf' }]])
  const fileId = body.files[0]!.id
  const own = `/api/briefs/${id}/files/${fileId}`
  const open = `/api/open-briefs/${id}/files/${fileId}`
  expect((await read(company, own)).status).toBe(200)
  expect((await read(await createCompany(app), own)).status).toBe(404)
  // A draft is the company's alone.
  expect((await read(seller, open)).status).toBe(404)
  await world.call(company, 'POST', `/api/briefs/${id}/publish`)
  await settleActs(app)
  expect((await read(seller, open)).status).toBe(200)
  expect((await world.call(seller, 'GET', `/api/open-briefs/${id}`)).body.files).toMatchObject([
    { name: 'Marca.pdf' },
  ])
})

test('a brief takes five files, PDF, JPG or PNG', async () => {
  const company = await createCompany(app)
  const id = await world.draft(company)
  const picture = await attach(company, id, smallPng, 'Logo.png')
  expect(picture.body.files).toMatchObject([{ name: 'Logo.webp' }])
  expect((await attach(company, id, Buffer.from('MZ programa'), 'Marca.pdf')).body.fields).toEqual({
    file: 'Elige un PDF, un JPG o un PNG: el archivo no es de ese tipo.',
  })
  for (let count = 1; count < 5; count++) await attach(company, id)
  expect((await attach(company, id)).body.fields!['file']).toMatch(/^Caben 5 archivos/)
})

test('a file that was deleted comes back with an undo, and its bytes go when it cannot', async () => {
  const company = await createCompany(app)
  const id = await world.draft(company)
  const before = await stored()
  const fileId = (await attach(company, id)).body.files[0]!.id
  const remove = () => world.call(company, 'DELETE', `/api/briefs/${id}/files/${fileId}`)
  await world.undo(company, (await remove()).body)
  expect((await world.seen(company, id)).files).toHaveLength(1)
  await remove()
  expect((await world.seen(company, id)).files).toEqual([])
  await settleActs(app)
  expect(await stored()).toBe(before)
  expect((await remove()).status).toBe(404)
})

test('a deleted draft takes its files along, and brings them back', async () => {
  const company = await createCompany(app)
  const id = await world.draft(company)
  const before = await stored()
  await attach(company, id)
  const remove = () => world.call(company, 'DELETE', `/api/briefs/${id}`)
  await world.undo(company, (await remove()).body)
  expect((await world.seen(company, id)).files).toHaveLength(1)
  await remove()
  await settleActs(app)
  expect(await stored()).toBe(before)
})

test('once somebody proposed, the files stay as they are', async () => {
  const company = await createCompany(app)
  const { id } = await world.proposed(company)
  expect((await attach(company, id)).body.code).toBe('brief_settled')
})
