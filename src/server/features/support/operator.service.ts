import type { Operator } from '#contracts/support.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { readSettings } from '#server/features/plans/settings.service.ts'

/** Who runs this site, as the settings say. What was never set is empty, and nothing is made up for it. */
export async function getOperator(db: Db): Promise<Operator> {
  const set = await readSettings(db, ['operator_name', 'operator_ruc', 'operator_address', 'support_email'])
  return {
    name: set.operator_name,
    ruc: set.operator_ruc,
    address: set.operator_address,
    email: set.support_email,
  }
}
