import type { Deps } from '#server/deps.ts'
import type { ActHandler } from './acts/acts.service.ts'
import { applicationActs } from './applications/applications.acts.ts'

/** What can be undone, of every feature. */
export function featureActs(deps: Pick<Deps, 'clock' | 'config' | 'queue'>): ActHandler[] {
  return [...applicationActs(deps)]
}
