import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { LoadResult } from './load.ts'

export interface Row {
  what: string
  jobs: number
  product: LoadResult
  floor: LoadResult
  /** The kind of floor. */
  floorIs: 'fixed bytes' | 'bare SQL'
  goal: string
  isMet: boolean
}

const number = (value: number) =>
  value >= 100 ? Math.round(value).toString() : value.toFixed(value < 1 ? 2 : 1)

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const head =
    '| what | jobs | req/s | p50 ms | p95 ms | floor | floor req/s | floor p50 | floor p95 | goal | met |\n' +
    '|---|---:|---:|---:|---:|---|---:|---:|---:|---|---|\n'
  return (
    head +
    rows
      .map(({ what, jobs, product, floor, floorIs, goal, isMet }) =>
        [
          what,
          jobs.toLocaleString('en'),
          ...[product.requestsPerSecond, product.p50, product.p95].map(number),
          floorIs,
          ...[floor.requestsPerSecond, floor.p50, floor.p95].map(number),
          goal,
          isMet ? 'yes' : '**no**',
        ].join(' | '),
      )
      .map((line) => `| ${line} |\n`)
      .join('')
  )
}

/** Writes a report with the machine's description to `bench/results/<name>.md`. */
export async function writeText(name: string, body: string): Promise<string> {
  const folder = fileURLToPath(new URL('./results', import.meta.url))
  await mkdir(folder, { recursive: true })
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
  const text = `# ${name}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${body}\n`
  await writeFile(`${folder}/${name}.md`, text)
  return text
}

/** Writes the table of the rows to `bench/results/<name>.md`. */
export function writeReport(name: string, rows: readonly Row[], notes: string): Promise<string> {
  return writeText(name, `${table(rows)}\n${notes}`)
}
