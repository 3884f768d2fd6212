import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewTimes } from '#server/db/schema/interviews.table.ts'
import { createAdmin, type TestActor } from '#tests/support/actors.ts'
import { eventIn, interviewCalls, type InterviewWorld, startInterviewApp } from '#tests/support/interviews.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import type { TestApp } from '#tests/support/test-app.ts'

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
const { call, cancelByLink, dayIn, ofTeam, pick, proposed, read, passUndoTime } = calls
beforeEach(async () => {
  world = await calls.createWorld()
  ;({ company, lucia, person } = world)
})

const newTimes = () => [
  { date: dayIn(6), time: '11:00' },
  { date: dayIn(7), time: '16:30' },
]
const offer = (id: number, more: object = {}) =>
  call(company, 'POST', `/api/interviews/${id}/times`, {
    slots: newTimes(),
    note: 'Se nos cruzó una reunión',
    ...more,
  })
const decline = (token: string, more: object = {}) =>
  call(null, 'POST', `/api/interview-links/${token}/decline`, { reason: 'Trabajo por la mañana', ...more })
/** A chosen time of which everybody was told. */
async function picked() {
  const made = await proposed()
  await pick(made.token, made.slots[0]!.id)
  await passUndoTime()
  return { ...made, startsAt: made.slots[0]!.startsAt }
}
const undo = (actId: number, actor = company) => call(actor, 'POST', `/api/acts/${actId}/undo`)
const settle = async () => {
  await settleActs(app)
  await app.queue.drain()
}
const busy = () => app.deps.db.select().from(interviewTimes).where(eq(interviewTimes.userId, person.userId))

describe('the company moves a chosen interview', () => {
  test('the old time stands until the candidate chooses; the calendars follow with the next number', async () => {
    const { id, token, startsAt } = await picked()
    app.mails.sent.length = 0
    const reply = await offer(id)
    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'scheduled', startsAt, isMoving: true, mayOfferTimes: false, mayCancel: true },
    })
    // The candidate does not know yet.
    expect(await read(token)).toMatchObject({ moveAsked: null, startsAt })
    await settle()
    expect(app.mails.last(person.email)).toMatchObject({ subject: 'Tupay te pide mover tu entrevista' })
    expect(app.mails.last(person.email).text).toContain('Se nos cruzó una reunión')
    // The entry of the old time is not changed by the question.
    expect(eventIn(app.mails.last(person.email)).event).toMatchObject({ sequence: 0, status: 'CONFIRMED' })
    const shown = await read(token)
    expect(shown).toMatchObject({ startsAt, moveAsked: { note: 'Se nos cruzó una reunión' } })
    expect(shown.slots).toHaveLength(2)
    expect(await busy()).toHaveLength(1)

    expect((await pick(token, shown.slots[1]!.id)).status).toBe(200)
    await passUndoTime()
    for (const { email } of [person, lucia]) {
      const { event } = eventIn(app.mails.last(email))
      expect(event).toMatchObject({ sequence: 1, status: 'CONFIRMED' })
      expect(event.start.toISOString()).toBe(shown.slots[1]!.startsAt)
    }
    expect(await ofTeam()).toMatchObject([{ isMoving: false, startsAt: shown.slots[1]!.startsAt }])
    expect(await read(token)).toMatchObject({ moveAsked: null })
  })

  test('undone, the candidate has the times of before and hears nothing', async () => {
    const { id, token, slots } = await picked()
    app.mails.sent.length = 0
    const { body } = await offer(id)
    expect((await offer(id)).body.code).toBe('step_pending')
    expect((await undo(body.undo.actId)).status).toBe(200)
    await settle()
    expect((await read(token)).slots.map(({ id: slot }) => slot)).toEqual(slots.map(({ id: slot }) => slot))
    expect(await ofTeam()).toMatchObject([{ isMoving: false, mayOfferTimes: true }])
    expect(app.mails.sent).toEqual([])
  })

  test('a candidate who chooses meanwhile is asked all the same, and of two tabs one offers', async () => {
    const { id, token, slots } = await picked()
    const [one, other] = await Promise.all([offer(id), offer(id)])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
    const [moved] = await Promise.all([pick(token, slots[1]!.id), settle()])
    expect([200, 400]).toContain(moved.status)
    await settle()
    await passUndoTime()
    const shown = await read(token)
    expect(shown.slots).toHaveLength(2)
    expect(shown.status).toBe('scheduled')
    expect(await busy()).toHaveLength(1)
    expect((await pick(token, slots[2]!.id)).body.fields).toEqual({
      slotId: 'Elige una de las horas de la lista',
    })
  })

  test('who cancels while it is asked ends it for everybody', async () => {
    const { id, token } = await picked()
    await offer(id)
    await cancelByLink(token)
    await settle()
    await passUndoTime()
    expect(await ofTeam()).toMatchObject([{ status: 'cancelled', isMoving: false, mayOfferTimes: false }])
    expect((await offer(id)).body.code).toBe('interview_settled')
  })

  test('bad times are named, and nothing changes', async () => {
    const { id, startsAt } = await picked()
    const past = await offer(id, { slots: [{ date: dayIn(-1), time: '10:00' }] })
    expect(past.body.fields).toEqual({ 'slots.0.time': 'Elige una hora que no haya pasado' })
    const same = await offer(id, { slots: [{ date: dayIn(3), time: '10:00' }] })
    expect(same.body.fields).toEqual({ 'slots.0.time': 'Es la hora que ya tiene: elige otra' })
    expect((await offer(id, { slots: [] })).status).toBe(400)
    expect(await ofTeam()).toMatchObject([{ isMoving: false, startsAt }])
  })
})

describe('a candidate whom no time suits', () => {
  test('says why and wishes for others; the company sees it at once, hears later and offers them', async () => {
    const { id, token } = await proposed()
    app.mails.sent.length = 0
    const wish = { date1: dayIn(5), time1: '18:00', date2: '', time2: '', date3: dayIn(6), time3: '18:30' }
    expect((await decline(token, wish)).status).toBe(200)
    const [seen] = await ofTeam()
    expect(seen).toMatchObject({ status: 'proposed', declined: { text: 'Trabajo por la mañana' } })
    expect(seen?.declined?.wishes).toHaveLength(2)
    expect(await read(token)).toMatchObject({ declined: { text: 'Trabajo por la mañana' }, canChange: true })
    await passUndoTime()
    expect(app.mails.last(lucia.email).subject).toBe('Nadia Quispe te pide otros horarios')
    expect(app.mails.last(lucia.email).text).toMatch(/Podría \(hora de Lima\).*18:00/s)
    await offer(id)
    // The candidate does not know of an offer that may still be undone.
    expect(await read(token)).toMatchObject({ declined: { text: 'Trabajo por la mañana' } })
    await settle()
    expect(app.mails.last(person.email).subject).toBe('Tupay te propone otros horarios')
    const shown = await read(token)
    expect(shown).toMatchObject({ status: 'proposed', declined: null, moveAsked: null })
    expect((await pick(token, shown.slots[0]!.id)).status).toBe(200)
    expect(await ofTeam()).toMatchObject([{ status: 'scheduled', declined: null }])
  })

  test('keeps the chosen time', async () => {
    const { token, startsAt } = await picked()
    await decline(token)
    await passUndoTime()
    expect(app.mails.last(lucia.email).text).toContain('La entrevista sigue el')
    expect(await ofTeam()).toMatchObject([{ status: 'scheduled', startsAt, declined: { wishes: [] } }])
  })

  test('sends the form without scripts; half a wish and one that is over are named', async () => {
    const { token } = await proposed()
    const fields = async (more: object) => (await decline(token, more)).body.fields
    expect(await fields({ reason: ' ' })).toEqual({ reason: 'Escribe el motivo' })
    expect(await fields({ date1: dayIn(2) })).toEqual({ time1: 'Elige también la hora' })
    expect(await fields({ time2: '10:00' })).toEqual({ date2: 'Elige también el día' })
    expect(await fields({ date3: dayIn(-2), time3: '10:00' })).toEqual({
      time3: 'Elige una hora que no haya pasado',
    })
    expect(await fields({ date1: dayIn(90), time1: '10:00' })).toHaveProperty('date1')
    expect(await ofTeam()).toMatchObject([{ declined: null }])
    const form = await app.request({
      method: 'POST',
      url: `/entrevistas/${token}/otras-horas`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'reason=No+puedo&date1=&time1=&date2=&time2=&date3=&time3=',
    })
    expect(form).toMatchObject({ status: 303, headers: { location: `/entrevistas/${token}` } })
    expect(await ofTeam()).toMatchObject([{ declined: { text: 'No puedo' } }])
  })
})

describe('an interview that lies ahead ends at once with what it belongs to', () => {
  const ended = async (ending: string) => {
    await settle()
    await passUndoTime()
    expect(await busy()).toEqual([])
    return [expect.objectContaining({ status: 'cancelled', cancelledBy: 'system', ending })]
  }
  const cancelled = (actor: TestActor) => {
    const { event, text } = eventIn(app.mails.last(actor.email))
    expect(text).toContain('METHOD:CANCEL')
    expect(event).toMatchObject({ sequence: 1, status: 'CANCELLED' })
  }

  test('a rejection, which can be undone before', async () => {
    const { token } = await picked()
    const reject = () =>
      call(company, 'PATCH', `/api/applications/${world.applicationId}/status`, { status: 'rejected' })
    await undo((await reject()).body.undo.actId)
    await settle()
    expect(await ofTeam()).toMatchObject([{ status: 'scheduled' }])
    await reject()
    const after = await ended('rejected')
    expect(await ofTeam()).toEqual(after)
    for (const actor of [person, lucia]) cancelled(actor)
    expect(await read(token)).toMatchObject({ status: 'cancelled', ending: 'rejected', canChange: false })
  })

  test('a withdrawal', async () => {
    const { token } = await picked()
    await call(person, 'POST', `/api/applications/${world.applicationId}/withdraw`)
    expect(await read(token)).toMatchObject({ canChange: false })
    await ended('withdrawn')
    cancelled(lucia)
    expect(await read(token)).toMatchObject({ status: 'cancelled', ending: 'withdrawn' })
  })

  test('the closing of the job, but not one that is undone', async () => {
    await picked()
    const close = () => call(company, 'PATCH', `/api/jobs/${world.jobId}/status`, { status: 'archived' })
    const first = await close()
    expect(first.status).toBe(200)
    await undo(first.body.undo.actId)
    await settle()
    expect(await ofTeam()).toMatchObject([{ status: 'scheduled' }])
    await close()
    const after = await ended('job_closed')
    expect(await ofTeam()).toEqual(after)
    for (const actor of [person, lucia]) cancelled(actor)
  })

  test('a suspension of either side, of which the other hears', async () => {
    const { token } = await picked()
    const other = await calls.apply('Rosa')
    const theirs = await proposed({ slots: [{ date: dayIn(9), time: '10:00' }] }, other)
    const admin = await createAdmin(app)
    const suspend = ({ userId }: TestActor) =>
      call(admin, 'PATCH', `/api/admin/users/${userId}/status`, {
        isActive: false,
        reason: 'spam',
        note: 'Pidió dinero a otras personas.',
      })
    expect((await suspend(person)).status).toBe(200)
    expect(await read(token)).toMatchObject({ canChange: false })
    app.mails.sent.length = 0
    const after = await ended('suspended')
    expect(await ofTeam()).toEqual(after)
    cancelled(lucia)
    expect(app.mails.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toEqual([
      expect.not.stringContaining('entrevista'),
    ])
    expect((await suspend(company)).status).toBe(200)
    await ended('suspended')
    expect(await read(theirs.token)).toMatchObject({ status: 'cancelled', ending: 'suspended' })
    expect(app.mails.last(other.person.email).text).toContain('La empresa ya no puede atenderla')
  })
})
