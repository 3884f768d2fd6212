import nodeIcal from 'node-ical'
import type { Interview } from '#contracts/interviews/interviews.contract.ts'
import type { LinkedInterview } from '#contracts/interviews/interview-links.contract.ts'
import { createCompany, createMember, createProfessional, type TestActor } from './actors.ts'
import { drainByClock } from './drain-by-clock.ts'
import { createJob } from './jobs.ts'
import { settleActs } from './settle-acts.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** A company with a colleague, Lucía, and an applicant, Nadia. */
export interface InterviewWorld {
  company: TestActor
  lucia: TestActor
  person: TestActor
  jobId: number
  applicationId: number
}

export const startInterviewApp = (): Promise<TestApp> =>
  startTestApp({ MAIL_FROM: 'Qhatu <hola@qhatu.example>', PUBLIC_URL: 'https://qhatu.example' })

/** What tests of interviews do; `of` is the world of the current test. */
export function interviewCalls(app: () => TestApp, of: () => InterviewWorld) {
  const call = (
    actor: TestActor | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    app().request({
      method,
      url,
      ...(actor ? { headers: actor.headers } : {}),
      ...(payload ? { payload } : {}),
    })

  async function apply(firstName: string, jobId = of().jobId) {
    const one = await createProfessional(app(), { firstName, lastName: 'Quispe' })
    const { body } = await call(one, 'POST', `/api/jobs/${jobId}/apply`, {})
    return { person: one, id: Number(body.application.id) }
  }

  /** 'yyyy-MM-dd' in some days, by the clock of the test. */
  const dayIn = (days: number) =>
    new Date(app().clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const body = (more: object = {}) => ({
    title: 'Entrevista técnica',
    kind: 'video',
    place: 'https://meet.example/abc',
    minutes: 45,
    bufferMinutes: 15,
    interviewerIds: [of().lucia.userId],
    slots: [
      { date: dayIn(3), time: '10:00' },
      { date: dayIn(3), time: '15:00' },
      { date: dayIn(4), time: '09:00' },
    ],
    note: 'Ten a la mano tu laptop',
    ...more,
  })
  const propose = (more: object = {}, { id = of().applicationId, by = of().company } = {}) =>
    call(by, 'POST', `/api/applications/${id}/interviews`, body(more))
  const ofTeam = async (id = of().applicationId): Promise<Interview[]> =>
    (await call(of().company, 'GET', `/api/applications/${id}/interviews`)).body.interviews
  const tokenOf = ({ email }: TestActor): string =>
    /\/entrevistas\/([\w-]+)/.exec(app().mails.last(email).text)![1]!
  const read = async (token: string): Promise<LinkedInterview> =>
    (await call(null, 'GET', `/api/interview-links/${token}`)).body
  const pick = (token: string, slotId: number) =>
    call(null, 'POST', `/api/interview-links/${token}/pick`, { slotId })
  const cancelByLink = (token: string, reason = 'Estaré de viaje') =>
    call(null, 'POST', `/api/interview-links/${token}/cancel`, { reason })
  /** Lets the seconds pass after which the company hears of a step of the candidate. */
  const passUndoTime = async () => {
    app().clock.advance({ minutes: 0.5 })
    await drainByClock(app())
  }
  /** A proposal of which the candidate has heard. */
  async function proposed(more: object = {}, whose = { person: of().person, id: of().applicationId }) {
    const { body: made } = await propose(more, { id: whose.id })
    await settleActs(app())
    await app().queue.drain()
    const token = tokenOf(whose.person)
    return { id: Number(made.id), token, slots: (await read(token)).slots }
  }

  async function createWorld(): Promise<InterviewWorld> {
    app().mails.sent.length = 0
    const company = await createCompany(app(), { name: 'Tupay' })
    const lucia = await createMember(app(), company, 'recruiter')
    const jobId = await createJob(app(), company, { title: 'Analista de datos' })
    const { person, id: applicationId } = await apply('Nadia', jobId)
    return { company, lucia, person, jobId, applicationId }
  }
  return {
    call,
    apply,
    dayIn,
    propose,
    ofTeam,
    tokenOf,
    read,
    pick,
    cancelByLink,
    passUndoTime,
    proposed,
    createWorld,
  }
}

/** The event of a mail's calendar file, by a parser of others. */
export function eventIn(mail: { attachments: readonly { content: string }[] }) {
  const [file] = mail.attachments
  const event = Object.values(nodeIcal.sync.parseICS(file?.content ?? '')).find(
    (part) => part?.type === 'VEVENT',
  )
  if (event?.type !== 'VEVENT') throw new Error('No event')
  return { event, text: file?.content ?? '' }
}
