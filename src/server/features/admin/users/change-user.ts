import type { AuditCode } from '#contracts/admin/admin-vocabulary.ts'
import type { StatusChange } from '#contracts/admin/users.contract.ts'
import type { UserChange } from '#contracts/admin/bulk-users.contract.ts'
import type { AuditDetails } from '#server/audited.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Decider, restore, suspend } from '#server/features/accounts/suspension/suspension.service.ts'
import { givePlan, type PlanTerm } from '#server/features/plans/terms/given-plan.service.ts'

type ChangeDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** How the audit records each change. */
export const codeOf: Record<UserChange['act'], AuditCode> = {
  status: 'user-status-changed',
  plan: 'plan-changed',
}

/** Makes a change to one account, and returns what the audit says of it; null: the account was so before. Throws not_found. */
export async function changeUser(
  deps: ChangeDeps,
  tx: Db,
  by: Decider,
  userId: number,
  change: UserChange,
): Promise<AuditDetails | null> {
  return change.act === 'plan'
    ? changePlan(deps, tx, userId, change)
    : changeStatus(deps, tx, by, userId, change)
}

async function changeStatus(
  deps: ChangeDeps,
  tx: Db,
  by: Decider,
  userId: number,
  { isActive, reason = 'other', note = '' }: StatusChange,
): Promise<AuditDetails | null> {
  const isChanged = isActive
    ? await restore(deps, tx, by, userId)
    : await suspend(deps, tx, by, userId, { reason, note })
  if (!isChanged) return null
  return {
    subject: 'user',
    subjectId: userId,
    before: { isActive: !isActive },
    after: { isActive, ...(isActive ? {} : { suspension: reason }) },
  }
}

async function changePlan(
  deps: ChangeDeps,
  tx: Db,
  userId: number,
  { plan, days }: Extract<UserChange, { act: 'plan' }>,
): Promise<AuditDetails | null> {
  const { before, after, isChanged } = await givePlan(deps, tx, userId, { plan, days: days ?? null })
  if (!isChanged) return null
  return { subject: 'user', subjectId: userId, before: factsOf(before), after: factsOf(after) }
}

const factsOf = ({ plan, expiresAt }: PlanTerm) => ({
  plan,
  expiresAt: expiresAt && expiresAt.toISOString().slice(0, 10),
})
