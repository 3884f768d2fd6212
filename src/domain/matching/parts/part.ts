export type PartName = 'skills' | 'title' | 'years' | 'place' | 'languages' | 'education' | 'pay' | 'words'

/** How well one part of a job is met, in thousandths. `low` and `high` are what the unknown could make of it. */
export interface PartValue {
  value: number
  low: number
  high: number
  /** False: the profile says nothing of it, and `value` is the documented estimate. */
  isKnown: boolean
}

export function known(value: number): PartValue {
  return { value, low: value, high: value, isKnown: true }
}

export function missing(estimate: number, low = 0, high = 1000): PartValue {
  return { value: estimate, low, high, isKnown: false }
}
