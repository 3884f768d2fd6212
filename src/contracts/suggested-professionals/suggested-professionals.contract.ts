import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id } from '#contracts/fields.ts'
import { match } from '#contracts/matching/match-fields.ts'
import { mostSuggestedProfessionals } from './suggested-professionals-figures.ts'

/** A professional who did not apply. The profile has the contact data, for viewers with access. */
export const suggestedPerson = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  avatar: z.string().nullable(),
  /** 0-100. */
  compatibilityScore: z.number(),
  /** In Spanish, for the company: the strongest reasons first. */
  matchReasons: z.array(z.string()),
  /** Null while the index loads: the score is then an approximation. */
  match: match.nullable(),
})
export type SuggestedPerson = z.infer<typeof suggestedPerson>

export const suggestedProfessionalsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId/suggested-professionals',
    summary: `Up to ${mostSuggestedProfessionals} listed professionals who fit an own job and have not applied, the best first; only those whom the company may find`,
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: z.object({ jobId: id }),
    reply: z.object({
      people: z.array(suggestedPerson),
      /** The index is loading, so the ranking uses only the share of skills. */
      isApproximate: z.boolean(),
    }),
  }),
}
