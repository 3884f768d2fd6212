import { storedSalary } from '#domain/jobs/pay/salary.ts'
import { comparedText } from '#domain/jobs/risk/copied-text.ts'
import { fewestPaidAds, perMonth } from '#domain/jobs/risk/pay-level.ts'
import { type AdFacts, newCompanyDays } from '#domain/jobs/risk/risk.ts'
import { signatureOf } from '#domain/jobs/risk/text-signature.ts'
import { solesForDollar } from '#domain/matching/weights.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import type { Publisher } from '#server/features/companies/companies.service.ts'
import type { JobRow } from '#server/features/jobs/jobs.queries.ts'
import {
  countAdsOfTheDay,
  countPayLevels,
  findPayLevel,
  insertSignatures,
  listAlike,
  listOwnAlike,
  listUnsigned,
  signText,
} from './ad-facts.queries.ts'

/** What the rules must know about an ad beyond its words. Signs its text, so that later ads are compared with it. */
export async function gatherFacts(
  tx: Db,
  job: JobRow,
  publisher: Pick<Publisher, 'isVerified' | 'createdAt'>,
  at: Date,
): Promise<AdFacts> {
  const { id, companyId } = job
  const signature = signatureOf(comparedText(job)) ?? []
  const textSince = await signText(tx, { jobId: id, signature, at })
  const ad = { id, companyId, signature, textSince }
  const pay = storedSalary(job)
  const companyDays = (job.createdAt.getTime() - publisher.createdAt.getTime()) / DAY
  return {
    isVerified: publisher.isVerified,
    pay,
    level: pay && (await findPayLevel(tx, job)),
    others: await listAlike(tx, ad),
    own: await listOwnAlike(tx, ad),
    companyDays,
    adsOfTheDay: companyDays < newCompanyDays ? await countAdsOfTheDay(tx, companyId, job.createdAt) : 1,
  }
}

/** Signs the texts that did not come through the form. Scheduled. */
export async function signTexts(deps: Pick<Deps, 'pool' | 'db'>): Promise<void> {
  for await (const rows of readInBatches((after, limit) => listUnsigned(deps.db, after, limit))) {
    const signed = rows.map((row) => ({
      jobId: row.id,
      signature: signatureOf(comparedText(row)) ?? [],
      textSince: row.createdAt,
    }))
    await transaction(deps, (tx) => insertSignatures(tx, signed))
  }
}

/** Counts again what the trades pay. Scheduled. */
export async function measurePay(deps: Pick<Deps, 'pool'>): Promise<void> {
  await transaction(deps, (tx) => countPayLevels(tx, { fewest: fewestPaidAds, perMonth, solesForDollar }))
}
