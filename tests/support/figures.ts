import { keptFigures } from '#server/db/schema/kept-figures.table.ts'
import type { TestApp } from './test-app.ts'

/** Lets the next figures of the administration be counted anew: the ones before are gone, and for the process they are of the future. */
export async function forgetFigures(app: TestApp): Promise<void> {
  await app.deps.db.delete(keptFigures)
  app.clock.set(new Date(app.clock.now().getTime() - 1000).toISOString())
}
