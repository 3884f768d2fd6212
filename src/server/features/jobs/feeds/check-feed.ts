import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { longestFeedReference } from '#contracts/jobs/job-feeds-figures.ts'
import { type FeedField, feedFields } from '#contracts/jobs/job-feeds-vocabulary.ts'
import { createJobBody } from '#contracts/jobs/job-forms.ts'
import { longestReference } from '#contracts/jobs/publishing-figures.ts'
import type { JobCategory } from '#contracts/vocabulary.ts'
import type { ImportRow } from '#domain/jobs/import/job-import.ts'
import { type FeedAd, type FeedRemark, readFeedAd } from '#domain/jobs/import/own-feed.ts'
import type { RefusedAd } from '#server/db/schema/job-feeds.table.ts'
import { type JobFields, standardFields } from '#server/features/jobs/posting/job-fields.ts'

/** An entry of a feed that follows every rule of the standard form. */
export interface ReadyAd {
  reference: string
  fields: JobFields
  fingerprint: string
  endsAt: Date | null
  notes: FeedRemark[]
}

export interface CheckedFeed {
  total: number
  ready: ReadyAd[]
  refused: RefusedAd[]
  /** Past their closing day. */
  ended: string[]
  /** Every number that the feed names, also of what is refused; not of what has ended. */
  present: ReadonlySet<string>
}

const isField = (name: unknown): name is FeedField => feedFields.some((field) => field === name)

/** After so many entries others have a turn. */
const atOnce = 20

/** Reads the entries of a feed and checks each by the rules of the form in which ads are written by hand. */
export async function checkFeed(
  rows: readonly ImportRow[],
  { category, now }: { category: JobCategory; now: Date },
): Promise<CheckedFeed> {
  const checked: CheckedFeed & { present: Set<string> } = {
    total: rows.length,
    ready: [],
    refused: [],
    ended: [],
    present: new Set(),
  }
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate()
    const ad = readFeedAd(row, { category })
    if (ad.endsAt && ad.endsAt < now && ad.reference !== '') {
      checked.ended.push(ad.reference)
      continue
    }
    const isRepeated = checked.present.has(ad.reference)
    const result = checkAd(ad, isRepeated)
    if (ad.reference !== '') checked.present.add(ad.reference)
    if ('remarks' in result) checked.refused.push(result)
    else checked.ready.push(result)
  }
  return checked
}

function checkAd(ad: FeedAd, isRepeated: boolean): ReadyAd | RefusedAd {
  const { reference, fields, endsAt, notes } = ad
  const remarks = [...ad.problems]
  if (isRepeated) remarks.push({ field: 'reference', text: 'Otro aviso del feed tiene el mismo número.' })
  if (reference.length > longestFeedReference)
    remarks.push({ field: 'reference', text: `Tiene más de ${longestFeedReference} caracteres.` })
  // The company's own code of an ad is shorter than a number in a feed may be.
  const code = reference.length > longestReference ? '' : reference
  const body = createJobBody.safeParse({ ...fields, reference: code })
  for (const { path, message } of body.error?.issues ?? [])
    remarks.push({ field: isField(path[0]) ? path[0] : 'title', text: `${message}.` })
  if (!body.success || remarks.length > 0)
    return { reference: reference.slice(0, longestFeedReference), title: fields.title.slice(0, 150), remarks }
  const { openings, ...standard } = standardFields(body.data)
  return {
    reference,
    // What the feed does not say stays as the company set it here.
    fields: fields.openings === undefined || openings === undefined ? standard : { ...standard, openings },
    fingerprint: fingerprintOf({ ...fields, reference, endsAt }),
    endsAt,
    notes,
  }
}

const fingerprintOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
