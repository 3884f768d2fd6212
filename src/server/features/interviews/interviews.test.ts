import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confidentialName } from '#domain/jobs/confidential.ts'
import type { Interview } from '#contracts/interviews/interviews.contract.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { interviewTimes } from '#server/db/schema/interviews.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, createMember, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { eventIn, interviewCalls, type InterviewWorld, startInterviewApp } from '#tests/support/interviews.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { remindAndEnd } from './remind-and-end-interviews.ts'
import { exportOf } from './personal-data.queries.ts'

let app: TestApp
let world: InterviewWorld
let company: TestActor
let lucia: TestActor
let person: TestActor
beforeAll(async () => {
  app = await startInterviewApp()
})
afterAll(() => app.close())
const calls = interviewCalls(
  () => app,
  () => world,
)
const { call, cancelByLink, dayIn, ofTeam, pick, propose, proposed, read, passUndoTime, tokenOf } = calls
beforeEach(async () => {
  world = await calls.createWorld()
  ;({ company, lucia, person } = world)
})

describe('a proposal', () => {
  test('reaches the candidate after the seconds, with a link that needs no session; undone, nobody hears', async () => {
    const first = await propose()
    expect(first.status).toBe(201)
    expect(await ofTeam()).toMatchObject([{ status: 'proposed', mayCancel: true }])
    expect((await call(person, 'GET', '/api/me/interviews')).body).toEqual([])
    expect((await call(company, 'POST', `/api/acts/${first.body.undo.actId}/undo`, {})).status).toBe(200)
    expect(await ofTeam()).toEqual([])
    await propose()
    await settleActs(app)
    await app.queue.drain()
    const mail = app.mails.last(person.email)
    expect(mail.subject).toBe('Tupay te propone una entrevista')
    expect(mail.text).toContain('Ten a la mano tu laptop')
    expect(mail.attachments).toEqual([])
    const linked = await read(tokenOf(person))
    expect(linked).toMatchObject({
      companyName: 'Tupay',
      status: 'proposed',
      canChange: true,
      place: 'https://meet.example/abc',
    })
    expect(linked.slots).toHaveLength(3)
    expect((await call(person, 'GET', '/api/me/interviews')).body).toMatchObject([{ status: 'proposed' }])
    expect((await call(person, 'GET', '/api/notifications')).body.notifications[0]).toMatchObject({
      title: 'Te proponen una entrevista',
      link: '/dashboard/postulaciones',
    })
  })

  test('tells the candidate of a confidential ad which company it is, once it is told', async () => {
    await app.deps.db
      .update(jobs)
      .set({ isConfidential: true, companyName: confidentialName })
      .where(eq(jobs.id, world.jobId))
    const sent = () => call(person, 'GET', '/api/applications/professional')
    expect((await sent()).text).not.toContain('Tupay')
    await propose()
    expect((await sent()).text).not.toContain('Tupay')
    await settleActs(app)
    await app.queue.drain()
    expect((await sent()).text).toContain('Tupay')
  })

  test('to a mailbox that is not proved has nothing that the company wrote', async () => {
    await app.deps.db
      .update(users)
      .set({ passwordHash: null, emailConfirmedAt: null })
      .where(eq(users.id, person.userId))
    const { token, slots } = await proposed()
    expect(app.mails.last(person.email).text).not.toMatch(/laptop|técnica|Tupay/)
    await pick(token, slots[0]!.id)
    await passUndoTime()
    const mail = app.mails.last(person.email)
    expect(mail.text).not.toMatch(/laptop|técnica|Tupay/)
    expect(mail.attachments).toEqual([])
    const file = await call(null, 'GET', `/api/interview-links/${token}/calendar`)
    expect(file.text).toContain('METHOD:PUBLISH')
  })

  test('says in Spanish what is wrong and stores nothing', async () => {
    const stranger = await createCompany(app)
    const faults: [object, string, string][] = [
      [{ title: ' ' }, 'title', 'Escribe de qué trata la entrevista'],
      [{ kind: 'in_person', place: '' }, 'place', 'Escribe la dirección'],
      [{ place: 'javascript:alert(1)' }, 'place', 'Pega el enlace completo, que empieza con https://'],
      [{ interviewerIds: [stranger.userId] }, 'interviewerIds', 'Elige solo a personas de tu equipo'],
      [{ interviewerIds: [] }, 'interviewerIds', 'Elige de 1 a 6 personas de tu equipo'],
      [{ slots: [] }, 'slots', 'Elige de 1 a 12 horarios'],
      [{ slots: [{ date: dayIn(-1), time: '10:00' }] }, 'slots.0.time', 'Elige una hora que no haya pasado'],
      [
        { slots: [{ date: dayIn(90), time: '10:00' }] },
        'slots.0.date',
        'Elige un día dentro de los próximos 60 días',
      ],
      [{ minutes: 7 }, 'minutes', 'Elige cuánto dura'],
    ]
    for (const [more, field, message] of faults)
      expect(await propose(more)).toMatchObject({ status: 400, body: { fields: { [field]: message } } })
    const twice = [
      { date: dayIn(3), time: '10:00' },
      { date: dayIn(3), time: '10:00' },
    ]
    expect((await propose({ slots: twice })).body.fields).toEqual({
      'slots.1.time': 'Este horario está repetido',
    })
    expect(await ofTeam()).toEqual([])
  })

  test('readers see it and may not make or cancel one; another company finds nothing', async () => {
    const reader = await createMember(app, company, 'reader')
    const stranger = await createCompany(app)
    expect((await propose({}, { by: reader })).body.code).toBe('read_only_member')
    const { body: made } = await propose()
    const seen = await call(reader, 'GET', `/api/applications/${world.applicationId}/interviews`)
    expect(seen.body).toMatchObject({ mayWrite: false, interviews: [{ mayCancel: false }] })
    expect((await call(stranger, 'POST', `/api/interviews/${made.id}/cancel`, { reason: 'x' })).status).toBe(
      404,
    )
  })
})

describe('the company', () => {
  const cancel = (id: number) =>
    call(company, 'POST', `/api/interviews/${id}/cancel`, { reason: 'Se llenó el puesto' })

  test('cancels: until the seconds are over the candidate sees it as before, and undoing keeps the time', async () => {
    const { id, token, slots } = await proposed()
    await pick(token, slots[0]!.id)
    await passUndoTime()
    const { undo } = (await cancel(id)).body
    expect(await read(token)).toMatchObject({ status: 'scheduled' })
    expect((await pick(token, slots[1]!.id)).body.code).toBe('step_pending')
    await call(company, 'POST', `/api/acts/${undo.actId}/undo`, {})
    expect(await ofTeam()).toMatchObject([{ status: 'scheduled', startsAt: slots[0]!.startsAt }])
    await cancel(id)
    await settleActs(app)
    await app.queue.drain()
    const mail = app.mails.last(person.email)
    expect(mail.text).toContain('Se llenó el puesto')
    expect(eventIn(mail).event).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    expect(await read(token)).toMatchObject({ status: 'cancelled', cancelledBy: 'company', canChange: false })
    expect((await cancel(id)).body.code).toBe('interview_settled')
  })

  test('says who did not come only after the start; the candidate is not told', async () => {
    const { id, token, slots } = await proposed()
    await pick(token, slots[0]!.id)
    await passUndoTime()
    const outcome = (value: string) => call(lucia, 'PUT', `/api/interviews/${id}/outcome`, { outcome: value })
    expect((await outcome('no_show')).body.code).toBe('interview_settled')
    app.clock.advance({ days: 4 })
    await drainByClock(app)
    ;[lucia, company] = [await signedInAgain(app, lucia), await signedInAgain(app, company)]
    const before = app.mails.sent.length
    expect((await outcome('no_show')).body).toMatchObject({ status: 'no_show', maySetOutcome: true })
    await drainByClock(app)
    expect(app.mails.sent).toHaveLength(before)
    expect((await read(token)).status).toBe('done')
    expect((await outcome('done')).body.status).toBe('done')
    const past = await call(company, 'GET', '/api/interviews?when=past')
    expect(past.body.interviews).toMatchObject([{ id, candidateName: 'Nadia Quispe' }])
    const { entries } = (await call(company, 'GET', `/api/applications/${world.applicationId}/timeline`)).body
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining([
        'interview_proposed',
        'interview_picked',
        'interview_no_show',
        'interview_done',
      ]),
    )
  })

  test('lists those ahead, the next one first, and an interviewer the own ones', async () => {
    const later = await proposed({ slots: [{ date: dayIn(8), time: '10:00' }] })
    const sooner = await proposed({
      slots: [{ date: dayIn(7), time: '10:00' }],
      interviewerIds: [company.userId],
    })
    await pick(later.token, later.slots[0]!.id)
    await pick(sooner.token, sooner.slots[0]!.id)
    const list = async (actor: TestActor, query = '') =>
      (await call(actor, 'GET', `/api/interviews${query}`)).body.interviews.map(({ id }: Interview) => id)
    expect(await list(lucia)).toEqual([sooner.id, later.id])
    expect(await list(lucia, '?mine=1')).toEqual([later.id])
  })
})

test('both sides are reminded the day before and the hour before, once each', async () => {
  const { token, slots } = await proposed()
  await pick(token, slots[0]!.id)
  await passUndoTime()
  const subjects = (to: TestActor) =>
    app.mails.sent.filter((mail) => mail.to === to.email).map(({ subject }) => subject)
  const start = new Date(slots[0]!.startsAt).getTime()
  const until = async (before: number) => {
    app.clock.advance({ minutes: (start - before - app.clock.now().getTime()) / 60_000 })
    await drainByClock(app)
    await remindAndEnd(app.deps)
    await remindAndEnd(app.deps)
    await app.queue.drain()
  }
  await until(23 * 3_600_000)
  await until(30 * 60_000)
  for (const one of [person, lucia]) {
    const reminders = subjects(one).filter((subject) => /Recordatorio|empieza pronto/.test(subject))
    expect(reminders).toHaveLength(2)
  }
})

test('who withdraws leaves no appointment in the calendars of the team', async () => {
  const { token, slots } = await proposed()
  await pick(token, slots[0]!.id)
  await passUndoTime()
  await call(person, 'POST', `/api/applications/${world.applicationId}/withdraw`, {})
  app.clock.advance({ minutes: 6 })
  await drainByClock(app)
  await remindAndEnd(app.deps)
  await app.queue.drain()
  const mail = app.mails.sent.findLast(
    ({ subject }) => subject === 'Se canceló la entrevista con Nadia Quispe',
  )
  expect(mail?.to).toBe(lucia.email)
  expect(eventIn(mail!).event.status).toBe('CANCELLED')
})

test('interviews are in the person’s download', async () => {
  const { token, slots } = await proposed()
  await pick(token, slots[0]!.id)
  await cancelByLink(token)
  const exported = await exportOf(app.deps.db, {
    userId: person.userId,
    professionalId: person.id,
    companyId: null,
    email: person.email,
  } as never)
  expect(exported['entrevistas']).toMatchObject([
    {
      title: 'Entrevista técnica',
      companyName: 'Tupay',
      status: 'cancelled',
      history: [{}, {}, { reason: 'Estaré de viaje' }],
    },
  ])
})

test('a deleted account takes the appointment out of the calendars of the other side, without a name', async () => {
  for (const leaver of ['candidate', 'company'] as const) {
    world = await calls.createWorld()
    ;({ company, lucia, person } = world)
    const { id, token, slots } = await proposed({ interviewerIds: [company.userId] })
    await pick(token, slots[0]!.id)
    await passUndoTime()
    const password = 'una clave larga'
    const account = leaver === 'candidate' ? person : company
    await app.deps.db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, account.userId))
    await app.deps.db.delete(companyMembers).where(eq(companyMembers.companyId, company.id))
    expect((await call(account, 'DELETE', '/api/me', { password })).status).toBe(200)
    await app.queue.drain()
    const stays = leaver === 'candidate' ? company : person
    const mail = app.mails.last(stays.email)
    expect(mail.subject).toBe('Se canceló una entrevista tuya')
    const { event, text } = eventIn(mail)
    expect(event.status).toBe('CANCELLED')
    expect(text + mail.text).not.toMatch(leaver === 'candidate' ? /Nadia|Quispe/ : /Tupay/)
    expect((await call(null, 'GET', `/api/interview-links/${token}`)).status).toBe(410)
    const ofIt = eq(interviewTimes.interviewId, id)
    expect(await app.deps.db.select().from(interviewTimes).where(ofIt)).toEqual([])
  }
})
