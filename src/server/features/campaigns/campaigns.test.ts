import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostChosenRecipients } from '#contracts/admin/campaigns-figures.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { campaignRecipients, campaigns } from '#server/db/schema/campaigns.table.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { resetSettings } from '#tests/support/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app, 'support')
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(campaigns)
  await app.deps.db.delete(subscriptions)
  await resetSettings(app)
})

const text = { subject: 'Mantenimiento el domingo', content: 'Hola:\n\nEl domingo cerramos una hora.' }
const send = (payload: object, headers: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url: '/api/admin/send-email',
    headers: { ...admin.headers, ...headers },
    payload,
  })
const get = (url: string, who = admin) => app.request({ url, headers: who.headers })
const progress = async (id: number) => (await get(`/api/admin/email/campaigns/${id}`)).body
const three = async () => [
  await createProfessional(app),
  await createProfessional(app),
  await createCompany(app),
]
const ids = (people: readonly TestActor[]) => people.map(({ userId }) => userId)
const agree = (person: TestActor, isOn = true) =>
  app.request({
    method: 'PUT',
    url: '/api/news-preference',
    headers: person.headers,
    payload: { isOn },
  })
const suspend = ({ userId }: TestActor) =>
  app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, userId))
/** The addresses that got a mail with the subject. */
const reached = () =>
  app.mails.sent
    .filter(({ subject }) => subject === text.subject)
    .map(({ to }) => to)
    .toSorted()
const emails = (people: readonly TestActor[]) => people.map(({ email }) => email).toSorted()
const wait = async (seconds: number) => {
  app.clock.advance({ minutes: seconds / 60 })
  await drainByClock(app)
}

describe('the documented call', () => {
  test('sends to the chosen accounts after the seconds to undo, each once, and says how many they are', async () => {
    const people = await three()
    const reply = await send({ ...text, userType: 'all', recipients: ids(people) })
    expect(reply).toMatchObject({ status: 200, body: { success: true, sent: 3 } })
    await wait(10)
    expect(reached(), 'it can still be undone').toEqual([])
    expect(await progress(reply.body.id)).toMatchObject({ status: 'waiting', total: 3, sent: 0 })
    await wait(3)
    expect(reached()).toEqual(emails(people))
    expect(await progress(reply.body.id)).toMatchObject({ status: 'done', total: 3, sent: 3, skipped: 0 })
    const mail = app.mails.last(people[0]!.email)
    expect(mail.text).toContain('El domingo cerramos una hora.')
    expect(mail.text).toContain('Recibes este aviso porque tienes una cuenta en Qhatu.')
    expect(mail.headers).toEqual({})
  })

  test.each([
    [{ ...text, subject: ' ' }, 'subject', 'Escribe el asunto del correo', 'El asunto es requerido.'],
    [{ ...text, content: '\n' }, 'content', 'Escribe el mensaje', 'El contenido del mensaje es requerido.'],
    [
      { ...text, recipients: [] },
      'recipients',
      'Elige al menos a una persona',
      'Selecciona al menos un destinatario.',
    ],
    [text, 'recipients', 'Elige al menos a una persona', 'Selecciona al menos un destinatario.'],
    [
      { ...text, recipients: [2_147_483_000] },
      'recipients',
      'Elige otras personas: ninguna de estas cuentas está activa',
      '',
    ],
    [
      { ...text, recipients: Array.from({ length: mostChosenRecipients + 1 }, (_, at) => at + 1) },
      'recipients',
      'Elige hasta 5000 personas, o todas las de una búsqueda',
      '',
    ],
  ])('refuses %# with its sentence, and stores nothing', async (body, field, instruction, sentence) => {
    const reply = await send({
      recipients: [1],
      ...body,
      ...(body === text ? { recipients: undefined } : {}),
    })
    expect(reply.status).toBe(400)
    expect(reply.body.fields?.[field]).toBe(instruction)
    if (sentence) expect(reply.body.message).toBe(sentence)
    expect(await app.deps.db.$count(campaigns)).toBe(0)
  })

  test('leaves out suspended, unknown and repeated accounts, and those of another kind', async () => {
    const [one, suspended, company] = await three()
    await suspend(suspended!)
    const recipients = [...ids([one!, suspended!, company!, one!]), 2_147_483_000]
    expect((await send({ ...text, userType: 'professional', recipients })).body.sent).toBe(1)
    await wait(13)
    expect(reached()).toEqual([one!.email])
  })

  test('a repeated request with its key is one campaign', async () => {
    const recipients = ids(await three())
    const key = { 'idempotency-key': 'campaign-key-0001' }
    const [first, second] = [
      await send({ ...text, recipients }, key),
      await send({ ...text, recipients }, key),
    ]
    expect(second.body).toEqual(first.body)
    expect(await app.deps.db.$count(campaigns)).toBe(1)
    await wait(13)
    expect(reached()).toHaveLength(3)
  })

  test('other roles may not send, and the audit names no text', async () => {
    const finance = await createAdmin(app, 'finance')
    expect((await send({ ...text, recipients: [1] }, finance.headers)).body.code).toBe('role_not_allowed')
    const { body } = await send({ ...text, recipients: ids(await three()) })
    const [entry] = await app.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.code, 'campaign-sent'), eq(auditEntries.subjectId, String(body.id))))
    expect(entry).toMatchObject({
      after: { recipients: 3, campaignKind: 'service', userType: 'all' },
      reason: '',
    })
  })
})

test('everybody whom a search finds gets it, and the reach says the number before', async () => {
  const [one, other] = [
    await createProfessional(app, { firstName: 'Zunilda', lastName: 'Ccori' }),
    await createProfessional(app, { firstName: 'Zunilda', lastName: 'Ayar' }),
  ]
  await agree(one)
  const reach = await get('/api/admin/email/reach?q=zunilda&userType=professional')
  expect(reach.body).toEqual({ found: 2, service: 2, marketing: 1 })
  const list = await get('/api/admin/email/recipients?q=zunilda')
  expect(list.headers['x-total-count']).toBe('2')
  expect(list.body.map(({ id, agrees }: { id: number; agrees: boolean }) => [id, agrees])).toEqual([
    [other.userId, false],
    [one.userId, true],
  ])
  expect(list.body[0]).toMatchObject({ firstName: 'Zunilda', lastName: 'Ayar', companyName: '' })
  const { body } = await send({ ...text, whole: true, q: 'zunilda' })
  expect(body.sent).toBe(2)
  await wait(13)
  expect(reached()).toEqual(emails([one, other]))
  expect((await progress(body.id)).audience).toEqual({ q: 'zunilda', userType: 'all' })
})

describe('marketing', () => {
  test('goes only to those who agreed, and one click leaves', async () => {
    const [yes, no, later] = await three()
    await agree(yes!)
    await agree(later!)
    const { body } = await send({ ...text, kind: 'marketing', recipients: ids([yes!, no!, later!]) })
    expect(body.sent).toBe(2)
    expect((await agree(later!, false)).body).toEqual({ isOn: false })
    await wait(13)
    expect(reached(), 'who no longer agrees is left out at the last moment').toEqual([yes!.email])
    expect(await progress(body.id)).toMatchObject({ status: 'done', total: 2, sent: 1, skipped: 1 })
    const mail = app.mails.last(yes!.email)
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = /<(.+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail.text).toContain(link)
    const state = await app.request({ url: `/api/subscriptions/${link.split('/').at(-1)}` })
    expect(state.body).toMatchObject({ kind: 'news', status: 'active' })
    const left = await app.request({
      method: 'POST',
      url: new URL(link).pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(left.status).toBe(200)
    expect((await get('/api/news-preference', yes)).body).toEqual({ isOn: false })
    const again = await send({ ...text, kind: 'marketing', recipients: ids([yes!, no!]) })
    expect(again.body.fields?.recipients).toMatch(/^Elige otras personas: ninguna de estas aceptó/)
  })

  test('agreeing needs a confirmed address; an alert of jobs or the newsletter is no agreement', async () => {
    const person = await createProfessional(app)
    await app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, person.userId))
    expect((await agree(person)).body).toMatchObject({
      code: 'email_unconfirmed',
      message: 'Confirma tu correo antes de activarlo.',
    })
    await app.deps.db
      .update(users)
      .set({ emailConfirmedAt: app.clock.now() })
      .where(eq(users.id, person.userId))
    await app.request({
      method: 'POST',
      url: '/api/newsletter',
      headers: person.headers,
      payload: { email: person.email },
    })
    const reply = await send({ ...text, kind: 'marketing', recipients: [person.userId] })
    expect(reply.status).toBe(400)
    expect((await agree(person)).body).toEqual({ isOn: true })
    expect((await send({ ...text, kind: 'marketing', recipients: [person.userId] })).body.sent).toBe(1)
  })
})

test('who deletes the account in between gets nothing, leaves no row, and the campaign ends', async () => {
  const [gone, stays] = await three()
  const { id } = (await send({ ...text, recipients: ids([gone!, stays!]) })).body
  await app.deps.db.delete(campaignRecipients).where(eq(campaignRecipients.userId, gone!.userId))
  await suspend(gone!)
  await wait(13)
  expect(await progress(id)).toMatchObject({ status: 'done', total: 2, sent: 1, skipped: 1 })
  expect(reached()).toEqual([stays!.email])
})

test('a test goes to oneself alone, as its recipients would get it', async () => {
  const reply = await app.request({
    method: 'POST',
    url: '/api/admin/email/test',
    headers: admin.headers,
    payload: { ...text, kind: 'marketing' },
  })
  expect(reply.body).toEqual({ success: true, message: `Te enviamos la prueba a ${admin.email}.` })
  await app.queue.drain()
  expect(app.mails.sent).toHaveLength(1)
  const mail = app.mails.last(admin.email)
  expect(mail.subject).toBe('[Prueba] Mantenimiento el domingo')
  expect(mail.text).toContain('No quiero más de estos correos')
  expect(await app.deps.db.$count(campaigns)).toBe(0)
})

test('what is typed stays text, in both parts of the mail', async () => {
  const [person] = await three()
  await send({ subject: 'Precios <b>nuevos</b>', content: 'A & B <script>', recipients: ids([person!]) })
  await wait(13)
  const { html, subject } = app.mails.last(person!.email)
  expect(subject).toBe('Precios <b>nuevos</b>')
  expect(html).toContain('A &amp; B &lt;script&gt;')
  expect(html).not.toContain('<script>')
})

test('the list shows the latest first, page by page', async () => {
  const recipients = ids(await three())
  for (let n = 0; n < 21; n++) await send({ ...text, subject: `Aviso ${n}`, recipients })
  const first = await get('/api/admin/email/campaigns')
  expect(first.body).toHaveLength(20)
  expect(first.body[0].subject).toBe('Aviso 20')
  const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await get(next)).body.map(({ subject }: { subject: string }) => subject)).toEqual(['Aviso 0'])
  expect((await get('/api/admin/email/campaigns/2147483647')).status).toBe(404)
})

test('the download of a person names the mails to many that they got', async () => {
  const [person] = await three()
  await send({ ...text, recipients: ids([person!]) })
  await wait(13)
  const { exportOf } = await import('./personal-data.queries.ts')
  const of = { ...person!, name: '', professionalId: null, companyId: null }
  expect(await exportOf(app.deps.db, of)).toMatchObject({
    'correos-generales': [{ subject: text.subject, content: text.content }],
  })
})
