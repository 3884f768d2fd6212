import { expect } from 'vitest'
import type { Tally } from './writers.ts'

/** Ends a process some rounds long in the middle of writes, and expects that each write is there once. */
export async function expectExactlyOnce(
  wreck: (rounds: number, seed: number, say: (line: string) => void) => Promise<Tally>,
  rounds: number,
): Promise<void> {
  const lines: string[] = []
  const report = await wreck(rounds, 7, (line) => lines.push(line))
  // A busy machine writes little before each end: a payment alone is a dozen writes.
  expect(report.acknowledged + report.repeated, lines.join('\n')).toBeGreaterThan(10)
  expect(report, lines.join('\n')).toMatchObject({ lost: [], doubled: [], odd: [] })
}
