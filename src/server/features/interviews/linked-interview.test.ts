import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { interviewTimes } from '#server/db/schema/interviews.table.ts'
import type { TestActor } from '#tests/support/actors.ts'
import { eventIn, interviewCalls, type InterviewWorld, startInterviewApp } from '#tests/support/interviews.ts'
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
const { apply, call, cancelByLink, dayIn, ofTeam, pick, propose, proposed, read, passUndoTime } = calls
beforeEach(async () => {
  world = await calls.createWorld()
  ;({ company, lucia, person } = world)
})

describe('the candidate', () => {
  test('picks a time, moves to another and cancels; each calendar has one entry that follows', async () => {
    const { token, slots } = await proposed()
    expect((await pick(token, slots[1]!.id)).status).toBe(200)
    expect(await ofTeam()).toMatchObject([{ status: 'scheduled', startsAt: slots[1]!.startsAt }])
    expect(app.mails.sent.filter(({ to }) => to === lucia.email)).toEqual([])
    await passUndoTime()
    for (const { email } of [person, lucia]) {
      const { event, text } = eventIn(app.mails.last(email))
      expect(text).toContain('METHOD:REQUEST')
      expect(event).toMatchObject({ sequence: 0, status: 'CONFIRMED', location: 'https://meet.example/abc' })
      expect(event.uid).toMatch(/^interview-\d+@qhatu\.example$/)
      expect(event.start.toISOString()).toBe(slots[1]!.startsAt)
      expect(event.end?.toISOString()).toBe(slots[1]!.endsAt)
      expect(text.replaceAll(/\r?\n[ \t]/g, '')).toContain(`MAILTO:${email}`)
    }
    expect(app.mails.last(lucia.email).subject).toContain('Entrevista con Nadia Quispe')
    await pick(token, slots[2]!.id)
    await passUndoTime()
    expect(app.mails.last(lucia.email).subject).toBe('Nadia Quispe movió su entrevista')
    expect(eventIn(app.mails.last(person.email)).event).toMatchObject({ sequence: 1 })
    expect((await cancelByLink(token, ' ')).body.fields).toEqual({ reason: 'Escribe el motivo' })
    expect((await cancelByLink(token)).status).toBe(200)
    await passUndoTime()
    for (const { email } of [person, lucia]) {
      const { event, text } = eventIn(app.mails.last(email))
      expect(text).toContain('METHOD:CANCEL')
      expect(event).toMatchObject({ sequence: 2, status: 'CANCELLED' })
    }
    expect(app.mails.last(lucia.email).text).toContain('Estaré de viaje')
    expect(await ofTeam()).toMatchObject([
      { status: 'cancelled', cancelledBy: 'professional', reason: 'Estaré de viaje' },
    ])
    expect((await pick(token, slots[0]!.id)).body.code).toBe('interview_settled')
    expect(
      await app.deps.db.select().from(interviewTimes).where(eq(interviewTimes.userId, person.userId)),
    ).toEqual([])
  })

  test('who moves within the seconds is told of once', async () => {
    const { token, slots } = await proposed()
    await pick(token, slots[0]!.id)
    await pick(token, slots[1]!.id)
    await pick(token, slots[1]!.id)
    await passUndoTime()
    const mails = app.mails.sent.filter(({ to }) => to === lucia.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Entrevista con Nadia Quispe'),
    ])
  })

  test('is not shown a time at which an interviewer or the candidate is busy, and cannot pick it', async () => {
    const other = await apply('Rosa')
    const mine = await proposed()
    const theirs = await proposed({}, other)
    await pick(mine.token, mine.slots[0]!.id)
    expect((await read(theirs.token)).slots.map(({ startsAt }) => startsAt)).toEqual([
      mine.slots[1]!.startsAt,
      mine.slots[2]!.startsAt,
    ])
    expect(await pick(theirs.token, theirs.slots[0]!.id)).toMatchObject({
      status: 409,
      body: { code: 'slot_taken', message: 'Esa hora ya no está libre. Elige otra de la lista.' },
    })
    // Within the buffer: 45 minutes and 15 that stay free.
    const near = await propose({ slots: [{ date: dayIn(3), time: '10:50' }] }, { id: other.id })
    expect(near.body.fields['slots.0.time']).toMatch(/ya tiene una entrevista el .* 10:00/)
    const after = await propose({ slots: [{ date: dayIn(3), time: '11:00' }] }, { id: other.id })
    expect(after.status).toBe(201)
  })

  test('of many who pick overlapping times at once, one gets it', async () => {
    const people = await Promise.all(['Ana', 'Eva', 'Luz', 'Mía', 'Sol', 'Paz'].map((name) => apply(name)))
    const times = ['10:00', '10:10', '10:20', '10:30', '10:40', '10:50']
    const all = []
    for (const [at, one] of people.entries())
      all.push(
        await proposed(
          { slots: [{ date: dayIn(5), time: times[at] }], interviewerIds: [lucia.userId, company.userId] },
          one,
        ),
      )
    const replies = await Promise.all(all.map(({ token, slots }) => pick(token, slots[0]!.id)))
    const codes = replies.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(codes).toEqual([200, 409, 409, 409, 409, 409])
    const kept = await app.deps.db
      .select()
      .from(interviewTimes)
      .where(eq(interviewTimes.userId, lucia.userId))
    expect(kept).toHaveLength(1)
  })

  test('the candidate is never twice at one time either', async () => {
    const first = await proposed({ interviewerIds: [lucia.userId] })
    const second = await proposed({ interviewerIds: [company.userId] })
    const replies = await Promise.all([
      pick(first.token, first.slots[0]!.id),
      pick(second.token, second.slots[0]!.id),
    ])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('a stranger’s, an altered or an old link opens nothing', async () => {
    const { token } = await proposed()
    const other = await proposed({ slots: [{ date: dayIn(6), time: '10:00' }] })
    expect((await pick(token, other.slots[0]!.id)).body.fields).toEqual({
      slotId: 'Elige una de las horas de la lista',
    })
    for (const bad of [`${token.slice(0, -4)}aaaa`, 'x'.repeat(43)])
      expect((await call(null, 'GET', `/api/interview-links/${bad}`)).body.code).toBe('link_expired')
    app.clock.advance({ days: 40 })
    expect((await call(null, 'GET', `/api/interview-links/${token}`)).status).toBe(410)
  })
})
