import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { candidateText } from './answer-text.ts'
import { answerRound, template } from './close-out.contract.ts'
import { mostAtOnce } from './pipeline-figures.ts'
import { tokenValues } from './token-values.ts'
import { answersUndoSeconds } from './close-out-figures.ts'

const chosen = `Elige de 1 a ${mostAtOnce} candidatos de este aviso`
const applicationIds = z
  .array(z.int(chosen).positive(chosen).max(2_147_483_647, chosen), chosen)
  .min(1, chosen)
  .max(mostAtOnce, chosen)

const recipient = z.object({
  /** Of the application. */
  id: z.number(),
  name: z.string(),
  avatar: z.string().nullable(),
  values: tokenValues,
})
export type MessageRecipient = z.infer<typeof recipient>

const recipients = z.object({
  people: z.array(recipient),
  /** How many of the chosen ones withdrew, closed their account or cannot be written to. */
  leftOut: z.number(),
})

/** What was written and has not left: its people can still undo it. */
const onTheWay = z.object({
  roundId: z.number(),
  text: z.string(),
  createdAt: instant,
  /** Who of the company wrote it; null: nobody who gave a name. */
  senderName: z.string().nullable(),
  /** Null: somebody else wrote it, or it leaves now. */
  undo: undoable.nullable(),
})
export type OnTheWayMessage = z.infer<typeof onTheWay>

const thread = z.object({
  /** False: nothing has left yet, so there is no conversation. */
  hasConversation: z.boolean(),
  canWrite: z.boolean(),
  isBlocked: z.boolean(),
  unreadCount: z.number(),
  /** The last message of the company that the person has opened. */
  seenUpToId: z.number().nullable(),
  /** The oldest first. */
  onTheWay: z.array(onTheWay),
})
export type CandidateThread = z.infer<typeof thread>

const ofJob = {
  audience: 'company',
  scope: 'owner',
  errors: ['forbidden'],
  params: idParams,
} as const

/** What a company writes to the candidates of a job: their answers arrive in the conversation of each application. */
export const candidateMessagesContract = {
  ofJob: endpoint({
    ...ofJob,
    method: 'GET',
    path: '/api/jobs/:id/messages',
    summary: 'The texts of the company, and its messages to candidates of an own job that have not all left',
    reply: z.object({ rounds: z.array(answerRound), templates: z.array(template) }),
  }),
  thread: endpoint({
    method: 'GET',
    path: '/api/applications/:id/conversation',
    summary: 'How the conversation of a received application stands, and what of it has not left yet',
    audience: 'company',
    scope: 'owner',
    inConfidence: true,
    params: idParams,
    reply: thread,
  }),
  recipients: endpoint({
    ...ofJob,
    method: 'POST',
    path: '/api/jobs/:id/messages/recipients',
    summary: 'Who of these candidates can be written to, with what a text would be filled in with',
    member: 'reader',
    status: 200,
    body: z.object({ applicationIds }),
    reply: recipients,
  }),
  write: endpoint({
    ...ofJob,
    method: 'POST',
    path: '/api/jobs/:id/messages',
    summary: `Write to candidates of an own job, each in the own conversation; nothing leaves for ${answersUndoSeconds} seconds`,
    limit: 'message',
    body: z.object({ applicationIds, text: candidateText }),
    reply: z.object({ recipients: z.number(), leftOut: z.number(), undo: undoable }),
  }),
}
