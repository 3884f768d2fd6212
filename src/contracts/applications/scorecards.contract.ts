import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { idParams, instant, isPlainText, line } from '#contracts/fields.ts'
import {
  longestAttribute,
  longestHint,
  longestScorecard,
  mostAttributes,
  mostPoints,
} from './scorecard-figures.ts'

const says = {
  attributes: `Incluye de 1 a ${mostAttributes} criterios`,
  name: 'Escribe qué evalúan',
  hint: 'Escribe en qué fijarse',
  known: 'Incluye el número de un criterio de este empleo',
  same: 'Escribe criterios distintos entre sí',
  points: `Elige de 1 a ${mostPoints} para cada criterio`,
} as const

const attribute = z.object({ id: z.number(), name: z.string(), hint: z.string() })
export type Attribute = z.infer<typeof attribute>

const given = z.object({ attributeId: z.number(), points: z.number() })

const card = z.object({ points: z.array(given), text: z.string() })
export type Scorecard = z.infer<typeof card>

const scorecards = z.object({
  jobId: z.number(),
  /** Empty: nobody has chosen them yet. Retired ones follow if a scorecard has points for them. */
  attributes: z.array(attribute.extend({ isRetired: z.boolean() })),
  /** What the job asks, as the engine reads it: attributes to begin with. */
  suggested: z.array(z.string()),
  /** Whether the role of the caller may write. */
  mayWrite: z.boolean(),
  /** Null: not begun. */
  mine: card.extend({ updatedAt: instant, submittedAt: instant.nullable() }).nullable(),
  /** The submitted ones of the others. `card` is null until the own one is submitted; who only reads sees them. */
  others: z.array(
    z.object({ id: z.number(), person: z.string().nullable(), submittedAt: instant, card: card.nullable() }),
  ),
  /** Over all submitted ones; null while those of others are hidden, and without any. */
  summary: z
    .object({
      /** 1 to 4. */
      average: z.number(),
      count: z.number(),
      attributes: z.array(
        z.object({ attributeId: z.number(), average: z.number(), least: z.number(), most: z.number() }),
      ),
    })
    .nullable(),
})
export type Scorecards = z.infer<typeof scorecards>

const number = (message: string) => z.int(message).positive(message).max(2_147_483_647, message)

export const attributesBody = z.object({
  attributes: z
    .array(
      z.object(
        {
          /** One that stays, so that its points stay with it. */
          id: number(says.known).optional(),
          name: line(says.name, longestAttribute),
          hint: z.string(says.hint).trim().max(longestHint, upTo(longestHint)).default(''),
        },
        says.attributes,
      ),
      says.attributes,
    )
    .min(1, says.attributes)
    .max(mostAttributes, says.attributes)
    .refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, says.same),
})

export const scorecardBody = z.object({
  points: z
    .array(
      z.object(
        {
          attributeId: number(says.known),
          points: z.int(says.points).min(1, says.points).max(mostPoints, says.points),
        },
        says.points,
      ),
      says.points,
    )
    .max(mostAttributes, says.points)
    .refine((list) => new Set(list.map(({ attributeId }) => attributeId)).size === list.length, says.points),
  text: z
    .string('Escribe qué pesó más')
    .trim()
    .max(longestScorecard, upTo(longestScorecard))
    .refine(isPlainText, 'Quita los caracteres que no se ven')
    .default(''),
})

/** What each person of a team thinks of a candidate, by the attributes of the job. */
export const scorecardsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/applications/:id/scorecards',
    summary: 'The own scorecard and those of the team, which are hidden until the own one is submitted',
    audience: 'company',
    scope: 'owner',
    inConfidence: true,
    params: idParams,
    reply: scorecards,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/applications/:id/scorecard',
    summary: 'Keep the draft of the own scorecard, which nobody else reads',
    audience: 'company',
    scope: 'owner',
    errors: ['conflict'],
    params: idParams,
    body: scorecardBody,
    reply: z.object({ savedAt: instant }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/applications/:id/scorecard',
    summary: 'Submit the own scorecard for good; the team reads it, and its author reads theirs',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: scorecardBody,
    reply: scorecards,
  }),
  setAttributes: endpoint({
    method: 'PUT',
    path: '/api/jobs/:id/attributes',
    summary: 'Choose what the team rates in the candidates of an own job',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: attributesBody,
    reply: z.object({ attributes: z.array(attribute) }),
  }),
}
