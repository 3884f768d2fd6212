import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { files, pendingUploads } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, type FilePart, multipart, smallPng } from '#tests/support/multipart.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const photo = (content: Buffer = smallPng, filename = 'yo.png'): FilePart => ({
  field: 'photo',
  filename,
  type: 'image/png',
  content,
})

const upload = (who: TestActor, part: FilePart = photo()) =>
  app.request({ method: 'POST', url: '/api/upload-photo', ...multipart([part], who.headers) })

const sessionOf = async (who: TestActor) =>
  (await app.request({ url: '/api/session', headers: who.headers })).body.user

const remove = (who: TestActor) => app.request({ method: 'DELETE', url: '/api/photo', headers: who.headers })

const storedPictures = async () => {
  const all = await readdir(join(app.deps.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('a photo is shown on the profile and in the header, to everybody', async () => {
  const who = await createProfessional(app)
  const reply = await upload(who)
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ success: true, message: 'Foto guardada' })
  const { photoUrl } = reply.body
  const me = await app.request({ url: '/api/me/professional', headers: who.headers })
  const seen = await app.request({ url: `/api/professionals/${who.id}` })
  expect([me.body.avatar, seen.body.avatar, (await sessionOf(who))!.avatar]).toEqual(Array(3).fill(photoUrl))

  const served = await app.app.inject({ url: photoUrl })
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
  const again = await app.request({
    url: photoUrl,
    headers: { 'if-none-match': String(served.headers.etag) },
  })
  expect(again.status).toBe(304)
})

test('the bytes of a picture are written down before there are any, also in a call with a key', async () => {
  const who = await createProfessional(app)
  const { storage, config } = app.deps
  const outside = connect(String(config.databaseUrl))
  const madeAnew = like(pendingUploads.storageKey, '%.webp')
  const seen: number[] = []
  const keep = storage.put.bind(storage)
  const put = vi.spyOn(storage, 'put').mockImplementation(async (key, stream) => {
    if (key.endsWith('.webp')) seen.push(await outside.db.$count(pendingUploads, madeAnew))
    return keep(key, stream)
  })
  const { payload, headers } = multipart([photo()], { ...who.headers, 'idempotency-key': 'una-foto' })
  const reply = await app.request({ method: 'POST', url: '/api/upload-photo', payload, headers })
  expect([reply.status, seen]).toEqual([200, [1]])
  expect(await outside.db.$count(pendingUploads)).toBe(0)
  put.mockRestore()
  await outside.close()
})

test('the logo of a company is shown with its jobs at once', async () => {
  const company = await createCompany(app)
  const jobId = await createJob(app, company)
  const jobLogo = async () => (await app.request({ url: `/api/jobs/${jobId}` })).body.company.logo
  expect(await jobLogo()).toBeNull()
  const { photoUrl } = (await upload(company)).body
  expect(await jobLogo()).toBe(photoUrl)
  const page = await app.request({ url: `/api/companies/${company.id}` })
  expect(page.body.logo).toBe(photoUrl)
  expect((await sessionOf(company))!.avatar).toBe(photoUrl)
})

test('another photo takes the place of the first, which is gone; so is the last when it is deleted', async () => {
  const who = await createProfessional(app)
  const before = (await storedPictures()).length
  const first = (await upload(who)).body.photoUrl
  const second = (await upload(who)).body.photoUrl
  expect(second).not.toBe(first)
  expect((await app.request({ url: first })).status).toBe(404)
  expect((await remove(who)).body.undo).toMatchObject({ seconds: 10 })
  expect((await sessionOf(who))!.avatar).toBeNull()
  expect((await remove(who)).body).toEqual({ undo: null })
  await settleActs(app)
  expect((await app.request({ url: second })).status).toBe(404)
  expect(await storedPictures()).toHaveLength(before)
})

test.each(['professional', 'company'])(
  'the picture of a %s that was deleted comes back, but not over a newer one',
  async (kind) => {
    const who = kind === 'company' ? await createCompany(app) : await createProfessional(app)
    const undo = async (actId: number) =>
      (await app.request({ method: 'POST', url: `/api/acts/${actId}/undo`, headers: who.headers })).status
    const { photoUrl } = (await upload(who)).body
    const { actId } = (await remove(who)).body.undo!
    expect(await undo(actId)).toBe(200)
    expect((await sessionOf(who))!.avatar).toBe(photoUrl)
    await settleActs(app)
    expect((await app.app.inject({ url: photoUrl })).statusCode).toBe(200)

    const again = (await remove(who)).body.undo!
    const newer = (await upload(who)).body.photoUrl
    expect(await undo(again.actId)).toBe(409)
    expect((await sessionOf(who))!.avatar).toBe(newer)
    await settleActs(app)
    expect((await app.app.inject({ url: photoUrl })).statusCode).toBe(404)
    expect((await app.app.inject({ url: newer })).statusCode).toBe(200)
  },
)

test.each([
  ['a PDF', cvPart(undefined, 'foto.png', 'photo'), 400, 'Tipo de archivo no válido'],
  [
    'more than 2 MB',
    photo(Buffer.concat([smallPng, Buffer.alloc(2 * 1024 * 1024)])),
    413,
    'Archivo muy grande',
  ],
  [
    'a broken picture',
    photo(smallPng.subarray(0, 40)),
    400,
    'No pudimos leer la imagen. Ábrela, guárdala otra vez como JPG o PNG y vuelve a subirla.',
  ],
])('%s is refused, and the photo that is there stays', async (_, part, status, message) => {
  const who = await createProfessional(app)
  const { photoUrl } = (await upload(who)).body
  const before = (await storedPictures()).length
  const reply = await upload(who, part)
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ message, fields: { photo: message } })
  expect((await sessionOf(who))!.avatar).toBe(photoUrl)
  expect(await storedPictures()).toHaveLength(before)
})

test('without a file the form says what is missing', async () => {
  const who = await createProfessional(app)
  const reply = await app.request({
    method: 'POST',
    url: '/api/upload-photo',
    ...multipart([['otro', 'x']], who.headers),
  })
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual({ photo: 'Elige una imagen JPG o PNG' })
})

test('a CV is served by no address of a picture, and a suspended person’s photo by none', async () => {
  const who = await createProfessional(app)
  await app.request({
    method: 'POST',
    url: `/api/professionals/${who.id}/cv-upload`,
    ...multipart([cvPart()], who.headers),
  })
  const [cv] = await app.deps.db.select().from(files).where(eq(files.ownerId, who.userId))
  for (const url of [`/files/${cv?.id}.webp`, `/files/${cv?.id}.pdf`, `/files/${cv?.id}`, '/files/x.webp'])
    expect((await app.request({ url })).status).toBe(404)
  const { photoUrl } = (await upload(who)).body
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, who.userId))
  expect((await app.request({ url: photoUrl })).status).toBe(404)
})

test('two uploads at once leave one photo', async () => {
  const who = await createProfessional(app)
  const replies = await Promise.all([upload(who), upload(who), upload(who)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const rows = await app.deps.db.select().from(files).where(eq(files.ownerId, who.userId))
  expect(rows).toHaveLength(1)
  expect((await sessionOf(who))!.avatar).toBe(`/files/${rows[0]?.id}.webp`)
})
