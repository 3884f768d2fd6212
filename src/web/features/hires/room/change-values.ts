import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { milestoneBody } from '#contracts/hires/changes.contract.ts'
import { centsIn } from './cents-in.ts'

/** A milestone as it is typed; `key` names its row while the form is open. */
export interface TypedMilestone {
  key: number
  name: string
  sum: string
  days: string
}

let keys = 0
export const emptyMilestone = (): TypedMilestone => ({ key: ++keys, name: '', sum: '', days: '' })

/** Those that can be changed, to begin with. */
export const typedMilestones = ({ order: { parts, changeableFrom } }: HireDetail): TypedMilestone[] =>
  parts.slice(changeableFrom ?? parts.length).map(({ name, cents, days }) => ({
    key: ++keys,
    name,
    sum: (cents / 100).toFixed(2),
    days: String(days),
  }))

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Price and days of them together; what is not typed well counts as nothing. */
export const totalsOf = (rows: readonly TypedMilestone[]) => ({
  cents: rows.reduce((all, { sum }) => all + (centsIn(sum) ?? 0), 0),
  days: rows.reduce((all, { days }) => all + (wholeNumber(days) || 0), 0),
})

/** What is sent, or what is wrong: by row and field, such as `2.cents`. */
export function milestonesOf(rows: readonly TypedMilestone[]) {
  const errors: Record<string, string> = {}
  const milestones = rows.map(({ key, name, sum, days }) => {
    const typed = { name, cents: centsIn(sum) ?? Number.NaN, days: wholeNumber(days) }
    const checked = milestoneBody.safeParse(typed)
    for (const { path, message } of checked.error?.issues ?? [])
      errors[`${key}.${path.join('.')}`] ??= message
    return typed
  })
  return { milestones, errors }
}

/** The rows with this one moved up (-1) or down (1). */
export function moved(rows: readonly TypedMilestone[], at: number, by: -1 | 1): TypedMilestone[] {
  const next = [...rows]
  const [row] = next.splice(at, 1)
  if (row) next.splice(at + by, 0, row)
  return next
}
