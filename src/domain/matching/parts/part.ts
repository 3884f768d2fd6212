import type { PartValue } from '#domain/matching/types.ts'
export function known(value: number): PartValue {
  return { value, low: value, high: value, isKnown: true }
}

export function missing(estimate: number, low = 0, high = 1000): PartValue {
  return { value: estimate, low, high, isKnown: false }
}
