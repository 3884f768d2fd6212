import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostWorkplacePhotos } from '#contracts/companies/workplace-figures.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { createAdmin, createCompany, createMember, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { multipart, smallPng } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  // The clock advances, and an administrator's session is short.
  admin = await createAdmin(app)
})

const base = '/api/me/company/photos'
const add = (caption = 'Sala del piso 4', by = company, content = smallPng) =>
  app.request({
    method: 'POST',
    url: base,
    ...multipart(
      [['caption', caption], { field: 'photo', filename: 'sala.png', type: 'image/png', content }],
      by.headers,
    ),
  })
const send = (method: 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object, by = company) =>
  app.request({ method, url, headers: by.headers, ...(payload ? { payload } : {}) })
const own = async (by = company) => (await app.request({ url: base, headers: by.headers })).body
const shown = async () => (await app.request({ url: `/api/companies/${company.id}` })).body.photos
const statusOf = async (url: string, by?: TestActor) =>
  (await app.request({ url, ...(by ? { headers: by.headers } : {}) })).status
const decide = (id: number, payload: object) =>
  app.request({
    method: 'PATCH',
    url: `/api/admin/moderation/workplaces/${id}`,
    headers: admin.headers,
    payload,
  })
const approve = async (id: number) =>
  expect((await decide(id, { status: 'approved', note: '' })).status).toBe(200)
const undo = (actId: number) =>
  app.request({ method: 'POST', url: `/api/acts/${actId}/undo`, headers: company.headers })
const captions = (photos: { caption: string }[]) => photos.map(({ caption }) => caption)

describe('a photo of the workplace', () => {
  test('waits for a look: its company sees it, others do not', async () => {
    const { status, body } = await add()
    expect([status, body]).toEqual([
      201,
      [
        {
          id: expect.any(Number),
          url: expect.any(String),
          caption: 'Sala del piso 4',
          status: 'pending',
          note: '',
        },
      ],
    ])
    expect(await shown()).toEqual([])
    expect(await statusOf(body[0]!.url, company)).toBe(200)
    expect(await statusOf(body[0]!.url)).toBe(401)
    expect(await statusOf(body[0]!.url, await createCompany(app))).toBe(404)
    const [file] = await app.deps.db.select().from(files).where(eq(files.ownerId, company.userId))
    expect(await statusOf(`/files/${file!.id}.webp`)).toBe(404)
    expect(await statusOf(`/files/${file!.id}.webp`, company)).toBe(404)
  })

  test('is shown to everybody once it is approved, and no longer when that is taken back', async () => {
    const { id } = (await add()).body[0]!
    const { items } = (
      await app.request({
        url: `/api/admin/moderation/workplaces?status=pending&q=${company.email}`,
        headers: admin.headers,
      })
    ).body
    expect(items).toEqual([
      expect.objectContaining({
        id,
        caption: 'Sala del piso 4',
        companyId: company.id,
        moderationStatus: 'pending',
      }),
    ])
    expect(await statusOf(items[0]!.pictureUrl, admin)).toBe(200)
    await approve(id)
    const [photo] = await shown()
    expect(photo!.caption).toBe('Sala del piso 4')
    expect(await statusOf(photo!.url)).toBe(200)
    expect((await decide(id, { status: 'pending', note: '' })).status).toBe(200)
    expect(await shown()).toEqual([])
    expect(await statusOf(photo!.url)).toBe(404)
  })

  test('that is rejected stays with its company, which reads why', async () => {
    const { id } = (await add('Patio')).body[0]!
    expect((await decide(id, { status: 'rejected', note: 'Se lee un documento.' })).status).toBe(200)
    expect(await own()).toEqual([
      expect.objectContaining({ status: 'rejected', note: 'Se lee un documento.' }),
    ])
    app.clock.advance({ minutes: 1 })
    await drainByClock(app)
    const [notice] = await app.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, company.userId))
      .orderBy(desc(notifications.id))
    expect(notice).toMatchObject({
      title: 'Una foto de tu empresa necesita un cambio',
      message: 'Revisamos “Patio” y no la mostramos en tu página. Se lee un documento.',
    })
  })

  test('is 4 by 3, upright, and never enlarged', async () => {
    const wide = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a63f08' } })
      .png()
      .toBuffer()
    const { url } = (await add('Patio', company, wide)).body[0]!
    const served = await app.app.inject({ url, headers: company.headers })
    const { width, height, format } = await sharp(served.rawPayload).metadata()
    expect([width, height, format]).toEqual([960, 720, 'webp'])
  })

  test('has a description, and no more than so many fit', async () => {
    expect((await add(' ')).body.fields).toEqual({ caption: 'Describe lo que se ve en la foto' })
    expect((await add('Nota', company, Buffer.from('no es una imagen'))).status).toBe(400)
    for (let at = 0; at < mostWorkplacePhotos; at++) expect((await add(`Foto ${at}`)).status).toBe(201)
    const { status, body } = await add('Una más')
    expect([status, body.fields]).toEqual([400, { photo: 'Quita una foto: caben 6' }])
    expect(await own()).toHaveLength(mostWorkplacePhotos)
  })

  test('is described anew without another look, and keeps its place', async () => {
    await add('A')
    const { id } = (await own())[0]!
    await approve(id)
    const { body } = await send('PATCH', `${base}/${id}`, { caption: 'La sala grande' })
    expect(body).toEqual([expect.objectContaining({ id, caption: 'La sala grande', status: 'approved' })])
    expect(captions(await shown())).toEqual(['La sala grande'])
  })

  test('can be moved, and a new one is the last', async () => {
    for (const caption of ['A', 'B', 'C']) await add(caption)
    const [a, , c] = (await own()).map(({ id }: { id: number }) => id)
    const move = async (id: number | undefined, place: unknown) =>
      send('PUT', `${base}/${id}/place`, { place })
    expect(captions((await move(c, 1)).body)).toEqual(['C', 'A', 'B'])
    expect(captions((await move(c, 2)).body)).toEqual(['A', 'C', 'B'])
    expect(captions((await move(a, mostWorkplacePhotos)).body)).toEqual(['C', 'B', 'A'])
    for (const place of [0, mostWorkplacePhotos + 1, 1.5, 'x'])
      expect((await move(a, place)).status).toBe(400)
    await add('D')
    expect(captions(await own())).toEqual(['C', 'B', 'A', 'D'])
  })

  test('comes back when taking it away is undone, and is deleted afterwards', async () => {
    for (const caption of ['A', 'B']) await add(caption)
    const { id } = (await own())[0]!
    await approve(id)
    const first = await send('DELETE', `${base}/${id}`)
    expect([captions(await own()), await shown()]).toEqual([['B'], []])
    expect((await undo(first.body.undo.actId)).status).toBe(200)
    expect([captions(await own()), captions(await shown())]).toEqual([['A', 'B'], ['A']])
    await send('DELETE', `${base}/${id}`)
    await settleActs(app)
    const left = await app.deps.db.select().from(files).where(eq(files.ownerId, company.userId))
    expect(left).toHaveLength(1)
  })

  test('does not come back when others took its place', async () => {
    for (let at = 0; at < mostWorkplacePhotos; at++) await add(`Foto ${at}`)
    const { id } = (await own())[0]!
    const { body } = await send('DELETE', `${base}/${id}`)
    await add('Otra')
    expect((await undo(body.undo.actId)).status).toBe(409)
    expect(await own()).toHaveLength(mostWorkplacePhotos)
  })

  test('is changed by the owner alone; the team sees it', async () => {
    const recruiter = await createMember(app, company, 'recruiter')
    expect((await add('A', recruiter)).status).toBe(403)
    await add('A')
    expect(captions(await own(recruiter))).toEqual(['A'])
  })
})
