import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Audience, Reach } from '#contracts/admin/campaigns.contract.ts'
import type { CampaignKind } from '#contracts/admin/campaigns-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { campaignRecipients } from '#server/db/schema/campaigns.table.ts'
import { accountsFoundBy } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { getsMail } from '#server/platform/mail/suppressions.queries.ts'
import { agreedToNews } from '#server/features/subscriptions/news/news.service.ts'

/** Whom a mail is for: whoever a search finds, or those of these accounts that have the kind. */
export type Chosen = Audience & { ids: readonly number[] | null }

const isChosen = ({ q, userType, ids }: Chosen): SQL | undefined =>
  and(accountsFoundBy({ q, userType }), ids === null ? undefined : inArray(users.id, [...ids]))

/** Neither suspended nor with an address that gets no mail. */
const isOpen = and(isNull(users.suspendedAt), getsMail(users.email))

/** Of the accounts that are chosen, those that get a mail of this kind. */
const receives = (kind: CampaignKind): SQL | undefined =>
  and(isOpen, kind === 'marketing' ? agreedToNews : undefined)

/** How many recipients one statement stores: all of a million would take longer than a statement may. */
const step = 50_000

/** Stores the recipients of a campaign, and returns how many they are. */
export async function insertRecipients(
  tx: Db,
  campaignId: number,
  kind: CampaignKind,
  chosen: Chosen,
): Promise<number> {
  for (let total = 0, after = 0; ;) {
    const { rows } = await tx.execute<{ added: number; last: number | null }>(sql`
      with added as (
        insert into campaign_recipients (campaign_id, user_id)
        select ${campaignId}::int, ${users.id} from ${users}
        where ${and(isChosen(chosen), receives(kind), gt(users.id, after))}
        order by ${users.id} limit ${step}
        returning user_id)
      select count(*)::int as added, max(user_id) as last from added`)
    const { added = 0, last = null } = rows[0] ?? {}
    total += added
    if (added < step || last === null) return total
    after = last
  }
}

/** Exact: the button that sends names the number. */
export async function countReach(db: Db, audience: Audience): Promise<Reach> {
  const found = accountsFoundBy(audience)
  const [[all], marketing] = await Promise.all([
    db
      .select({
        found: sql<number>`count(*)::int`,
        service: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      })
      .from(users)
      .where(found),
    db.$count(users, and(found, receives('marketing'))),
  ])
  return { found: all?.found ?? 0, service: all?.service ?? 0, marketing }
}

/** The next recipients of a campaign, locked. Waits for one who deletes the account in this moment. */
export async function lockWaiting(tx: Db, campaignId: number, limit: number) {
  return tx
    .select({
      userId: campaignRecipients.userId,
      email: users.email,
      isOpen: sql<boolean>`${users.deletedAt} is null and ${isOpen}`,
    })
    .from(campaignRecipients)
    .innerJoin(users, eq(users.id, campaignRecipients.userId))
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'waiting')))
    .orderBy(asc(campaignRecipients.userId))
    .limit(limit)
    .for('update', { of: campaignRecipients })
}

export async function markRecipients(
  tx: Db,
  campaignId: number,
  userIds: readonly number[],
  change: { state: 'sent'; sentAt: Date } | { state: 'skipped' },
): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .update(campaignRecipients)
    .set(change)
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        sql`${campaignRecipients.userId} = any(${sql.param(userIds)}::int[])`,
      ),
    )
}

/** Whoever a cancelled campaign did not reach leaves no trace in it. */
export async function deleteWaiting(tx: Db, campaignId: number): Promise<void> {
  await tx
    .delete(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'waiting')))
}
