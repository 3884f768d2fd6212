import type { CheckedFeed, ReadyAd } from './check-feed.ts'
import type { ImportedAd } from './feed-ads.queries.ts'

/** What a run does. */
export interface RunPlan {
  create: ReadyAd[]
  change: { ready: ReadyAd; imported: ImportedAd }[]
  reopen: ImportedAd[]
  close: ImportedAd[]
  /** Too many are gone at once: they wait for a yes of the company. */
  waiting: ImportedAd[]
  /** Gone, and closed already. */
  drop: ImportedAd[]
  unchanged: number
}

/** Fewer may always be gone: a company that fills one of two places closes half of its ads. */
const fewestSuspicious = 2

/** Whether the feed may be broken: it is empty, or more than half of what is open is gone from it. */
const isSuspicious = (gone: number, open: number, total: number): boolean =>
  gone > 0 && (total === 0 || (gone >= fewestSuspicious && gone > open / 2))

const isOver = ({ expiresAt }: ImportedAd, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** What is to be done so that the ads are as their feed. `checked`: null if the feed says that it has not changed. */
export function planRun(
  checked: CheckedFeed | null,
  imported: readonly ImportedAd[],
  { now, mayClose }: { now: Date; mayClose: boolean },
): RunPlan {
  const plan: RunPlan = { create: [], change: [], reopen: [], close: [], waiting: [], drop: [], unchanged: 0 }
  const standing = imported.filter(({ deletedAt }) => deletedAt === null)
  const known = new Map(imported.map((one) => [one.ad.reference, one]))
  for (const ready of checked?.ready ?? []) {
    const before = known.get(ready.reference)
    if (!before) plan.create.push(ready)
    else if (before.deletedAt !== null) plan.unchanged++
    else if (isAsBefore(ready, before)) settle(plan, before, now)
    else plan.change.push({ ready, imported: before })
  }
  if (!checked) for (const one of standing) if (one.ad.isInFeed) settle(plan, one, now)
  const ended = new Set(checked?.ended)
  const inFeed = standing.filter(({ ad }) => ad.isInFeed)
  const open = inFeed.filter(({ isOpen }) => isOpen)
  const isEnded = ({ ad }: ImportedAd) => ended.has(ad.reference) || (ad.endsAt !== null && ad.endsAt <= now)
  const isGone = ({ ad }: ImportedAd) => checked !== null && !checked.present.has(ad.reference)
  const gone = open.filter((one) => !isEnded(one) && isGone(one))
  plan.drop = inFeed.filter((one) => !one.isOpen && isGone(one))
  plan.close.push(...open.filter(isEnded))
  if (!mayClose && isSuspicious(gone.length, open.length, checked?.total ?? 0)) plan.waiting.push(...gone)
  else plan.close.push(...gone)
  return plan
}

const isAsBefore = ({ fingerprint }: ReadyAd, { ad }: ImportedAd): boolean =>
  ad.isInFeed && ad.fingerprint === fingerprint

/** An ad whose term is over is listed again as long as its feed has it; one that its company archived stays closed. */
function settle(plan: RunPlan, one: ImportedAd, now: Date): void {
  const hasEnded = one.ad.endsAt !== null && one.ad.endsAt <= now
  if (!one.isOpen && one.opensAt === null && isOver(one, now) && !hasEnded) plan.reopen.push(one)
  else plan.unchanged++
}
