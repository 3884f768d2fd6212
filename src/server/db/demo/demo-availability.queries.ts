import { eq } from 'drizzle-orm'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { serviceAvailability, services } from '#server/db/schema/services.table.ts'
import { demoAccounts } from '#contracts/accounts/demo-accounts.ts'

/** What the demo's sellers say about new orders, in turn; `inDays`: the first day on which work can begin. */
const said = [
  { says: 'now', inDays: 0, confirmedDaysAgo: 2 },
  { says: 'from', inDays: 5, confirmedDaysAgo: 4 },
  { says: 'full', inDays: 12, confirmedDaysAgo: 1 },
  { says: 'now', inDays: 0, confirmedDaysAgo: 44 },
  null,
] as const

/** Call it after the services are inserted. */
export async function insertDemoAvailability(tx: Db, now: Date): Promise<void> {
  const sellers = await tx
    .selectDistinct({ professionalId: professionals.id, email: users.email })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .orderBy(professionals.id)
  // The account that one signs in with begins with nothing said.
  const others = sellers.filter(({ email }) => !demoAccounts.some((account) => account.email === email))
  const rows = others.flatMap(({ professionalId }, at) => {
    const one = said[at % said.length]
    if (!one) return []
    const confirmedAt = new Date(now.getTime() - one.confirmedDaysAgo * DAY)
    const startsOn = addDays(limaDay(now), one.inDays)
    return [{ professionalId, says: one.says, startsOn, mostOrders: 3, confirmedAt }]
  })
  await tx.insert(serviceAvailability).values(rows)
}
