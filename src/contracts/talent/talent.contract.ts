import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { upTo } from '#contracts/field-messages.ts'
import { id, instant } from '#contracts/fields.ts'
import { given } from '#contracts/jobs/job-list-query.ts'
import { match } from '#contracts/matching/match-fields.ts'
import { availabilities } from '#contracts/professionals/availability-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { talentPage } from './talent-figures.ts'
import {
  type TalentFilterName,
  talentFilterNames,
  talentFilterOf,
  type TalentFilters,
} from './talent-filters.ts'
import { invitationDays } from '#contracts/invitations/invitation-figures.ts'

const says = {
  person: 'Elige a una persona de la búsqueda',
  people: `Elige de 1 a ${talentPage.size} personas`,
} as const

const person = z.int(says.person).positive(says.person).max(2_147_483_647, says.person)

/** Some of a page of the search. */
export const chosenPeople = z.array(person, says.people).min(1, says.people).max(talentPage.size, says.people)

const invitationText = z
  .string()
  .trim()
  .max(mostLetters.invitation, upTo(mostLetters.invitation))
  .transform((text) => text || null)
  .optional()

/** A person who agreed to be found, without contact data: these come with an application. The wished pay is never shown. */
export const talentPerson = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  avatar: z.string().nullable(),
  isVerified: z.boolean(),
  /** Anybody may open the profile; otherwise the person said yes to other jobs of this company. */
  isPublic: z.boolean(),
  years: z.number().nullable(),
  availability: z.enum(availabilities).nullable(),
  skills: z.array(z.string()),
  /** How well the person fits the chosen job; null without one, and while the index loads. */
  match: match.nullable(),
  /** The strongest reasons, in Spanish: for the match, and against it. */
  reasons: z.array(z.string()),
  gaps: z.array(z.string()),
  /** When the company invited the person to the chosen job, or without one to any. */
  invitedAt: instant.nullable(),
  /** The application of the person to the chosen job, or without one the latest to any. */
  applicationId: z.number().nullable(),
  /** The lists of the company with the person. */
  pools: z.array(z.number()),
})
export type TalentPerson = z.infer<typeof talentPerson>

/** The filters of a search in the query of a call. */
export const talentQuery = Object.fromEntries(
  talentFilterNames.map((name) => {
    const { title, values, read } = talentFilterOf(name)
    return [name, given.transform(read).describe([title, ...values].join(' · '))]
  }),
) as unknown as {
  [Name in TalentFilterName]: z.ZodPipe<typeof given, z.ZodTransform<TalentFilters[Name], string[]>>
}

export const talentContract = {
  search: endpoint({
    method: 'GET',
    path: '/api/talent',
    summary:
      'People who agreed to be found, filtered; with an own job by match, otherwise who came last first',
    audience: 'company',
    errors: ['forbidden'],
    query: z.object({
      ...talentQuery,
      /** A job of the company, with which people are compared. */
      jobId: id.optional().catch(undefined),
      page: z.coerce.number().int().min(1).max(talentPage.most).catch(1),
    }),
    reply: z.object({
      people: z.array(talentPerson),
      total: z.number(),
      /** There are more than `total`. */
      isMore: z.boolean(),
      pages: z.number(),
      /**
       * Why the order is not exactly by match: the index is loading, so who came last is first; or too many were found to score
       * all of them. Null: it is exact, or no job was chosen.
       */
      approximate: z.enum(['loading', 'too-many']).nullable(),
      /** Instead of an empty list: how many each filter hides. */
      without: z.array(z.object({ name: z.enum(talentFilterNames), total: z.number() })),
      /** The filters that were searched, as in an address, if the words named some: 'contador en Arequipa'. Null: those of the query. */
      meant: z.string().nullable(),
    }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/talent/counts',
    summary: 'How many people each value of a filter would leave, with the other filters as they are',
    audience: 'company',
    query: z.object(talentQuery),
    reply: z.array(
      z.object({
        name: z.enum(talentFilterNames),
        value: z.string(),
        total: z.number(),
        /** There are more than `total`. */
        isMore: z.boolean(),
      }),
    ),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/talent-invitations',
    summary: `Invite a person of the search to an own open job by mail. The company does not see the address; one use, ${invitationDays} days`,
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden', 'email_unconfirmed', 'already_invited', 'job_gone'],
    limit: 'invitation',
    status: 201,
    params: z.object({ jobId: id }),
    body: z.object({ professionalId: person, message: invitationText }),
    reply: z.object({ invitedAt: instant, undo: undoable }),
  }),
  inviteSeveral: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/talent-invitations/several',
    summary:
      'Invite people of the search to an own open job at once; who was invited, applied, or is no longer found is left out',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden', 'email_unconfirmed', 'job_gone'],
    limit: 'bulk-invitation',
    status: 201,
    params: z.object({ jobId: id }),
    body: z.object({ professionalIds: chosenPeople, message: invitationText }),
    reply: z.object({
      invited: z.number(),
      /** How many were left out. */
      leftOut: z.number(),
      /** Null: nobody was invited. */
      undo: undoable.nullable(),
    }),
  }),
}
