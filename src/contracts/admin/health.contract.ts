import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant } from '#contracts/fields.ts'
import { ledgerFaults } from '#contracts/plans/ledger-vocabulary.ts'
import { paymentProviders, soldThings } from '#contracts/plans/plans-vocabulary.ts'

/** In milliseconds; null: no answer. */
const answerTime = z.number().nullable()

const health = z.object({
  checkedAt: instant,
  database: z.object({ ms: answerTime }),
  queue: z.object({
    /** Tasks that are due and wait. */
    due: z.number(),
    /** For how many seconds the first one is due; null: none is. */
    oldestSeconds: z.number().nullable(),
    /** Tasks that failed for good in the last 24 hours. */
    failed: z.number(),
  }),
  mail: z.object({
    /** Mails of the last 24 hours that no mail server accepted yet, and since how many seconds the first one waits. */
    unsent: z.number(),
    oldestSeconds: z.number().nullable(),
    /** Accepted ones of that time. */
    sent: z.number(),
  }),
  storage: z.object({ ms: answerTime }),
  /** The index of the matching in the process that answers: whether it holds all jobs and all professionals. */
  index: z.object({ jobs: z.boolean(), professionals: z.boolean() }),
  payments: z.object({
    /** Who takes new payments. */
    provider: z.enum(['none', ...paymentProviders]),
    /** Things that cannot be bought: the provider takes soles only, and they have no price in soles. */
    withoutSoles: z.array(z.enum(soldThings)),
  }),
  /** The last nightly check of the ledger; null before the first one. */
  ledger: z
    .object({
      checkedAt: instant,
      entries: z.number(),
      /** Each kind of fault, how many have it, and the ids of the first. */
      faults: z.array(
        z.object({ fault: z.enum(ledgerFaults), count: z.number(), examples: z.array(z.number()) }),
      ),
    })
    .nullable(),
  webhooks: z.object({
    /** Tries that are due and wait, and since how many seconds the first one is. */
    due: z.number(),
    oldestSeconds: z.number().nullable(),
    /** Endpoints that nothing is sent to, because they failed too long. */
    resting: z.number(),
  }),
})
export type Health = z.infer<typeof health>

export const healthContract = {
  health: endpoint({
    method: 'GET',
    path: '/api/admin/health',
    summary:
      'Whether the parts of the product work: database, queue, mail, storage, index of the matching, ledger, webhooks',
    audience: 'admin',
    capability: 'read-figures',
    reply: health,
  }),
}
