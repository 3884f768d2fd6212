import { evidenceInWords } from '#domain/jobs/risk/evidence.words.ts'
import type { Evidence, Find } from '#domain/jobs/wording/holds.ts'
import type { AlikeAd } from './alike-ads.queries.ts'

export type AlikeAds = ReadonlyMap<number, AlikeAd>

/** A reason or a remark with its evidence, for administrators. */
export function proven<Code extends string>(
  { code, finds, evidence }: { code: Code; finds: readonly Find[]; evidence?: Evidence },
  alike: AlikeAds,
) {
  const other = evidence && 'jobId' in evidence ? alike.get(evidence.jobId) : undefined
  return {
    code,
    finds: [...finds],
    note: evidence ? evidenceInWords(evidence) : null,
    alike: other ? { id: other.id, title: other.title, companyName: other.companyName } : null,
  }
}
