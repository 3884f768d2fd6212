import { feeRateOf } from '#domain/orders/fee-sums.ts'
import type { OrderCurrency } from '#contracts/hires/order-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { canHold } from '#server/features/plans/payments/order-payments.service.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'

/** Whether money of new orders is held, and for which fee, in hundredths of a percent. Null: the two sides move it themselves. */
export async function readFeeRate(
  deps: Pick<Deps, 'payments'>,
  db: Db,
  currency: OrderCurrency,
): Promise<number | null> {
  const { hold_orders: isOn, order_fee_percent: percent } = await readSettings(db, [
    'hold_orders',
    'order_fee_percent',
  ])
  return isOn && canHold(deps, currency) ? feeRateOf(percent) : null
}
