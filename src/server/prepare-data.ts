import type { Deps } from './deps.ts'
import { moveTwoFactorKey } from '#server/features/accounts/two-factor/two-factor.service.ts'
import { moveWebhookKey } from '#server/features/webhooks/secrets.service.ts'
import { movePayoutKey } from '#server/features/payouts/destinations/payout-numbers.service.ts'
import { ensureAdmin } from '#server/features/admin/ensure-admin.ts'

/**
 * Creates what an installation needs before it serves: the first administrator and, if enabled, the demo. Returns
 * lines for the operator.
 */
export async function prepareData(deps: Omit<Deps, 'log'>): Promise<string[]> {
  await moveTwoFactorKey(deps)
  await moveWebhookKey(deps)
  await movePayoutKey(deps)
  await ensureAdmin(deps)
  if (!deps.config.demo) return []
  const { demoLines, seedDemo } = await import('#server/db/demo/seed-demo.ts')
  await seedDemo(deps)
  return demoLines()
}
