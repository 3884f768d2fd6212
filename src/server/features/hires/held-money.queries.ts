import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { orderPayments } from '#server/db/schema/order-payments.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import type { Person } from '#server/personal-data.ts'

/** Whether money is held for an order of this person, on either side. */
export async function isMoneyHeld(db: Db, { professionalId, companyId }: Person): Promise<boolean> {
  const rows = await db
    .select({ id: orderPayments.paymentId })
    .from(orderPayments)
    .innerJoin(payments, eq(payments.id, orderPayments.paymentId))
    .innerJoin(hires, eq(hires.id, payments.orderId))
    .innerJoin(services, eq(services.id, hires.serviceId))
    .where(
      and(
        isNotNull(orderPayments.heldAt),
        isNull(orderPayments.settledAt),
        professionalId === null
          ? eq(hires.companyId, companyId ?? 0)
          : eq(services.professionalId, professionalId),
      ),
    )
    .limit(1)
  return rows.length > 0
}
