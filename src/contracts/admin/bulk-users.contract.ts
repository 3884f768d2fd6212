import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'
import { mostBulkUsers, mostWhole } from './users-figures.ts'
import { planBody, says, statusBody, type StatusChange, userFilters } from './users.contract.ts'

/** What is done to each account. */
export type UserChange = ({ act: 'status' } & StatusChange) | ({ act: 'plan' } & z.output<typeof planBody>)

const begun = z.object({
  /** Its number, with which its progress is asked for. */
  id: z.number(),
  total: z.number(),
})

const bulk = {
  method: 'POST',
  audience: 'admin',
  audit: 'bulk-change-begun',
  status: 201,
  reply: begun,
} as const

const userId = z.int32(says.userIds).positive(says.userIds)

/** Whose accounts: exactly one of these. */
const targets = {
  userIds: z.array(userId, says.userIds).min(1, says.userIds).max(mostBulkUsers, says.userIds).optional(),
  /** All that the list finds with these filters. */
  whole: z
    .object(
      {
        ...userFilters,
        /** How many the administrator saw and confirmed: more are refused, not changed. */
        count: z.int(says.whole).min(1, says.whole).max(mostWhole, says.whole),
      },
      says.whole,
    )
    .optional(),
  /** Those that this bulk change changed, to take it back. */
  changedBy: z.int32(says.userIds).positive(says.userIds).optional(),
}
export type BulkTarget = z.output<z.ZodObject<typeof targets>>

const hasOneTarget = ({ userIds, whole, changedBy }: BulkTarget): boolean =>
  [userIds, whole, changedBy].filter((target) => target !== undefined).length === 1
const notOneTarget = { path: ['userIds'], message: says.targets }

export const bulkUsersContract = {
  setStatuses: endpoint({
    ...bulk,
    path: '/api/admin/users/bulk/status',
    summary:
      'Suspend many accounts, or end their suspensions: one task each, which goes on after a restart. Each change has its entry in the audit',
    capability: 'manage-users',
    body: statusBody.extend(targets).refine(hasOneTarget, notOneTarget),
    errors: ['result_grew'],
  }),
  setPlans: endpoint({
    ...bulk,
    path: '/api/admin/users/bulk/plan',
    summary: 'Give many accounts a plan: one task each, which goes on after a restart',
    capability: 'change-plans',
    body: planBody.extend(targets).refine(hasOneTarget, notOneTarget),
    errors: ['result_grew'],
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/admin/users/bulk/:id',
    summary: 'How far a bulk change is',
    audience: 'admin',
    capability: 'read-users',
    params: idParams,
    reply: z.object({ total: z.number(), changed: z.number(), unchanged: z.number() }),
  }),
}
