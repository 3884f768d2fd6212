import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'
import { mostBulkUsers } from './users-vocabulary.ts'
import { planBody, says, statusBody, type StatusChange } from './users.contract.ts'

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
const userIds = z.array(userId, says.userIds).min(1, says.userIds).max(mostBulkUsers, says.userIds)

export const bulkUsersContract = {
  setStatuses: endpoint({
    ...bulk,
    path: '/api/admin/users/bulk/status',
    summary:
      'Suspend many accounts, or end their suspensions: one task each, which goes on after a restart. Each change has its entry in the audit',
    capability: 'manage-users',
    body: statusBody.extend({ userIds }),
  }),
  setPlans: endpoint({
    ...bulk,
    path: '/api/admin/users/bulk/plan',
    summary: 'Give many accounts a plan: one task each, which goes on after a restart',
    capability: 'change-plans',
    body: planBody.extend({ userIds }),
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
