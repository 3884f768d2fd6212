import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fromBuffer, type ZipFile } from 'yauzl'
import type { ProfessionalActor } from '#server/actor.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { password, wholeLife } from '#tests/support/whole-life.ts'
import { exportAccount } from './export.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const open = promisify<Buffer, ZipFile>((bytes, done) => fromBuffer(bytes, { lazyEntries: false }, done))

/** The names in a ZIP with their bytes. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(bytes)
  const entries = new Map<string, Buffer>()
  const reads: Promise<void>[] = []
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry) => {
      reads.push(
        new Promise((read, fail) => {
          zip.openReadStream(entry, (error, stream) => {
            if (error) return fail(error)
            const parts: Buffer[] = []
            stream.on('data', (part: Buffer) => parts.push(part))
            stream.on('error', fail)
            stream.on('end', () => {
              entries.set(entry.fileName, Buffer.concat(parts))
              read()
            })
          })
        }),
      )
    })
    zip.on('end', () => resolve())
    zip.on('error', reject)
  })
  await Promise.all(reads)
  return entries
}

async function download(actor: Pick<TestActor, 'headers'>, typed = password) {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/me/export',
    headers: actor.headers,
    payload: { password: typed },
  })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
}
const remove = (actor: Pick<TestActor, 'headers'>, typed = password) =>
  app.request({ method: 'DELETE', url: '/api/me', headers: actor.headers, payload: { password: typed } })

/** Every column of every table, including the queue's, that contains one of the words: 'table.column'. */
async function columnsWith(...words: string[]): Promise<string[]> {
  const columns = await app.deps.db.execute<{ schema: string; name: string; column: string }>(sql`
    select c.table_schema as schema, c.table_name as name, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'queue') and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector'))`)
  expect(columns.rows.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const { schema, name, column } of columns.rows) {
    const text = sql.raw(`lower("${column}"::text)`)
    const holds = words.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`)
    const { rows } = await app.deps.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(`"${schema}"."${name}"`)} where ${sql.join(holds, sql` or `)}`,
    )
    if (rows[0]!.count > 0) found.push(`${name}.${column}`)
  }
  return found
}

test('a download holds every area as JSON, a guide and the files', async () => {
  const { person } = await wholeLife(app)
  const reply = await download(person)
  expect(reply.headers['content-type']).toBe('application/zip')
  expect(reply.headers['content-disposition']).toContain('qhatu-mis-datos-2026-11-21.zip')
  expect(reply.headers['cache-control']).toContain('no-store')
  const entries = await unzip(reply.bytes)
  const json = (name: string) => JSON.parse(entries.get(`${name}.json`)!.toString())
  expect(json('cuenta').email).toBe(person.email)
  expect(json('perfil')).toMatchObject({ phone: '955 123 987', visibility: { visibility: 'public' } })
  expect(json('postulaciones')).toMatchObject([
    { companyName: 'Tupay', coverLetter: 'Soy Ximena.', history: [{}, { status: 'viewed' }] },
  ])
  expect(json('compatibilidad-mostrada')).toMatchObject([
    { jobTitle: 'Analista de datos', score: expect.any(Number), reasons: expect.arrayContaining([]) },
  ])
  expect(json('mensajes').map(({ mine }: { mine: boolean }) => mine)).toEqual([false, true])
  for (const area of ['experiencias', 'servicios', 'contrataciones', 'citas', 'resenas', 'pagos'])
    expect(json(area), area).not.toHaveLength(0)
  for (const area of ['empleos-guardados', 'suscripciones', 'notificaciones', 'mensajes-a-soporte'])
    expect(json(area), area).not.toHaveLength(0)
  const file = [...entries.keys()].find((name) => name.startsWith('archivos/'))
  expect(file).toBe('archivos/1-cv-CV Ximena Zevallos.pdf')
  expect(entries.get(file!)!.toString()).toContain('% Ximena')
  const guide = entries.get('LEEME.txt')!.toString()
  expect(guide).toContain('postulaciones.json')
  const areas = [...entries.keys()].filter((name) => name.endsWith('.json'))
  for (const area of areas) expect(guide, area).toMatch(new RegExp(`^${area} +[A-ZL].+`, 'm'))
})

test('a download is read as fast as the client receives: for a stopped client nothing more is queried', async () => {
  const { person } = await wholeLife(app)
  await app.deps.db.execute(sql`
    insert into notifications (user_id, type, title, message, created_at)
    select ${person.userId}, 'system', 'Aviso', (select string_agg(md5((n * 100 + k)::text), '') from generate_series(1, 20) k), now()
    from generate_series(1, 3000) n`)
  const selects = vi.spyOn(app.deps.db, 'select')
  const { userId, email, id: professionalId } = person
  const actor = { kind: 'professional', userId, email, firstName: '', lastName: '', professionalId }
  const { stream } = await exportAccount(app.deps, actor as ProfessionalActor, password)
  await once(stream, 'readable')
  const begun = selects.mock.calls.length
  const entries = await unzip(await buffer(stream))
  // Past the notifications, which fill every buffer on the way.
  expect(selects.mock.calls.length).toBeGreaterThan(begun + 15)
  selects.mockRestore()
  expect(JSON.parse(entries.get('notificaciones.json')!.toString()).length).toBeGreaterThan(3000)
})

test('a download contains of others only what the person saw', async () => {
  const { person, company } = await wholeLife(app)
  const stranger = await createProfessional(app, { firstName: 'Nadie', lastName: 'Ajeno' })
  const bytes = Buffer.concat([...(await unzip((await download(person)).bytes)).values()]).toString()
  for (const secret of [company.email, '944 555 111', stranger.email, 'Nadie Ajeno'])
    expect(bytes).not.toContain(secret)
  const theirs = Buffer.concat([...(await unzip((await download(company)).bytes)).values()]).toString()
  expect(theirs).toContain('944 555 111')
  for (const secret of [person.email, '955 123 987', 'Soy Ximena']) expect(theirs).not.toContain(secret)
})

test('neither a download nor a deletion goes without the right password', async () => {
  const { person } = await wholeLife(app)
  expect((await download(person, 'no es esta')).status).toBe(400)
  const refused = await remove(person, 'no es esta')
  expect(refused.body.fields).toEqual({ password: 'Escribe otra vez tu contraseña: no es correcta' })
  expect((await app.request({ url: '/api/me/professional', headers: person.headers })).status).toBe(200)
})

test('after a deletion no table keeps e-mail, name, phone or words of the person, and no file is left', async () => {
  const { person, company, cvKey } = await wholeLife(app)
  const words = [person.email, 'Ximena', 'Zevallos', '955 123 987', 'linkedin.example']
  // The same search finds them before the deletion, so the test can fail.
  expect((await columnsWith(...words)).length).toBeGreaterThan(8)
  const reply = await remove(person)
  expect(reply.status).toBe(200)
  expect(String(reply.headers['set-cookie'])).toMatch(/qhatu_session=;.*Max-Age=0/)
  await app.queue.drain()
  expect(app.mails.last(person.email).subject).toBe('Eliminamos tu cuenta de Qhatu')
  // Other tests use the same names, but not this address.
  expect(await columnsWith(person.email)).toEqual([])
  expect(await app.deps.storage.get(cvKey)).toBeNull()
  expect((await app.request({ url: '/api/me/professional', headers: person.headers })).status).toBe(401)
  expect(
    (await app.request({ url: `/api/professionals/${person.id}`, headers: company.headers })).status,
  ).toBe(404)
})

test('the whole database is searched, of one person alone', async () => {
  const alone = await startTestApp()
  const shared = app
  app = alone
  try {
    const { person, company } = await wholeLife(alone)
    await remove(person)
    await alone.queue.drain()
    expect(
      await columnsWith(person.email, 'Ximena', 'Zevallos', '955 123 987', 'linkedin.example', 'Con gusto'),
    ).toEqual(['messages.message'])
    await remove(company)
    await alone.queue.drain()
    expect(await columnsWith(company.email, 'Chullpi', '944 555 111')).toEqual([])
  } finally {
    app = shared
    await alone.close()
  }
})

test('what others must keep stays under no name', async () => {
  const { person, company, jobId, serviceId, unusedId, hireId } = await wholeLife(app)
  await remove(person)
  const ask = async (url: string) => (await app.request({ url, headers: company.headers })).body
  const received = JSON.stringify(await ask(`/api/jobs/${jobId}/candidates`))
  expect(received).toContain('Cuenta')
  expect(received).not.toContain('eliminada.invalid')
  const { rows } = await app.deps.db.execute(sql`
    select (select count(*)::int from messages m join conversations c on c.id = m.conversation_id where c.service_id = ${serviceId}) as messages,
      (select status from hires where id = ${hireId}) as hire,
      (select status from bookings where service_id = ${serviceId}) as booking,
      (select count(*)::int from reviews where service_id = ${serviceId}) as reviews,
      (select title from services where id = ${serviceId}) as kept,
      (select count(*)::int from services where id = ${unusedId}) as unused`)
  expect(rows[0]).toEqual({
    messages: 2,
    hire: 'cancelled',
    booking: 'cancelled',
    reviews: 1,
    kept: 'Cierres contables',
    unused: 0,
  })
  expect(await app.deps.db.$count(payments, eq(payments.userId, person.userId))).toBe(1)
})

test('people with open matters are notified of the cancellation, without the name', async () => {
  const { person, company } = await wholeLife(app)
  await remove(person)
  const { body } = await app.request({ url: '/api/notifications', headers: company.headers })
  const titles = body.notifications.map(({ title }: { title: string }) => title)
  expect(titles.slice(0, 2)).toEqual(['Cita cancelada', 'Se canceló algo que tenías en curso'])
  await app.queue.drain()
  const mails = app.mails.sent.filter(({ to }) => to === company.email).slice(-2)
  expect(mails.map(({ subject }) => subject).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Se canceló algo que tenías en curso',
    'Se canceló una cita tuya',
  ])
  expect(JSON.stringify(mails)).not.toContain('Ximena')
})

test('a receipt of money keeps whom it names', async () => {
  const { person } = await wholeLife(app)
  await app.deps.db.insert(payments).values({
    userId: person.userId,
    payerName: 'Ximena Zevallos',
    product: 'chat_activation',
    amount: 500,
    status: 'completed',
    provider: 'test',
    createdAt: app.clock.now(),
  })
  await remove(person)
  const kept = await app.deps.db
    .select()
    .from(payments)
    .where(eq(payments.userId, person.userId))
    .orderBy(payments.amount)
  expect(kept.map(({ amount, payerName }) => [amount, payerName])).toEqual([
    [0, ''],
    [500, 'Ximena Zevallos'],
  ])
})

test('jobs of a deleted company close, its reviews remain, and applicants see that it is gone', async () => {
  const { person, company, jobId } = await wholeLife(app)
  expect((await app.request({ url: `/api/jobs/${jobId}` })).status).toBe(200)
  await remove(company)
  expect((await app.request({ url: `/api/jobs/${jobId}` })).status).toBe(410)
  expect((await app.request({ url: `/api/companies/${company.id}` })).status).toBe(404)
  const { text } = await app.request({ url: `/api/professionals/${person.id}/reviews` })
  expect(text).toContain('Empresa que ya no está')
  const own = await app.request({ url: '/api/applications/professional', headers: person.headers })
  expect(own.text).toContain('Empresa que ya no está')
})

test('the address can register again, and the old password opens nothing', async () => {
  const { person } = await wholeLife(app)
  await remove(person)
  const login = (email: string) =>
    app.request({ method: 'POST', url: '/api/login', payload: { email, password } })
  expect((await login(person.email)).status).toBe(401)
  expect((await login(`cuenta-${person.userId}@eliminada.invalid`)).status).toBe(401)
  const again = await registerProfessional(app, { email: person.email })
  expect(again.reply.status).toBe(201)
})

test('a deletion touches nobody else', async () => {
  const { person } = await wholeLife(app)
  const [colleague, company] = [await createProfessional(app), await createCompany(app)]
  await remove(person)
  for (const [actor, path] of [
    [colleague, 'professional'],
    [company, 'company'],
  ] as const)
    expect((await app.request({ url: `/api/me/${path}`, headers: actor.headers })).status).toBe(200)
})
