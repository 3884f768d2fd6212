import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { detectMapping } from '#domain/jobs/import/detect.ts'
import type { ImportedJob } from '#domain/jobs/import/job-import.ts'
import { formatOf, readRows } from '#server/features/jobs/import/read-rows.ts'

function readAd(row: Readonly<Record<string, unknown>>): ImportedJob | null {
  const detected = detectMapping(Object.keys(row))
  const result = detected.ok ? detected.mapping.map(row) : detected
  return result.ok ? result.job : null
}

/** The ads of files, or of the files in a folder, that npm run import reads; each once. Nothing is stored. */
export async function* readAds(paths: readonly string[]): AsyncGenerator<ImportedJob> {
  const seen = new Set<string>()
  for (const path of paths) {
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path)).toSorted().map((name) => join(path, name))
      : [path]
    for (const file of files) {
      const format = formatOf(file)
      if (!format) continue
      for await (const item of readRows(file, format)) {
        const ad = 'row' in item ? readAd(item.row) : null
        if (!ad || seen.has(ad.externalId)) continue
        seen.add(ad.externalId)
        yield ad
      }
    }
  }
  if (seen.size === 0) throw new Error(`${paths.join(', ') || 'Nothing'} has no ads`)
}
