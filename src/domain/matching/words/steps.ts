/** Work in steps of a few milliseconds, between which others may have their turn. */
export type Steps<T> = Generator<void, T>

/** So many lines are read in one step. */
export const inOneStep = 50

/** Takes the steps to their end, without a pause. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
