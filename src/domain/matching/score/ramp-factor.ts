import { factorRamps } from '#domain/matching/weights.ts'

/** 1000 for a part's value that is near enough, falling to the floor for a value of 0. */
export function rampFactor(name: keyof typeof factorRamps, value: number): number {
  const { from, floor } = factorRamps[name]
  return value >= from ? 1000 : floor + Math.floor(((1000 - floor) * value) / from)
}
