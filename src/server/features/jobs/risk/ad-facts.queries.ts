import { and, eq, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { mostAlike } from '#domain/jobs/risk/copied-text.ts'
import { manyAds } from '#domain/jobs/risk/risk.ts'
import type { PayLevel } from '#domain/jobs/risk/pay-level.ts'
import type { Remark } from '#domain/jobs/risk/risk.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { jobRisks, jobs, payLevels } from '#server/db/schema/jobs.table.ts'

export interface SignedAd {
  id: number
  companyId: number
  signature: readonly number[]
  textSince: Date
}

const integers = (numbers: readonly number[]) => sql`${sql.param(numbers)}::int[]`

/** Writes the signature of an ad's text, and returns since when it says this: a text much like the former one is as old as that. */
export async function signText(
  tx: Db,
  { jobId, signature, at }: { jobId: number; signature: readonly number[]; at: Date },
): Promise<Date> {
  const [row] = await tx
    .insert(jobRisks)
    .values({ jobId, signature: [...signature], textSince: at })
    .onConflictDoUpdate({
      target: jobRisks.jobId,
      set: {
        signature: sql`excluded.signature`,
        textSince: sql`case when ${jobRisks.signature} && excluded.signature then ${jobRisks.textSince} else excluded.text_since end`,
      },
    })
    .returning({ textSince: jobRisks.textSince })
  return row!.textSince
}

export async function setRemarks(tx: Db, jobId: number, remarks: readonly Remark[]): Promise<void> {
  await tx
    .update(jobRisks)
    .set({ remarks: [...remarks] })
    .where(eq(jobRisks.jobId, jobId))
}

const earlierAlike = (tx: Db, { id, signature, textSince }: SignedAd, of: SQL | undefined) =>
  signature.length === 0
    ? []
    : tx
        .select({ jobId: jobs.id, description: jobs.description, requirements: jobs.requirements })
        .from(jobRisks)
        .innerJoin(jobs, eq(jobs.id, jobRisks.jobId))
        .where(
          and(
            sql`${jobRisks.signature} && ${integers(signature)}`,
            ne(jobRisks.jobId, id),
            sql`(${jobRisks.textSince}, ${jobRisks.jobId}) < (${textSince.toISOString()}::timestamptz, ${id})`,
            isNull(jobs.deletedAt),
            of,
          ),
        )
        .limit(mostAlike)

/** Some earlier ads of other companies that may say the same. A company that goes by the same name is no other. */
export const listAlike = (tx: Db, ad: SignedAd) =>
  earlierAlike(
    tx,
    ad,
    and(
      ne(jobs.companyId, ad.companyId),
      sql`(select fold(name) from companies where id = ${jobs.companyId}) <> (select fold(name) from companies where id = ${ad.companyId})`,
    ),
  )

/** The same of the company itself. */
export const listOwnAlike = (tx: Db, ad: SignedAd) => earlierAlike(tx, ad, eq(jobs.companyId, ad.companyId))

/** How many ads a company wrote in the 24 hours until then, deleted ones, too; no more than make a difference. */
export async function countAdsOfTheDay(tx: Db, companyId: number, until: Date): Promise<number> {
  const recent = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        gt(jobs.createdAt, new Date(until.getTime() - DAY)),
        lte(jobs.createdAt, until),
      ),
    )
    .limit(manyAds * 20)
  return tx.$count(recent.as('recent'))
}

/** What the trade pays: of the category and experience, else of the experience, else of the category. */
export async function findPayLevel(
  tx: Db,
  { category, experience }: { category: string | null; experience: string | null },
): Promise<PayLevel | null> {
  const { rows } = await tx.execute<{ ads: number; median: string; high: string }>(sql`
    select ads, median, high from pay_levels
    where (category, experience) in ((${category ?? ''}, ${experience ?? ''}), ('', ${experience ?? ''}), (${category ?? ''}, ''))
      and not (category = '' and experience = '')
    order by (category <> '')::int + 2 * (experience <> '')::int desc limit 1`)
  const row = rows[0]
  return row ? { ads: row.ads, median: Number(row.median), high: Number(row.high) } : null
}

/** Counts again what active ads pay. */
export async function countPayLevels(
  tx: Db,
  {
    fewest,
    perMonth,
    solesForDollar,
  }: { fewest: number; perMonth: Record<string, number>; solesForDollar: number },
): Promise<void> {
  await tx.delete(payLevels)
  await tx.execute(sql`
    insert into pay_levels (category, experience, ads, median, high)
    select coalesce(category, ''), coalesce(experience, ''), count(*),
      percentile_cont(0.5) within group (order by pay), percentile_cont(0.9) within group (order by pay)
    from (
      select category, experience,
        coalesce(salary_min, salary_max) * (${JSON.stringify(perMonth)}::jsonb ->> salary_period)::float8
          * case salary_currency when 'USD' then ${solesForDollar}::float8 else 1 end as pay
      from jobs
      where is_active and salary_period <> 'hour' and coalesce(salary_min, salary_max) is not null
    ) as paid
    group by grouping sets ((category, experience), (category), (experience))
    having count(*) >= ${fewest} and (coalesce(category, '') <> '' or coalesce(experience, '') <> '')
    on conflict do nothing`)
}

/** Ads above an id whose text has no signature yet: imported ones, and those from before. */
export async function listUnsigned(tx: Db, after: number, limit: number) {
  return tx
    .select({
      id: jobs.id,
      description: jobs.description,
      requirements: jobs.requirements,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .leftJoin(jobRisks, eq(jobRisks.jobId, jobs.id))
    .where(and(gt(jobs.id, after), isNull(jobRisks.jobId)))
    .orderBy(jobs.id)
    .limit(limit)
}

export async function insertSignatures(
  tx: Db,
  rows: readonly { jobId: number; signature: number[]; textSince: Date }[],
): Promise<void> {
  await tx
    .insert(jobRisks)
    .values([...rows])
    .onConflictDoNothing()
}
