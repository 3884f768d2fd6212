import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, inOneLine, instant, line } from '#contracts/fields.ts'
import { given } from '#contracts/jobs/job-list-query.ts'
import { questionKinds } from '#contracts/jobs/questions-vocabulary.ts'
import { removed } from '#contracts/acts/act-fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import {
  type CandidateFilterName,
  candidateFilterNames,
  candidateFilterOf,
  type CandidateFilters,
} from './candidate-filters.ts'
import { candidateSorts, defaultCandidateSort } from './candidate-sorts.ts'
import { longestTagName, longestViewName, mostAtOnce } from './pipeline-figures.ts'
import { stage } from './stage-fields.ts'

const says = {
  view: 'Escribe el nombre de la vista',
  filters: 'Elige al menos un filtro',
  tag: 'Escribe la etiqueta',
  people: `Elige de 1 a ${mostAtOnce} candidatos`,
  isOn: 'Elige si se pone o se quita',
} as const

/** A candidate on the board or in the table of a job. */
export const boardCard = z.object({
  id: z.number(),
  stage: z.number(),
  status: z.enum(applicationStatuses),
  /** Since when in the stage. */
  since: instant,
  appliedAt: instant,
  isNew: z.boolean(),
  /** Null: not enough data about the person for a score. */
  score: z.number().nullable(),
  /** Between which values the score lies. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  reasons: z.array(z.string()),
  years: z.number().nullable(),
  /** The questions whose answers are not what the company looks for. */
  missed: z.array(z.string()),
  awaitsHumanReview: z.boolean(),
  isSuspended: z.boolean(),
  /** Another application of the job looks like the same person's. */
  hasDouble: z.boolean(),
  /** Where the CV has the searched words. */
  inCv: z.object({ before: z.string(), word: z.string(), after: z.string() }).nullable(),
  /** How many other applications of the person are joined to this one. */
  joined: z.number(),
  tags: z.array(z.number()),
  name: z.string(),
  firstName: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  avatar: z.string().nullable(),
})
export type BoardCard = z.infer<typeof boardCard>

export const tag = z.object({ id: z.number(), name: z.string() })
export type CandidateTag = z.infer<typeof tag>

const view = z.object({
  /** Null: every job has it. */
  id: z.number().nullable(),
  name: z.string(),
  query: z.string(),
  count: z.number(),
})

const column = stage.extend({
  /** With the filters. */
  found: z.number(),
  /** Of those found, in the stage for longer than its goal. */
  late: z.number(),
  candidates: z.array(boardCard),
  next: z.string().nullable(),
})
export type BoardColumn = z.infer<typeof column>

/** The filters of the candidates of a job, as every call takes them. */
export const filters = Object.fromEntries(
  candidateFilterNames.map((name) => {
    const { title, values, read } = candidateFilterOf(name)
    return [name, given.transform(read).describe([title, ...values].join(' · '))]
  }),
) as unknown as {
  [Name in CandidateFilterName]: z.ZodPipe<typeof given, z.ZodTransform<CandidateFilters[Name], string[]>>
}

export const sort = z.enum(candidateSorts).catch(defaultCandidateSort)
const cursor = z.string().max(700).optional().catch(undefined)

export const boardContract = {
  board: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/board',
    summary:
      'The stages of an own job with their first candidates, filtered, and the saved views with counts',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    query: z.object({ ...filters, sort }),
    reply: z.object({
      columns: z.array(column),
      /** With the filters, and without. */
      found: z.number(),
      all: z.number(),
      tags: z.array(tag),
      views: z.array(view),
      /** The questions with a choice that somebody answered, to filter by. */
      questions: z.array(
        z.object({
          id: z.number(),
          kind: z.enum(questionKinds),
          text: z.string(),
          answers: z.array(z.string()),
        }),
      ),
      /** The company looks for something in the answers. */
      hasWishes: z.boolean(),
    }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/board/candidates',
    summary:
      'A page of the candidates of an own job, of one stage or all; the next one begins after the last of this one',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    query: z.object({
      ...filters,
      /** One stage, besides the filter. */
      column: id.optional().catch(undefined),
      sort,
      /** The `next` value of another page. */
      after: cursor,
      limit: z.coerce.number().int().min(1).max(100).catch(25),
    }),
    reply: z.object({ candidates: z.array(boardCard), next: z.string().nullable() }),
  }),
  selection: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/board/selection',
    summary: 'Everybody whom the filters leave, with their stage, to do something with all of them',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    query: z.object(filters),
    reply: z.object({ people: z.array(z.object({ id: z.number(), stage: z.number() })) }),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/candidate-views',
    summary:
      'Keep the filters of an address under a name, for the whole team; the same name again replaces them',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    status: 201,
    params: idParams,
    body: z.object({
      name: line(says.view, longestViewName),
      query: z.string(says.filters).overwrite(inOneLine).trim().min(1, says.filters).max(1000, says.filters),
    }),
    reply: z.object({ id: z.number(), name: z.string(), query: z.string() }),
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/api/company/candidate-views/:id',
    summary: 'Delete a saved view of the company',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  tag: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/tags',
    summary:
      'Put a tag of the company on candidates of an own job, or take it off; a new name makes a new tag',
    audience: 'company',
    key: 'candidates:write',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.object({
      name: line(says.tag, longestTagName),
      people: z
        .array(z.int(says.people).positive(says.people).max(2_147_483_647, says.people), says.people)
        .min(1, says.people)
        .max(mostAtOnce, says.people),
      isOn: z.boolean(says.isOn),
    }),
    reply: z.object({ tag, changed: z.number() }),
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/company/candidate-tags',
    summary: 'The tags of the company, by name, and on how many candidates each is',
    audience: 'company',
    key: 'candidates:read',
    reply: z.object({ tags: z.array(tag.extend({ count: z.number() })) }),
  }),
  renameTag: endpoint({
    method: 'PATCH',
    path: '/api/company/candidate-tags/:id',
    summary: 'Rename a tag of the company; with `mayJoin` it becomes one with the tag that has that name',
    audience: 'company',
    scope: 'owner',
    errors: ['conflict'],
    params: idParams,
    body: z.object({ name: line(says.tag, longestTagName), mayJoin: z.boolean(says.isOn).default(false) }),
    reply: z.object({ tag, isJoined: z.boolean() }),
  }),
  removeTag: endpoint({
    method: 'DELETE',
    path: '/api/company/candidate-tags/:id',
    summary: 'Delete a tag of the company, from all its candidates',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
}
