import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { type briefBody, wholeBrief } from '#contracts/briefs/brief-fields.ts'
import type { CloseReason } from '#contracts/briefs/briefs-vocabulary.ts'
import { leastForRange, mostDraftBriefs, mostOpenBriefs } from '#contracts/briefs/briefs-figures.ts'
import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import { closeAct, draftRemoval, publishAct, pushToCompany } from './briefs.acts.ts'
import type { OwnBrief } from './briefs.policy.ts'
import {
  type BriefRow,
  countBriefs,
  findBrief,
  insertBrief,
  listBriefsOfCompany,
  listReasons,
  lockBrief,
  rowsOf,
  updateBrief,
} from './briefs.queries.ts'
import { countPrices } from './candidates.queries.ts'
import { fileRowsOf, listFileIds } from '#server/features/briefs/files/brief-files.queries.ts'
import { submitBrief } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { listShownProposals, passWaiting, type ProposalRow } from './proposals.queries.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** A brief with what the company sees of its proposals. */
export interface BriefWithProposals {
  brief: BriefRow
  proposals: ProposalRow[]
  /** Why each person fits, by professional id. */
  reasons: ReadonlyMap<number, string[]>
}

export const listOwnBriefs = ({ db }: Pick<Deps, 'db'>, { companyId }: CompanyActor): Promise<BriefRow[]> =>
  listBriefsOfCompany(db, companyId)

export async function getBriefWithProposals(db: Db, id: number): Promise<BriefWithProposals> {
  const [brief, proposals, reasons] = await Promise.all([
    findBrief(db, id),
    listShownProposals(db, id),
    listReasons(db, id),
  ])
  if (!brief) throw new AppError('not_found')
  return { brief, proposals, reasons }
}

/** What services of a category cost; null below the least number that says something. */
export async function priceRangeOf({ db }: Pick<Deps, 'db'>, category: ServiceCategory | undefined) {
  if (!category) return { packages: null, hours: null }
  const { packages, hours } = await countPrices(db, category)
  const shown = ({ services, lowCents, highCents }: typeof packages) =>
    services < leastForRange || lowCents === null || highCents === null
      ? null
      : { services, lowCents, highCents }
  return { packages: shown(packages), hours: shown(hours) }
}

/** Begins a draft. Throws too_many_briefs. */
export async function createBrief(
  deps: Writing,
  { companyId, userId }: CompanyActor,
  body: z.output<typeof briefBody>,
): Promise<BriefRow> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    if ((await countBriefs(tx, companyId, 'draft')) >= mostDraftBriefs) throw new AppError('too_many_briefs')
    const id = await insertBrief(tx, {
      ...columnsOf(body),
      companyId,
      createdBy: userId,
      createdAt: now,
      updatedAt: now,
    })
    return written(tx, id)
  })
}

/** Changes the texts; what is left out stays. Throws brief_settled once somebody proposed. */
export async function updateBriefTexts(
  deps: Writing,
  { id }: OwnBrief,
  body: z.output<typeof briefBody>,
): Promise<BriefRow> {
  return transaction(deps, async (tx) => {
    const brief = await requireBrief(tx, id)
    if (!isEditable(brief)) throw new AppError('brief_settled')
    await updateBrief(tx, id, { ...columnsOf(body), updatedAt: deps.clock.now() })
    const changed = await written(tx, id)
    if (brief.status === 'draft' || !hasOtherWords(brief, changed)) return changed
    await submitBrief(deps, tx, brief, changed)
    return written(tx, id)
  })
}

const hasOtherWords = (one: BriefRow, other: BriefRow): boolean =>
  one.title !== other.title ||
  one.description !== other.description ||
  one.needs.join('\n') !== other.needs.join('\n')

/** The texts can be changed: nobody has answered them. */
export const isEditable = ({ status, anyProposals }: BriefRow): boolean =>
  status === 'draft' || (status === 'open' && !anyProposals)

/** Deletes a draft. Throws brief_settled for one that was published. */
export async function removeDraft(
  deps: Writing,
  { userId }: CompanyActor,
  { id }: OwnBrief,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    const { status } = await requireBrief(tx, id)
    if (status !== 'draft') throw new AppError('brief_settled')
    const data = { fileIds: await listFileIds(tx, id) }
    const rows = [rowsOf(id), fileRowsOf(id)] as const
    const undo = await remove(deps, tx, draftRemoval, { userId, data, rows: [...rows] })
    if (!undo) throw new AppError('not_found')
    return undo
  })
}

/**
 * Publishes a draft; others see it when it can no longer be undone. Throws validation_failed for what is missing,
 * brief_settled, too_many_briefs and email_unconfirmed.
 */
export async function publishBrief(deps: Deps, actor: CompanyActor, { id }: OwnBrief): Promise<Undoable> {
  await requireConfirmedEmail(deps, actor)
  const { companyId, userId } = actor
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const open = await countBriefs(tx, companyId, 'open')
    const brief = await requireBrief(tx, id)
    if (brief.status !== 'draft') throw new AppError('brief_settled')
    requireWhole(brief)
    if (open >= mostOpenBriefs) throw new AppError('too_many_briefs')
    await submitBrief(deps, tx, brief, brief)
    await updateBrief(tx, id, { status: 'open', isNotified: false, publishedAt: now, updatedAt: now })
    await pushToCompany(tx, companyId)
    return perform(deps, tx, publishAct, { userId, subjectId: id, data: { briefId: id } })
  })
}

function requireWhole(brief: BriefRow): void {
  const checked = wholeBrief.safeParse(brief)
  if (checked.success) return
  const fields = Object.fromEntries(
    checked.error.issues.map(({ path, message }) => [path.join('.'), message]),
  )
  throw new AppError('validation_failed', { fields })
}

/**
 * Closes an open brief and answers all who wait, when it can no longer be undone. Throws brief_not_open, and step_pending
 * while its publishing can still be undone.
 */
export async function closeBrief(
  deps: Writing,
  { companyId, userId }: CompanyActor,
  { id }: OwnBrief,
  { reason, note }: { reason: CloseReason; note: string },
): Promise<Undoable> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    requireOpen(await requireBrief(tx, id))
    const proposalIds = await passWaiting(tx, id, { except: null })
    await updateBrief(tx, id, {
      status: 'closed',
      isNotified: false,
      closeReason: reason,
      closeNote: note,
      closedAt: now,
      updatedAt: now,
    })
    await pushToCompany(tx, companyId)
    return perform(deps, tx, closeAct, { userId, subjectId: id, data: { briefId: id, proposalIds } })
  })
}

/** Throws brief_not_open, and step_pending while its publishing can still be undone. */
export function requireOpen({ status, isNotified }: BriefRow): void {
  if (status !== 'open') throw new AppError('brief_not_open')
  if (!isNotified)
    throw new AppError('step_pending', {
      message: 'Acabas de publicar este requerimiento. Espera unos segundos, o deshazlo.',
    })
}

/** The brief, locked. Throws not_found when it is gone. */
export async function requireBrief(tx: Db, id: number): Promise<BriefRow> {
  const brief = await lockBrief(tx, id)
  if (!brief) throw new AppError('not_found')
  return brief
}

async function written(tx: Db, id: number): Promise<BriefRow> {
  const brief = await findBrief(tx, id)
  if (!brief) throw new Error('A brief that was just written is gone')
  return brief
}

/** The stored fields of a body. */
function columnsOf({ budget, ...texts }: z.output<typeof briefBody>) {
  const sums =
    budget === undefined ? {} : { minCents: budget?.minCents ?? null, maxCents: budget?.maxCents ?? null }
  return { ...texts, ...sums }
}
