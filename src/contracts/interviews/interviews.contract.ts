import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { clock, day } from '#contracts/bookings/time-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { idParams, inOneLine, instant, isPlainText, line, requiredText } from '#contracts/fields.ts'
import { guide } from './guide-fields.ts'
import {
  bufferMinutes,
  interviewMinutes,
  longestNote,
  longestPlace,
  longestReason,
  longestTitle,
  mostInterviewers,
  mostSlots,
} from './interview-figures.ts'
import {
  interviewEndings,
  interviewKinds,
  interviewOutcomes,
  interviewStatuses,
} from './interviews-vocabulary.ts'

const says = {
  title: 'Escribe de qué trata la entrevista',
  kind: 'Elige cómo será la entrevista',
  link: 'Pega el enlace completo, que empieza con https://',
  address: 'Escribe la dirección',
  place: 'Escribe dónde es la entrevista',
  note: 'Escribe la nota como texto',
  interviewers: `Elige de 1 a ${mostInterviewers} personas de tu equipo`,
  slots: `Elige de 1 a ${mostSlots} horarios`,
  sameSlot: 'Este horario está repetido',
  minutes: 'Elige cuánto dura',
  buffer: 'Elige cuánto tiempo libre queda después',
  reason: 'Escribe el motivo',
  outcome: 'Elige si la entrevista se realizó',
  unseen: 'Quita los caracteres que no se ven',
} as const

const slotList = z
  .array(z.object({ date: day(asks.date), time: clock(asks.time) }, says.slots), says.slots)
  .min(1, says.slots)
  .max(mostSlots, says.slots)
  .superRefine((slots, context) => {
    for (const [at, one] of slots.entries())
      if (slots.slice(0, at).some((other) => other.date === one.date && other.time === one.time))
        context.addIssue({ code: 'custom', path: [at, 'time'], message: says.sameSlot })
  })

/** Other times for an interview, with a word for the candidate. */
export const otherTimesBody = z.object({
  /** Starts in Lima time. */
  slots: slotList,
  note: z
    .string(says.note)
    .trim()
    .max(longestReason, upTo(longestReason))
    .refine(isPlainText, says.unseen)
    .default(''),
})

export type OtherTimes = z.output<typeof otherTimesBody>

export const reasonField = requiredText(says.reason, longestReason).refine(isPlainText, says.unseen)

/** An interview as the company's team sees it. */
const interview = z.object({
  id: z.number(),
  applicationId: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  candidateName: z.string(),
  title: z.string(),
  kind: z.enum(interviewKinds),
  /** Address, link or number; '' for a call without one. */
  place: z.string(),
  /** In minutes. */
  minutes: z.number(),
  note: z.string(),
  status: z.enum(interviewStatuses),
  /** The chosen time; null: none yet. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** The times to choose from, in order. */
  slots: z.array(instant),
  interviewers: z.array(z.object({ userId: z.number(), name: z.string(), isMe: z.boolean() })),
  /** Of a cancelled one. */
  cancelledBy: z.enum(['company', 'professional', 'system']).nullable(),
  reason: z.string().nullable(),
  /** What ended with it, if nobody cancelled it by itself. */
  ending: z.enum(interviewEndings).nullable(),
  /** The company offered other times, and the candidate has not chosen; the chosen time stands until then. */
  isMoving: z.boolean(),
  /** None of the times suits the candidate, who has not chosen since. */
  declined: z.object({ text: z.string(), wishes: z.array(instant) }).nullable(),
  /** What the caller may do now. */
  mayOfferTimes: z.boolean(),
  mayCancel: z.boolean(),
  maySetOutcome: z.boolean(),
})
export type Interview = z.infer<typeof interview>

/** An interview as the candidate sees it in the panel. */
const ownInterview = z.object({
  id: z.number(),
  applicationId: z.number(),
  title: z.string(),
  kind: z.enum(interviewKinds),
  minutes: z.number(),
  status: z.enum(interviewStatuses).exclude(['no_show']),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** The token of its page. */
  token: z.string(),
})
export type OwnInterview = z.infer<typeof ownInterview>

const interviewers = z
  .int(says.interviewers)
  .positive(says.interviewers)
  .max(2_147_483_647, says.interviewers)
const oneOf = (values: readonly number[], message: string) =>
  z.coerce.number(message).refine((value) => values.includes(value), message)

export const interviewBody = z
  .object({
    title: line(says.title, longestTitle),
    kind: z.enum(interviewKinds, says.kind),
    place: z.string(says.place).overwrite(inOneLine).trim().max(longestPlace, upTo(longestPlace)).default(''),
    minutes: oneOf(interviewMinutes, says.minutes),
    /** What stays free for the interviewers after it. */
    bufferMinutes: oneOf(bufferMinutes, says.buffer),
    interviewerIds: z
      .array(interviewers, says.interviewers)
      .min(1, says.interviewers)
      .max(mostInterviewers, says.interviewers),
    /** Starts in Lima time. */
    slots: slotList,
    note: z
      .string(says.note)
      .trim()
      .max(longestNote, upTo(longestNote))
      .refine(isPlainText, says.unseen)
      .default(''),
  })
  .superRefine(({ kind, place }, context) => {
    if (kind === 'in_person' && place === '')
      context.addIssue({ code: 'custom', path: ['place'], message: says.address })
    if (kind === 'video' && !/^https:\/\/[^\s/]+\.[^\s]+$/.test(place))
      context.addIssue({ code: 'custom', path: ['place'], message: says.link })
  })
export type InterviewBody = z.output<typeof interviewBody>

/** Interviews of candidates, for the company's team and for the candidate with an account. */
export const interviewsContract = {
  propose: endpoint({
    method: 'POST',
    path: '/api/applications/:id/interviews',
    summary: 'Propose an interview with several times; the candidate hears once it can no longer be undone',
    audience: 'company',
    scope: 'owner',
    limit: 'message',
    status: 201,
    params: idParams,
    body: interviewBody,
    reply: interview.extend({ undo: undoable }),
  }),
  ofCandidate: endpoint({
    method: 'GET',
    path: '/api/applications/:id/interviews',
    summary: 'The interviews of a candidate, latest first, and what a new one needs to know',
    audience: 'company',
    scope: 'owner',
    inConfidence: true,
    params: idParams,
    reply: z.object({
      interviews: z.array(interview),
      colleagues: z.array(z.object({ userId: z.number(), name: z.string(), isMe: z.boolean() })),
      /** What the company left free after its latest interview. */
      bufferMinutes: z.number(),
      mayWrite: z.boolean(),
    }),
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/api/interviews',
    summary: 'The interviews of the company: what lies ahead or waits, the next one first, or what is over',
    audience: 'company',
    inConfidence: true,
    query: z.object({
      when: z.enum(['ahead', 'past']).catch('ahead'),
      mine: z.literal('1').optional().catch(undefined),
    }),
    reply: z.object({ interviews: z.array(interview) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/interviews/:id/cancel',
    summary: 'Cancel an interview; candidate and interviewers hear once it can no longer be undone',
    audience: 'company',
    scope: 'owner',
    errors: ['interview_settled'],
    limit: 'message',
    params: idParams,
    body: z.object({ reason: reasonField }),
    reply: interview.extend({ undo: undoable }),
  }),
  offerTimes: endpoint({
    method: 'POST',
    path: '/api/interviews/:id/times',
    summary:
      'Offer other times instead of those; a chosen one stands until the candidate chooses. The candidate hears once it can no longer be undone',
    audience: 'company',
    scope: 'owner',
    errors: ['interview_settled', 'step_pending'],
    limit: 'message',
    params: idParams,
    body: otherTimesBody,
    reply: interview.extend({ undo: undoable }),
  }),
  setOutcome: endpoint({
    method: 'PUT',
    path: '/api/interviews/:id/outcome',
    summary: 'Say whether an interview took place or the candidate did not come, after its start',
    audience: 'company',
    scope: 'owner',
    errors: ['interview_settled'],
    params: idParams,
    body: z.object({ outcome: z.enum(interviewOutcomes, says.outcome) }),
    reply: interview,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/me/interviews',
    summary: 'The interviews of the caller as a candidate, the next one first',
    audience: 'professional',
    inConfidence: true,
    reply: z.array(ownInterview),
  }),
  guide: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/interview-guide',
    summary:
      'Questions for the interviews of an own job, made from its ad alone: the same for everybody who applies',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: guide,
  }),
}
