/** Work in steps of a few milliseconds, between which other work can run. */
export type Steps<T> = Generator<void, T>

/** The number of lines read in one step. */
export const inOneStep = 50

/** Runs all steps without a pause. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
