import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { url: string; template: string }
  }
}

/** One PostgreSQL and one migrated template for the whole run of the `api` tests; the unit tests do not need it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startCluster()
  project.provide('cluster', { url, template })
  return stop
}
