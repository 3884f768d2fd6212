import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { dropFile } from '#server/platform/storage/stored-files.ts'
import { tellTask } from './briefs.tasks.ts'
import { lockBrief, updateBrief } from './briefs.queries.ts'
import {
  notifyChanged,
  notifyDeclined,
  notifyPassed,
  notifyReceived,
  notifyWithdrawn,
} from './notify-proposal.ts'
import { deleteProposal, findProposal, type ProposalRow, updateProposal } from './proposals.queries.ts'
import { settleChoice } from './settle-choice.ts'

type ActDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

const ofProposal = z.object({ proposalId: z.number() })
const ofBrief = z.object({ briefId: z.number() })
const withPassed = ofBrief.extend({ proposalIds: z.array(z.number()) })

/* The kinds are stored in existing databases, so they must not change. */

export const publishAct = defineAct('briefs.publish', ofBrief)
export const closeAct = defineAct('briefs.close', withPassed)
export const declineAct = defineAct('briefs.decline', ofProposal)
/** `userId`: who of the company chose. */
export const chooseAct = defineAct(
  'briefs.choose',
  withPassed.extend({
    proposalId: z.number(),
    userId: z.number(),
    feeRate: z.number().nullable().default(null),
  }),
)
export const proposeAct = defineAct('briefs.propose', ofProposal)
export const changeAct = defineAct('briefs.change', ofProposal)
export const withdrawAct = defineAct('briefs.withdraw', ofProposal)
/** `fileIds`: its files, which go once it can no longer be undone. */
export const draftRemoval = defineAct(
  'briefs.draft-removal',
  z.object({ fileIds: z.array(z.string()).default([]) }),
)
export const fileRemoval = defineAct(
  'briefs.file-removal',
  z.object({ companyId: z.number(), fileId: z.string() }),
)

/** Makes the open pages of a company reload. */
export const pushToCompany = async (tx: Db, companyId: number): Promise<void> =>
  pushEvent(tx, await peopleOfCompany(tx, companyId), { topic: 'briefs' })

/** Makes the open pages of both sides of a proposal reload. */
export const pushToBoth = async (tx: Db, { companyId, professionalUserId }: ProposalRow): Promise<void> =>
  pushEvent(tx, [professionalUserId, ...(await peopleOfCompany(tx, companyId))], { topic: 'briefs' })

export function briefActs(deps: ActDeps): ActHandler[] {
  return [
    handleAct(publishAct, {
      undo: undoPublish,
      notify: (tx, { briefId }) => settlePublish(deps, tx, briefId),
    }),
    handleAct(closeAct, { undo: reopen, notify: (tx, data) => settleClose(deps, tx, data) }),
    handleAct(chooseAct, {
      undo: (tx, { proposalId, proposalIds, briefId }) =>
        reopen(tx, { briefId, proposalIds: [proposalId, ...proposalIds] }),
      async notify(tx, data) {
        await settleChoice(deps, tx, data)
        await settleClose(deps, tx, data)
      },
    }),
    handleAct(declineAct, {
      undo: (tx, { proposalId }) => waitAgain(tx, proposalId, 'declined'),
      notify: (tx, { proposalId }) =>
        settle(tx, proposalId, 'declined', (row) => notifyDeclined(deps, tx, row)),
    }),
    handleAct(withdrawAct, {
      undo: (tx, { proposalId }) => waitAgain(tx, proposalId, 'withdrawn'),
      notify: (tx, { proposalId }) =>
        settle(tx, proposalId, 'withdrawn', (row) => notifyWithdrawn(deps, tx, row)),
    }),
    handleAct(proposeAct, {
      undo: undoSending,
      notify: (tx, { proposalId }) => settleSending(deps, tx, proposalId),
    }),
    handleAct(changeAct, {
      undo: undoChange,
      notify: (tx, { proposalId }) => settleChange(deps, tx, proposalId),
    }),
    handleRemoval(draftRemoval, {
      restored: () => Promise.resolve(),
      async gone(tx, { fileIds }) {
        for (const id of fileIds) await dropFile(deps, tx, id)
      },
    }),
    handleRemoval(fileRemoval, {
      restored: (tx, { companyId }) => pushToCompany(tx, companyId),
      gone: (tx, { fileId }) => dropFile(deps, tx, fileId),
    }),
  ]
}

async function undoPublish(tx: Db, { briefId }: { briefId: number }): Promise<boolean> {
  const brief = await lockBrief(tx, briefId)
  if (brief?.status !== 'open' || brief.isNotified) return false
  await updateBrief(tx, briefId, { status: 'draft', isNotified: true, publishedAt: null })
  await pushToCompany(tx, brief.companyId)
  return true
}

async function settlePublish(deps: ActDeps, tx: Db, briefId: number): Promise<void> {
  const brief = await lockBrief(tx, briefId)
  if (brief?.status !== 'open') return
  await updateBrief(tx, briefId, { isNotified: true })
  await deps.queue.enqueue(tx, tellTask, { briefId })
  await pushToCompany(tx, brief.companyId)
}

/** The brief takes proposals again, and these wait again. */
async function reopen(
  tx: Db,
  { briefId, proposalIds }: { briefId: number; proposalIds: number[] },
): Promise<boolean> {
  const brief = await lockBrief(tx, briefId)
  if (brief?.status !== 'closed' || brief.isNotified) return false
  for (const id of proposalIds) await waitAgain(tx, id)
  await updateBrief(tx, briefId, {
    status: 'open',
    isNotified: true,
    closeReason: null,
    closeNote: '',
    closedAt: null,
  })
  await pushToCompany(tx, brief.companyId)
  return true
}

async function settleClose(
  deps: ActDeps,
  tx: Db,
  { briefId, proposalIds }: { briefId: number; proposalIds: number[] },
): Promise<void> {
  const brief = await lockBrief(tx, briefId)
  if (!brief) return
  await updateBrief(tx, briefId, { isNotified: true })
  for (const id of proposalIds) await settle(tx, id, 'passed', (row) => notifyPassed(deps, tx, row, brief))
  await pushToCompany(tx, brief.companyId)
}

/** The proposal waits for an answer again, if its pending status is this one. */
async function waitAgain(tx: Db, id: number, from?: ProposalRow['status']): Promise<boolean> {
  const row = await findProposal(tx, id)
  if (!row || row.isNotified || (from && row.status !== from)) return false
  await updateProposal(tx, id, { status: 'sent', isNotified: true, note: '' })
  await pushToBoth(tx, row)
  return true
}

/** The other side sees the status from now on, and hears of it. */
async function settle(
  tx: Db,
  id: number,
  status: ProposalRow['status'],
  tell: (row: ProposalRow) => Promise<void>,
): Promise<void> {
  const row = await findProposal(tx, id)
  if (!row || row.isNotified || row.status !== status) return
  await updateProposal(tx, id, { isNotified: true })
  await tell(row)
  await pushToBoth(tx, row)
}

async function undoSending(tx: Db, { proposalId }: { proposalId: number }): Promise<boolean> {
  const row = await findProposal(tx, proposalId)
  if (!row || row.shownAt !== null) return false
  await deleteProposal(tx, proposalId)
  return true
}

/** If the brief closed meanwhile, the professional gets its answer at once. */
async function settleSending(deps: ActDeps, tx: Db, proposalId: number): Promise<void> {
  const before = await findProposal(tx, proposalId)
  if (!before) return
  const brief = await lockBrief(tx, before.briefId)
  const row = await findProposal(tx, proposalId)
  if (!row || !brief || row.shownAt !== null) return
  const isLate = brief.status !== 'open'
  await updateProposal(tx, proposalId, {
    shownAt: deps.clock.now(),
    ...(isLate ? { status: 'passed' as const } : {}),
  })
  if (isLate) await notifyPassed(deps, tx, row, brief)
  else await notifyReceived(deps, tx, row)
  await pushToBoth(tx, row)
}

async function undoChange(tx: Db, { proposalId }: { proposalId: number }): Promise<boolean> {
  const row = await findProposal(tx, proposalId)
  if (!row?.next) return false
  await updateProposal(tx, proposalId, { next: null })
  return true
}

async function settleChange(deps: ActDeps, tx: Db, proposalId: number): Promise<void> {
  const row = await findProposal(tx, proposalId)
  if (!row?.next) return
  if (row.status !== 'sent') return updateProposal(tx, proposalId, { next: null })
  await updateProposal(tx, proposalId, { ...row.next, next: null })
  await notifyChanged(deps, tx, { ...row, ...row.next })
  await pushToBoth(tx, row)
}
