import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { alertedJobs, subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { queueAlerts, sendDueAlert } from './send-alerts.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(subscriptions)
  await app.deps.db.delete(jobs)
})

const subscribe = async (values: Partial<typeof subscriptions.$inferInsert> = {}): Promise<number> => {
  const now = app.clock.now()
  const wanted = { kind: 'job_alert', email: 'rosa@ejemplo.pe', frequency: 'daily' } as const
  const [row] = await app.deps.db
    .insert(subscriptions)
    .values({ ...wanted, createdAt: now, confirmedAt: now, ...values })
    .returning({ id: subscriptions.id })
  return row!.id
}
const publish = (values: Partial<typeof jobs.$inferInsert> = {}) => createJob(app, company, values)
const run = async () => {
  await queueAlerts(app.deps)
  await app.queue.drain()
}
const tomorrow = () => app.clock.advance({ days: 1 })
/** The ids of the jobs that a mail links to, in its order. */
const jobsIn = (mail: { text: string } | undefined) =>
  [...(mail?.text ?? '').matchAll(/\/jobs\/(\d+)/g)].map(([, id]) => Number(id))
const sent = () => app.mails.sent

describe('what an alert sends', () => {
  test('the jobs published since it was confirmed, the newest first, each once; never an empty mail', async () => {
    await publish({ title: 'Antes' })
    app.clock.advance({ minutes: 1 })
    await subscribe()
    app.clock.advance({ hours: 1 })
    const first = await publish({ title: 'Primero' })
    app.clock.advance({ hours: 1 })
    const second = await publish({ title: 'Segundo' })
    await run()
    expect(sent().map(jobsIn)).toEqual([[second, first]])
    await run()
    tomorrow()
    await run()
    expect(sent(), 'nothing was new').toHaveLength(1)
    const third = await publish({ title: 'Tercero' })
    tomorrow()
    await run()
    expect(jobsIn(sent()[1])).toEqual([third])
  })

  test('what the list shows for its search and nothing else', async () => {
    await subscribe({ search: 'q=contador&mode=remote' })
    app.clock.advance({ minutes: 1 })
    const publisher = await createCompany(app, { planType: 'premium' })
    const write = async (title: string, workType: string) => {
      const payload = { ...standardJob, title, workType }
      return (await app.request({ method: 'POST', url: '/api/jobs', payload, headers: publisher.headers }))
        .body.id
    }
    const wanted = await write('Contador', 'remoto')
    await write('Contador', 'presencial')
    await write('Diseñador', 'remoto')
    await run()
    expect(sent().map(jobsIn)).toEqual([[wanted]])
    expect(sent()[0]?.subject).toBe('1 empleo nuevo: Contador, remoto')
    const listed = await app.request({ url: '/api/jobs?q=contador&mode=remote' })
    expect(listed.body.map(({ id }: { id: number }) => id)).toEqual([wanted])
  })

  test('what the list finds for a mistyped word', async () => {
    const publisher = await createCompany(app, { planType: 'premium' })
    const write = async () => {
      const request = { method: 'POST' as const, url: '/api/jobs', headers: publisher.headers }
      return (await app.request({ ...request, payload: { ...standardJob, title: 'Contador' } })).body.id
    }
    await write()
    app.clock.advance({ minutes: 1 })
    await subscribe({ search: 'q=contdaor' })
    app.clock.advance({ minutes: 1 })
    const wanted = await write()
    await run()
    expect(sent().map(jobsIn)).toEqual([[wanted]])
  })

  test('no job that was closed or ran out before the mail', async () => {
    await subscribe()
    app.clock.advance({ minutes: 1 })
    await publish({ isOpen: false })
    await publish({ expiresAt: app.clock.now() })
    await run()
    expect(sent()).toEqual([])
  })

  test('at most 20 jobs by name; the rest is one link, and does not come again', async () => {
    await subscribe({ search: 'mode=hybrid' })
    app.clock.advance({ minutes: 1 })
    for (let n = 0; n < 23; n++) await publish()
    await run()
    expect(jobsIn(sent()[0])).toHaveLength(20)
    expect(sent()[0]?.subject).toBe('23 empleos nuevos: Empleos, híbrido')
    expect(sent()[0]?.text).toContain('Ver 3 más:\nhttp://localhost:3000/empleos?mode=hybrid&sort=recent')
    tomorrow()
    await run()
    expect(sent()).toHaveLength(1)
  })

  test('a weekly one comes after a week, a daily one each day', async () => {
    await subscribe({ frequency: 'weekly' })
    await subscribe({ search: 'mode=hybrid', email: 'luis@ejemplo.pe' })
    for (let day = 1; day <= 14; day++) {
      tomorrow()
      await publish()
      await run()
    }
    const count = (to: string) => sent().filter((mail) => mail.to === to).length
    expect([count('rosa@ejemplo.pe'), count('luis@ejemplo.pe')]).toEqual([2, 14])
  })

  test('the newsletter names ten at most, premium ones first, once a week', async () => {
    await subscribe({ kind: 'newsletter', frequency: 'weekly' })
    app.clock.advance({ minutes: 1 })
    const premium = [await publish({ isPremium: true }), await publish({ isPremium: true })]
    for (let n = 0; n < 12; n++) await publish()
    await run()
    expect(sent(), 'not before a week').toEqual([])
    app.clock.advance({ days: 7 })
    await run()
    const named = jobsIn(sent()[0])
    expect(named).toHaveLength(10)
    expect(new Set(named.slice(0, 2))).toEqual(new Set(premium))
    expect(sent()[0]?.subject).toMatch(/^Los mejores empleos TEC de la semana/)
    app.clock.advance({ days: 7 })
    await run()
    expect(sent()).toHaveLength(1)
  })
})

describe('whom it writes to', () => {
  const given = async (values: Partial<typeof users.$inferInsert>, alert = {}) => {
    const rosa = await createProfessional(app)
    await subscribe({ email: rosa.email, userId: rosa.userId, ...alert })
    await app.deps.db.update(users).set(values).where(eq(users.id, rosa.userId))
    app.clock.advance({ minutes: 1 })
    await publish()
    await run()
    return sent().map(({ to }) => to)
  }

  test('nobody whose alert was not confirmed', async () => {
    await subscribe({ confirmedAt: null })
    app.clock.advance({ minutes: 1 })
    await publish()
    await run()
    expect(sent()).toEqual([])
  })

  test('no suspended account, also where it subscribed as a visitor', async () => {
    expect(await given({ suspendedAt: app.clock.now() })).toEqual([])
    expect(await given({ suspendedAt: app.clock.now() }, { userId: null })).toEqual([])
  })

  test("the account's address of today, once it is confirmed", async () => {
    expect(await given({ email: 'nueva@ejemplo.pe' })).toEqual(['nueva@ejemplo.pe'])
    app.mails.sent.length = 0
    expect(await given({ email: 'sinconfirmar@ejemplo.pe', emailConfirmedAt: null })).toEqual([])
  })

  test('no deleted account', async () => {
    const rosa = await createProfessional(app)
    await subscribe({ email: rosa.email, userId: rosa.userId })
    await app.deps.db.delete(users).where(eq(users.id, rosa.userId))
    expect(await app.deps.db.$count(subscriptions)).toBe(0)
  })
})

test('the mail as its bytes say it: headers of RFC 8058, both parts, links that work', async () => {
  await subscribe({ search: 'mode=hybrid' })
  app.clock.advance({ minutes: 1 })
  const id = await publish({ title: 'Diseñadora <UX> & "más"' })
  await run()
  const { messageId, ...mail } = app.mails.last('rosa@ejemplo.pe')
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...mail,
    messageId: `<${messageId}>`,
  })
  const parsed = await PostalMime.parse(message as Buffer)
  const header = (key: string) => parsed.headers.find((found) => found.key === key)?.value
  const cancel = /^<(http:\/\/localhost:3000\/suscripcion\/cancelar\/[\w-]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )?.[1]
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(parsed.text).toContain(cancel)
  expect(parsed.text).toContain(`Diseñadora <UX> & "más"\n`)
  expect(parsed.text).toContain(`http://localhost:3000/jobs/${id}`)
  expect(parsed.html).toContain(`href="http://localhost:3000/jobs/${id}"`)
  expect(parsed.html).toContain('Diseñadora &lt;UX&gt; &amp; &quot;más&quot;')
  expect(parsed.html).toContain(cancel)
  const reply = await app.request({
    method: 'POST',
    url: new URL(cancel ?? '').pathname,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.status).toBe(200)
  expect(await app.deps.db.$count(subscriptions)).toBe(0)
})

test('a run that fails before its end sends nothing, and the next one sends it all', async () => {
  const id = await subscribe()
  app.clock.advance({ minutes: 1 })
  const job = await publish()
  const failing = {
    ...app.deps,
    queue: { ...app.deps.queue, enqueue: () => Promise.reject(new Error('the process died')) },
  }
  await expect(sendDueAlert(failing, { subscriptionId: id })).rejects.toThrow('the process died')
  expect(await app.deps.db.$count(alertedJobs)).toBe(0)
  await run()
  expect(sent().map(jobsIn)).toEqual([[job]])
})
