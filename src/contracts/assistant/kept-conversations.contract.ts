import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { idParams, inOneLine, instant } from '#contracts/fields.ts'
import { undoable } from '#contracts/acts/act-fields.ts'
import { mostAsked } from './assistant-figures.ts'
import { mostKept, mostKeptLetters, mostKeptSources, mostKeptTurns } from './kept-conversations-figures.ts'

const asksTurns = 'Envía la conversación que quieres guardar'

/** A page of Qhatu: nothing else is linked. */
const ownHref = z
  .string(asksTurns)
  .max(500, upTo(500))
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/, 'Usa solo enlaces de Qhatu')

const turn = z.object(
  {
    question: z
      .string(asksTurns)
      .overwrite(inOneLine)
      .trim()
      .min(1, asksTurns)
      .max(mostAsked, upTo(mostAsked)),
    text: z.string(asksTurns).trim().max(mostKeptLetters, upTo(mostKeptLetters)),
    links: z
      .array(
        z.object(
          { title: z.string(asksTurns).overwrite(inOneLine).max(200, upTo(200)), href: ownHref },
          asksTurns,
        ),
        asksTurns,
      )
      .max(mostKeptSources, `Envía hasta ${mostKeptSources} enlaces por respuesta`),
  },
  asksTurns,
)
export type KeptTurn = z.output<typeof turn>

const summary = z.object({ id: z.number(), title: z.string(), turns: z.number(), keptAt: instant })
export type KeptSummary = z.infer<typeof summary>
const kept = summary.extend({ turns: z.array(turn) })

export const keptConversationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/assistant/conversations',
    summary: 'The conversations with the assistant that the caller kept, newest first',
    audience: 'signed-in',
    reply: z.array(summary),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/assistant/conversations',
    summary: `Keep a conversation; the oldest goes when there are more than ${mostKept}`,
    audience: 'signed-in',
    member: 'reader',
    status: 201,
    body: z.object({
      turns: z
        .array(turn, asksTurns)
        .min(1, asksTurns)
        .max(mostKeptTurns, `Envía hasta ${mostKeptTurns} preguntas`),
    }),
    reply: summary,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/assistant/conversations/:id',
    summary: 'A kept conversation',
    audience: 'signed-in',
    scope: 'owner',
    params: idParams,
    reply: kept,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/assistant/conversations/:id',
    summary: 'Delete a kept conversation; for some seconds it can be brought back',
    audience: 'signed-in',
    scope: 'owner',
    member: 'reader',
    params: idParams,
    reply: z.object({ undo: undoable }),
  }),
}
