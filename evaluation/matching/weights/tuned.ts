import { factorRamps, levelFactors, partWeights } from '#domain/matching/weights.ts'

/** A figure of the score that can be moved: its name, its value, and how to set it. Only this program sets figures. */
export interface Figure {
  name: string
  get: () => number
  set: (value: number) => void
  most: number
  /** Figures are moved in steps of at least this. */
  grain: number
}

type Figures = Record<string, number>

const ofObject = (name: string, object: Figures, most: number, grain: number): Figure[] =>
  Object.keys(object).map((key) => ({
    name: `${name}.${key}`,
    get: () => object[key]!,
    set: (value) => {
      object[key] = value
    },
    most,
    grain,
  }))

/** A list of factors: those of 1000 stay, so that a small gap costs no more than its part. */
const ofList = (name: string, list: number[]): Figure[] =>
  ofObject(name, list as unknown as Figures, 1000, 25).filter(({ get }) => get() < 1000)

const ofCurve = (name: string, curve: readonly (readonly number[])[]): Figure[] =>
  curve.flatMap((point, at) =>
    ofObject(`${name}.${at}`, point as unknown as Figures, 1000, 25).filter(
      ({ name: own, get }) => own.endsWith('.1') && get() < 1000,
    ),
  )

/** A part weighs at most this, so that the weights of a job fit a byte in the index. */
const MOST_WEIGHT = 60

/** The weights of the parts, and what the factors take away. */
export const figures: readonly Figure[] = [
  ...ofObject('partWeights', partWeights, MOST_WEIGHT, 1),
  ...Object.entries(factorRamps).flatMap(([name, ramp]) =>
    ofObject(`factorRamps.${name}`, ramp as unknown as Figures, 1000, 25),
  ),
  ...ofList('levelFactors.up', levelFactors.up as unknown as number[]),
  ...ofList('levelFactors.down', levelFactors.down as unknown as number[]),
  ...ofCurve('levelFactors.short', levelFactors.short),
  ...ofCurve('levelFactors.over', levelFactors.over),
  ...ofCurve('levelFactors.overGraduate', levelFactors.overGraduate),
]

const STEPS = [0.75, 0.9, 1.1, 1.3]
/** A move that gains less is not made. */
const LEAST_GAIN = 0.0005
const MOST_ROUNDS = 3

export const current = (): number[] => figures.map(({ get }) => get())

export function setAll(values: readonly number[]): void {
  for (const [at, { set }] of figures.entries()) set(values[at]!)
}

/** Moves one figure after the other to where `measure` is highest, until a round gains nothing. Returns the values. */
export function ascend(measure: () => number): number[] {
  let best = measure()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isMoved = false
    for (const { get, set, most, grain } of figures) {
      const before = get()
      let kept = before
      for (const step of STEPS) {
        const value = Math.min(most, Math.round((before * step) / grain) * grain)
        if (value === kept || value <= 0) continue
        set(value)
        const now = measure()
        if (now < best + LEAST_GAIN) continue
        best = now
        kept = value
      }
      set(kept)
      isMoved ||= kept !== before
    }
    if (!isMoved) break
  }
  return current()
}
