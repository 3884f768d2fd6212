import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant, success } from '#contracts/fields.ts'
import { clock, day } from '#contracts/bookings/time-fields.ts'
import { asks } from '#contracts/field-messages.ts'
import { interviewEndings, interviewKinds, interviewStatuses } from './interviews-vocabulary.ts'
import { reasonField } from './interviews.contract.ts'

const byLink = {
  audience: 'anyone',
  secret: true,
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/) }),
} as const
const says = { slot: 'Elige una hora' } as const
const page = '/entrevistas/:token'

/** A form always sends its fields: an empty one is no wish. */
const orNone = (field: z.ZodType<string>, required: string, invalid: string) =>
  z
    .string(required)
    .trim()
    .max(10, invalid)
    .refine((text) => text === '' || field.safeParse(text).success, invalid)
    .optional()
const wishedDay = orNone(day(asks.date), asks.date, 'Elige una fecha válida')
const wishedTime = orNone(clock(asks.time), asks.time, 'Elige una hora válida')

/** Why no time suits, and up to three that would. */
export const declineBody = z.object({
  reason: reasonField,
  date1: wishedDay,
  time1: wishedTime,
  date2: wishedDay,
  time2: wishedTime,
  date3: wishedDay,
  time3: wishedTime,
})

/** An interview as the candidate sees it on the page of a link. */
const linkedInterview = z.object({
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  jobTitle: z.string(),
  title: z.string(),
  kind: z.enum(interviewKinds),
  place: z.string(),
  /** In minutes. */
  minutes: z.number(),
  note: z.string(),
  status: z.enum(interviewStatuses).exclude(['no_show']),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Those that lie ahead and are free, and the chosen one; in order. */
  slots: z.array(z.object({ id: z.number(), startsAt: instant, endsAt: instant, isChosen: z.boolean() })),
  /** Of a cancelled one. */
  cancelledBy: z.enum(['company', 'professional', 'system']).nullable(),
  reason: z.string().nullable(),
  ending: z.enum(interviewEndings).nullable(),
  /** The company asks to move the chosen time, with its word. Null: it does not. */
  moveAsked: z.object({ note: z.string() }).nullable(),
  /** What the candidate said when no time suited; null: not, or something followed. */
  declined: z.object({ text: z.string(), wishes: z.array(instant) }).nullable(),
  canChange: z.boolean(),
})
export type LinkedInterview = z.infer<typeof linkedInterview>

export type DeclineBody = z.output<typeof declineBody>

/** What a candidate does with an interview by the link of its mail, with or without an account. */
export const interviewLinksContract = {
  read: endpoint({
    ...byLink,
    method: 'GET',
    path: '/api/interview-links/:token',
    summary: 'An interview by the link of a mail, for its candidate',
    errors: ['link_expired'],
    reply: linkedInterview,
  }),
  calendar: endpoint({
    ...byLink,
    method: 'GET',
    path: '/api/interview-links/:token/calendar',
    summary: 'Its chosen time as a calendar file',
    errors: ['link_expired'],
    file: ['text/calendar'],
  }),
  pick: endpoint({
    ...byLink,
    method: 'POST',
    path: '/api/interview-links/:token/pick',
    summary: 'Choose one of its times, or move to another; the company hears some seconds later',
    errors: ['link_expired', 'interview_settled', 'slot_taken', 'step_pending'],
    limit: 'message',
    body: z.object({
      slotId: z.coerce.number(says.slot).int(says.slot).positive(says.slot).max(2_147_483_647, says.slot),
    }),
    reply: success,
    form: { page, leadsTo: page },
  }),
  decline: endpoint({
    ...byLink,
    method: 'POST',
    path: '/api/interview-links/:token/decline',
    summary: 'Say that no time suits, with times that would; the company hears some seconds later',
    errors: ['link_expired', 'interview_settled', 'step_pending'],
    limit: 'message',
    body: declineBody,
    reply: success,
    form: { page: `${page}/otras-horas`, leadsTo: page },
  }),
  cancel: endpoint({
    ...byLink,
    method: 'POST',
    path: '/api/interview-links/:token/cancel',
    summary: 'Cancel it with a reason; the company hears some seconds later',
    errors: ['link_expired', 'interview_settled', 'step_pending'],
    limit: 'message',
    body: z.object({ reason: reasonField }),
    reply: success,
    form: { page: `${page}/cancelar`, leadsTo: page },
  }),
}
