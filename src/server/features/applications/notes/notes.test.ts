import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostNoteFiles, mostNotes } from '#contracts/applications/note-figures.ts'
import { applicationNotes } from '#server/db/schema/application-notes.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import {
  createCompany,
  createMember,
  createProfessional,
  type TestActor,
  viewAs,
  createAdmin,
} from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { multipart, pdf, smallPng } from '#tests/support/multipart.ts'
import { openStream } from '#tests/support/open-stream.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { sweepNoteFiles } from './note-files.service.ts'

let app: TestApp
let owner: TestActor
let lucia: TestActor
let hugo: TestActor
let person: TestActor
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  owner = await createCompany(app, { name: 'Sacha' })
  await app.deps.db.update(users).set({ personName: 'Ariana Ríos' }).where(eq(users.id, owner.userId))
  lucia = await createMember(app, owner, 'recruiter', 'Lucía Soto')
  hugo = await createMember(app, owner, 'reader', 'Hugo Prado')
  person = await createProfessional(app)
  const jobId = await createJob(app, owner, { title: 'Analista de datos' })
  const applied = await call(person, 'POST', `/api/jobs/${jobId}/apply`, {})
  id = Number(applied.body.application.id)
})

const call = (
  actor: Pick<TestActor, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.request({ method, url, headers: actor.headers, ...(payload ? { payload } : {}) })
const write = (actor: TestActor, text: string, mentions: number[] = []) =>
  call(actor, 'POST', `/api/applications/${id}/notes`, { text, mentions })
const read = async (actor: TestActor) => (await call(actor, 'GET', `/api/applications/${id}/notes`)).body
const bell = async (actor: TestActor): Promise<{ type: string; title: string; link: string }[]> =>
  (await call(actor, 'GET', '/api/notifications')).body.notifications.filter(
    ({ type }: { type: string }) => type === 'team',
  )
const attach = (actor: TestActor, noteId: number, content = pdf(), filename = 'Prueba.pdf') =>
  app.request({
    method: 'POST',
    url: `/api/notes/${noteId}/files`,
    ...multipart([{ field: 'file', filename, content }], actor.headers),
  })

describe('a note', () => {
  test('the team reads it with author and time, and open pages hear of it; a reader reads and cannot write', async () => {
    const stream = await openStream(app, lucia.headers)
    const { status, body } = await write(owner, 'Explicó un modelo sin siglas.')
    expect([status, body.isMine, body.author]).toEqual([201, true, 'Ariana Ríos'])
    await expect.poll(stream.events).toContainEqual({ topic: 'candidate-team' })
    stream.close()
    for (const actor of [lucia, hugo])
      expect((await read(actor)).notes).toMatchObject([
        { text: 'Explicó un modelo sin siglas.', author: 'Ariana Ríos', isMine: false, editedAt: null },
      ])
    expect((await write(hugo, 'Yo también')).body.code).toBe('read_only_member')
    expect((await read(hugo)).colleagues).toEqual([
      { userId: owner.userId, name: 'Ariana Ríos' },
      { userId: lucia.userId, name: 'Lucía Soto' },
    ])
  })

  test('another company, the candidate and an administrator who views the account do not read it', async () => {
    await write(owner, 'Secreto del equipo')
    const other = await createCompany(app)
    const admin = await createAdmin(app)
    const view = { headers: await viewAs(app, admin, owner) }
    const url = `/api/applications/${id}/notes`
    expect((await call(other, 'GET', url)).status).toBe(404)
    expect((await call(person, 'GET', url)).status).toBe(403)
    expect((await call(view, 'GET', url)).body.code).toBe('view_only')
    expect((await call(person, 'GET', '/api/applications/professional')).text).not.toContain('Secreto')
  })

  test('only its author changes and deletes it, and both are said in Spanish', async () => {
    const note = (await write(owner, 'Primera')).body
    const change = (actor: TestActor, text: string) =>
      call(actor, 'PUT', `/api/notes/${note.id}`, { text, mentions: [] })
    const refused = await change(lucia, 'Otra')
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Solo quien escribió la nota puede cambiarla.',
    ])
    expect((await call(lucia, 'DELETE', `/api/notes/${note.id}`)).status).toBe(403)
    expect((await change(owner, 'Primera, corregida')).body).toMatchObject({
      text: 'Primera, corregida',
      editedAt: expect.any(String),
      undo: null,
    })
    const { undo } = (await call(owner, 'DELETE', `/api/notes/${note.id}`)).body
    expect((await read(lucia)).notes).toEqual([])
    expect((await call(owner, 'POST', `/api/acts/${undo.actId}/undo`, {})).status).toBe(200)
    expect((await read(lucia)).notes).toMatchObject([{ text: 'Primera, corregida' }])
  })

  test.each([
    ['', 'Escribe la nota'],
    ['a\u202Eb', 'Quita los caracteres que no se ven'],
    ['x'.repeat(4001), 'Usa 4,000 caracteres como máximo'],
  ])('%j is refused with its message and stores nothing', async (text, message) => {
    const reply = await write(owner, text)
    expect([reply.status, reply.body.fields?.text]).toEqual([400, message])
    expect((await read(owner)).notes).toEqual([])
  })

  test('there is a most, and a withdrawn application takes none', async () => {
    const at = app.clock.now()
    const rows = Array.from({ length: mostNotes }, () => ({ applicationId: id, text: 'Una', createdAt: at }))
    await app.deps.db.insert(applicationNotes).values(rows)
    expect((await write(owner, 'Una más')).body.message).toContain(String(mostNotes))
    await call(person, 'POST', `/api/applications/${id}/withdraw`, {})
    expect((await write(owner, 'Otra')).status).toBe(404)
    expect((await call(owner, 'GET', `/api/applications/${id}/notes`)).status).toBe(404)
  })
})

describe('a mention', () => {
  test('is heard after the seconds on the bell and by mail, without the text of the note', async () => {
    await write(owner, '@Lucía Soto, ¿la ves para riesgo? @Hugo Prado', [lucia.userId])
    expect(await bell(lucia)).toEqual([])
    await settleActs(app)
    expect(await bell(lucia)).toMatchObject([
      { title: 'Ariana Ríos te mencionó', link: expect.stringMatching(/\/candidatos\/\d+\/\d+#notas$/) },
    ])
    // Named in the text, but not chosen.
    expect(await bell(hugo)).toEqual([])
    const mails = app.mails.sent.filter(({ to }) => to === lucia.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ariana Ríos te mencionó en una nota: Analista de datos',
    ])
    expect(mails[0]?.text).not.toContain('riesgo')
    expect((await read(owner)).notes[0].mentions).toEqual([{ userId: lucia.userId, name: 'Lucía Soto' }])
  })

  test('undone within the seconds, nobody hears and the note is gone', async () => {
    const { undo } = (await write(owner, '@Lucía Soto mira', [lucia.userId])).body
    expect((await call(owner, 'POST', `/api/acts/${undo.actId}/undo`, {})).status).toBe(200)
    await settleActs(app)
    expect([await bell(lucia), (await read(lucia)).notes]).toEqual([[], []])
  })

  test('a change tells only those who are new, and its undo keeps the text', async () => {
    const note = (await write(owner, '@Lucía Soto mira', [lucia.userId])).body
    await settleActs(app)
    const text = '@Lucía Soto y @Hugo Prado miren'
    const change = () =>
      call(owner, 'PUT', `/api/notes/${note.id}`, { text, mentions: [lucia.userId, hugo.userId] })
    const { undo } = (await change()).body
    await call(owner, 'POST', `/api/acts/${undo.actId}/undo`, {})
    await settleActs(app)
    expect(await bell(hugo)).toEqual([])
    expect((await read(owner)).notes).toMatchObject([{ text, mentions: [{ userId: lucia.userId }] }])
    await change()
    await settleActs(app)
    expect([await bell(hugo), await bell(lucia)]).toMatchObject([[{}], [{}]])
  })

  test('of strangers, of oneself and of somebody who left meanwhile nobody hears', async () => {
    const stranger = await createCompany(app)
    await write(owner, `@Ariana Ríos @Lucía Soto @x`, [
      owner.userId,
      stranger.userId,
      lucia.userId,
      person.userId,
    ])
    await app.deps.db.delete(companyMembers).where(eq(companyMembers.userId, lucia.userId))
    await settleActs(app)
    for (const actor of [owner, stranger, person]) expect(await bell(actor)).toEqual([])
    expect(app.mails.sent.filter(({ subject }) => subject.includes('mencionó'))).toEqual([])
  })
})

describe('files of a note', () => {
  test('a PDF as it came and a picture without its data; the team opens them, nobody else does', async () => {
    const note = (await write(owner, 'Su prueba')).body
    expect((await attach(owner, note.id)).body.files).toMatchObject([{ name: 'Prueba.pdf' }])
    await attach(owner, note.id, smallPng, 'pizarra.png')
    const files = (await read(owner)).notes[0].files as { name: string; url: string }[]
    expect(files.map(({ name }) => name)).toEqual(['Prueba.pdf', 'pizarra.webp'])
    const url = String(files[0]?.url)
    expect((await call(hugo, 'GET', url)).headers['content-type']).toContain('application/pdf')
    const other = await createCompany(app)
    expect((await call(other, 'GET', url)).status).toBe(404)
    expect((await call(person, 'GET', url)).status).toBe(403)
    expect((await attach(lucia, note.id)).status).toBe(403)
  })

  test('what is no such file, or one too many, is refused', async () => {
    const note = (await write(owner, 'Su prueba')).body
    const wrong = await attach(owner, note.id, Buffer.from('hola'), 'nota.txt')
    expect([wrong.status, wrong.body.fields?.file]).toEqual([
      400,
      'Elige un PDF, un JPG o un PNG: el archivo no es de ese tipo.',
    ])
    for (let count = 0; count < mostNoteFiles; count++) await attach(owner, note.id)
    expect((await attach(owner, note.id)).body.fields?.file).toContain(String(mostNoteFiles))
    expect((await read(owner)).notes[0].files).toHaveLength(mostNoteFiles)
  })

  test('they go with a deleted note a day later, and come back with its undo', async () => {
    const note = (await write(owner, 'Su prueba')).body
    await attach(owner, note.id)
    const stored = () => app.deps.db.$count(files, eq(files.ownerId, person.userId))
    const { undo } = (await call(owner, 'DELETE', `/api/notes/${note.id}`)).body
    app.clock.advance({ minutes: 0.1 })
    await call(owner, 'POST', `/api/acts/${undo.actId}/undo`, {})
    expect((await read(owner)).notes[0].files).toHaveLength(1)
    await call(owner, 'DELETE', `/api/notes/${note.id}`)
    await settleActs(app)
    expect(await stored()).toBe(1)
    app.clock.advance({ days: 30 })
    await sweepNoteFiles({ ...app.deps, queue: app.deps.queue })
    expect(await stored()).toBe(0)
  })
})
