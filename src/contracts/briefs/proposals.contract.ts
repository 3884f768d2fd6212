import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { lastPage } from '#contracts/vocabulary.ts'
import { briefTexts, proposalTerms } from './briefs.contract.ts'
import { proposalBody } from './brief-fields.ts'
import { proposalStatuses } from './briefs-vocabulary.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'

const ownProposal = z.object({
  id: z.number(),
  briefId: z.number(),
  briefTitle: z.string(),
  companyName: z.string(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  ...proposalTerms,
  status: z.enum(proposalStatuses),
  /** The company's words of a refusal. */
  note: z.string(),
  sentAt: instant,
  updatedAt: instant,
  hireId: z.number().nullable(),
  /** It can still be changed or withdrawn. */
  isOpen: z.boolean(),
})
export type OwnProposal = z.infer<typeof ownProposal>

const openBrief = z.object({
  ...briefTexts,
  companyId: z.number(),
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** Why it fits the caller; empty: nothing known. */
  reasons: z.array(z.string()),
  hasProposed: z.boolean(),
  /** The company invited the caller; null: it did not. */
  invitation: z.object({ at: instant, isDeclined: z.boolean() }).nullable(),
})
export type OpenBrief = z.infer<typeof openBrief>

const openBriefDetail = openBrief.extend({
  /** False: it is closed, or its days are over. */
  takesProposals: z.boolean(),
  proposal: ownProposal.nullable(),
})
export type OpenBriefDetail = z.infer<typeof openBriefDetail>

const changed = ownProposal.extend({ undo: undoable })

/** What a professional does with the briefs of companies. */
export const proposalsContract = {
  openBriefs: endpoint({
    method: 'GET',
    path: '/api/open-briefs',
    summary: 'Briefs that take proposals; those that fit the caller first, then the newest',
    audience: 'professional',
    query: z.object({
      q: z
        .string()
        .optional()
        .transform((value) => (value ?? '').trim().slice(0, longestSearch)),
      category: z
        .string()
        .optional()
        .transform((value) => serviceCategories.find((one) => one === value)),
      page: z.coerce.number().int().min(1).max(lastPage).catch(1),
    }),
    reply: z.object({
      briefs: z.array(openBrief),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      /** How many proposals the caller may still send in these 24 hours. */
      left: z.number(),
    }),
  }),
  openBrief: endpoint({
    method: 'GET',
    path: '/api/open-briefs/:id',
    summary: 'An open brief with the own proposal; a closed one for those who proposed',
    audience: 'professional',
    params: idParams,
    reply: openBriefDetail,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/open-briefs/:id/proposals',
    summary: 'Propose a price, days and milestones; one for each brief',
    audience: 'professional',
    // The service of the body is the caller's.
    scope: 'owner',
    errors: ['brief_not_open', 'already_proposed', 'too_many_proposals'],
    status: 201,
    limit: 'outreach',
    params: idParams,
    body: proposalBody,
    reply: changed,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/me/proposals',
    summary: 'The own proposals, the newest first',
    audience: 'professional',
    reply: z.array(ownProposal),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/proposals/:id',
    summary: `Change a proposal that is not answered; the company sees the new terms after ${undoSeconds} seconds`,
    audience: 'professional',
    scope: 'owner',
    errors: ['brief_not_open', 'proposal_answered', 'step_pending'],
    limit: 'outreach',
    params: idParams,
    body: proposalBody,
    reply: changed,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/proposals/:id/withdraw',
    summary: 'Withdraw a proposal that is not answered',
    audience: 'professional',
    scope: 'owner',
    errors: ['proposal_answered', 'step_pending'],
    params: idParams,
    reply: changed,
  }),
}
