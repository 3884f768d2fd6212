import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { proposalBody } from '#contracts/briefs/brief-fields.ts'
import { briefDays, mostProposalsADay } from '#contracts/briefs/briefs-figures.ts'
import type { proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import type { QueryOf } from '#contracts/endpoint.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Anonymous, ProfessionalActor, UserActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { changeAct, proposeAct, withdrawAct } from './briefs.acts.ts'
import type { OwnProposal } from './briefs.policy.ts'
import { type BriefRow, lockBrief } from './briefs.queries.ts'
import { isHeld } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { findOpenBrief, listOpenBriefs, type OpenBriefRow } from './open-briefs.queries.ts'
import {
  countProposalsSince,
  countSentSince,
  findProposalOf,
  getProposal,
  insertProposal,
  isOwnActiveService,
  listProposalsOf,
  type ProposalRow,
  updateProposal,
} from './proposals.queries.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'queue'>
type Terms = z.output<typeof proposalBody>

const pageSize = 20

/** From when a brief must be to take proposals. */
const openSince = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - briefDays * DAY)
const aDayAgo = ({ clock }: Pick<Deps, 'clock'>): Date => new Date(clock.now().getTime() - DAY)

/** One page of the briefs that take proposals, and how many the caller may still send today. */
export async function searchOpenBriefs(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: ProfessionalActor,
  { q, category, page }: QueryOf<typeof proposalsContract.openBriefs>,
) {
  const [rows, sent] = await Promise.all([
    listOpenBriefs(deps.db, actor, {
      words: q,
      category: category ?? null,
      since: openSince(deps),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    countProposalsSince(deps.db, actor.professionalId, aDayAgo(deps)),
  ])
  const total = rows[0]?.total ?? 0
  return { rows, total, pages: Math.ceil(total / pageSize), left: Math.max(0, mostProposalsADay - sent) }
}

/** A brief with the own proposal. Throws not_found for one that the caller may not see. */
export async function getOpenBrief(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: ProfessionalActor,
  id: number,
): Promise<{ brief: OpenBriefRow; proposal: ProposalRow | null; takesProposals: boolean }> {
  const { professionalId } = actor
  const [brief, proposal] = await Promise.all([
    findOpenBrief(deps.db, actor, id),
    findProposalOf(deps.db, { briefId: id, professionalId }),
  ])
  if (!brief) throw new AppError('not_found')
  const takesProposals = brief.isOpen && brief.publishedAt !== null && brief.publishedAt > openSince(deps)
  return { brief, proposal, takesProposals }
}

/** The title of a brief that this person can read; null for any other. */
export async function findReadableBriefTitle(
  db: Db,
  actor: Anonymous | UserActor,
  id: number,
): Promise<string | null> {
  if (!('professionalId' in actor)) return null
  return (await findOpenBrief(db, actor, id))?.title ?? null
}

export const listOwnProposals = (
  { db }: Pick<Deps, 'db'>,
  { professionalId }: ProfessionalActor,
): Promise<ProposalRow[]> => listProposalsOf(db, professionalId)

/**
 * Sends a proposal; the company sees it when it can no longer be undone. Throws not_found, brief_not_open, already_proposed,
 * too_many_proposals, and validation_failed for a service that the caller does not offer now.
 */
export async function propose(
  deps: Writing,
  actor: ProfessionalActor,
  briefId: number,
  terms: Terms,
): Promise<{ proposal: ProposalRow; undo: Undoable }> {
  const { professionalId, userId } = actor
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const sent = await countSentSince(tx, professionalId, aDayAgo(deps))
    const brief = await requireTaking(deps, tx, actor, briefId)
    if (sent >= mostProposalsADay) throw new AppError('too_many_proposals')
    await requireTerms(tx, actor, brief, terms)
    const values = { ...terms, briefId, professionalId, createdAt: now, updatedAt: now }
    const id = await insertProposal(tx, values)
    if (id === null) throw new AppError('already_proposed')
    const undo = await perform(deps, tx, proposeAct, { userId, subjectId: id, data: { proposalId: id } })
    return { proposal: await getProposal(tx, id), undo }
  })
}

/** Changes the terms of a proposal that waits. Throws proposal_answered, brief_not_open, step_pending, validation_failed. */
export async function changeProposal(
  deps: Writing,
  actor: ProfessionalActor,
  { id, briefId }: OwnProposal,
  terms: Terms,
): Promise<{ proposal: ProposalRow; undo: Undoable }> {
  return transaction(deps, async (tx) => {
    const brief = await requireTaking(deps, tx, actor, briefId)
    await requireWaiting(tx, id)
    await requireTerms(tx, actor, brief, terms)
    await updateProposal(tx, id, { next: terms, updatedAt: deps.clock.now() })
    const act = { userId: actor.userId, subjectId: id, data: { proposalId: id } }
    const undo = await perform(deps, tx, changeAct, act)
    return { proposal: await getProposal(tx, id), undo }
  })
}

/** Takes a proposal back. Throws proposal_answered and step_pending. */
export async function withdrawProposal(
  deps: Writing,
  { userId }: ProfessionalActor,
  { id, briefId }: OwnProposal,
): Promise<{ proposal: ProposalRow; undo: Undoable }> {
  return transaction(deps, async (tx) => {
    await lockBrief(tx, briefId)
    await requireWaiting(tx, id)
    await updateProposal(tx, id, { status: 'withdrawn', isNotified: false, updatedAt: deps.clock.now() })
    const undo = await perform(deps, tx, withdrawAct, { userId, subjectId: id, data: { proposalId: id } })
    return { proposal: await getProposal(tx, id), undo }
  })
}

/** The brief, locked. Throws not_found if the caller may not see it, and brief_not_open. */
async function requireTaking(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  actor: ProfessionalActor,
  briefId: number,
): Promise<BriefRow> {
  const brief = await lockBrief(tx, briefId)
  const seen = await findOpenBrief(tx, actor, briefId)
  if (!brief || !seen) throw new AppError('not_found')
  const isOver = brief.publishedAt === null || brief.publishedAt <= openSince(deps)
  if (brief.status !== 'open' || isOver || isHeld(brief)) throw new AppError('brief_not_open')
  return brief
}

/** Throws proposal_answered, or step_pending while its own last step can still be undone. */
async function requireWaiting(tx: Db, id: number): Promise<void> {
  const { status, isNotified, next, shownAt } = await getProposal(tx, id)
  if (shownAt === null || next !== null)
    throw new AppError('step_pending', {
      message: 'Acabas de enviar esta propuesta. Espera unos segundos, o deshazlo.',
    })
  if (!isNotified && status !== 'withdrawn') throw new AppError('step_pending')
  if (status !== 'sent') throw new AppError('proposal_answered')
}

async function requireTerms(
  tx: Db,
  { professionalId }: ProfessionalActor,
  { needs }: BriefRow,
  { serviceId, covers }: Terms,
): Promise<void> {
  const fields: Record<string, string> = {}
  if (!(await isOwnActiveService(tx, { serviceId, professionalId })))
    fields['serviceId'] = 'Elige uno de tus servicios publicados'
  if (covers.some((place) => place >= needs.length) || new Set(covers).size < covers.length)
    fields['covers'] = 'Marca solo lo que pide la empresa'
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}
