import { DAY } from '#domain/time/durations.ts'
import { asc, eq } from 'drizzle-orm'
import { usualIgvPercent } from '#domain/plans/receipt.ts'
import { addLimaMonths } from '#domain/time/dates.ts'
import type { Db } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

const trialMonths = 3

/** Accounts in the launch offer activated it some days ago, and have its receipt and term. */
export async function insertDemoPayments(tx: Db, now: Date): Promise<void> {
  const inTrial = await tx
    .select({ userId: companies.userId, name: companies.name })
    .from(companies)
    .where(eq(companies.planType, 'premium_temporal'))
    .orderBy(asc(companies.id))
  const premium = await tx
    .select({
      userId: professionals.userId,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
    })
    .from(professionals)
    .where(eq(professionals.planType, 'premium'))
    .orderBy(asc(professionals.id))
  const buyers = [
    ...inTrial.map(({ userId, name }) => ({
      userId,
      payerName: name,
      product: 'company_premium_trial' as const,
    })),
    ...premium.map(({ userId, firstName, lastName }) => ({
      userId,
      payerName: `${firstName} ${lastName}`,
      product: 'professional_premium_trial' as const,
    })),
  ]
  const rows = buyers.map(({ userId, payerName, product }, at) => {
    const completedAt = new Date(now.getTime() - Math.max(1, 30 - at) * DAY)
    return {
      userId,
      payerName,
      product,
      amount: 0,
      status: 'completed' as const,
      provider: 'none' as const,
      createdAt: completedAt,
      completedAt,
      paidUntil: addLimaMonths(completedAt, trialMonths),
    }
  })
  if (rows.length > 0) {
    const stored = await tx
      .insert(payments)
      .values(rows)
      .returning({ id: payments.id, issuedAt: payments.createdAt })
    await tx.insert(documents).values(
      stored.map(({ id, issuedAt }, at) => ({
        kind: 'receipt' as const,
        series: 'R',
        number: at + 1,
        issuedAt,
        paymentId: id,
        currency: 'USD' as const,
        igvPercent: usualIgvPercent,
        base: 0,
        igv: 0,
        total: 0,
      })),
    )
  }
  for (const { userId, product, paidUntil } of rows) {
    if (userId === null) continue
    const term = { planExpiresAt: paidUntil }
    if (product === 'company_premium_trial')
      await tx.update(companies).set(term).where(eq(companies.userId, userId))
    else await tx.update(professionals).set(term).where(eq(professionals.userId, userId))
  }
}
