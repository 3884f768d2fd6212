import { Readable } from 'node:stream'
import type { FeedFormat } from '#contracts/jobs/job-feeds-vocabulary.ts'
import { isJobPosting, rowOfPosting } from '#domain/jobs/import/job-posting.ts'
import type { ImportRow } from '#domain/jobs/import/job-import.ts'
import { readFeed } from '#server/features/jobs/import/parse-feed.ts'
import { UnreadableFile } from '#server/features/jobs/import/unreadable-file.ts'

export interface FeedDocument {
  format: FeedFormat
  rows: ImportRow[]
}

/** The entries of a feed, in XML or JSON. Throws UnreadableFile. */
export async function readFeedDocument(bytes: Buffer, contentType: string): Promise<FeedDocument> {
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]
  const isJson = /^[\s\uFEFF]*[[{]/.test(bytes.subarray(0, 200).toString('utf8'))
  if (isJson) return { format: 'json', rows: readJsonFeed(bytes) }
  if (bytes.every((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09))
    throw new UnreadableFile('El archivo está vacío.')
  const rows: ImportRow[] = []
  for await (const item of readFeed(Readable.from([bytes]), charset)) if ('row' in item) rows.push(item.row)
  return { format: 'xml', rows }
}

const isObject = (value: unknown): value is ImportRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readJsonFeed(bytes: Buffer): ImportRow[] {
  let content: unknown
  try {
    content = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    throw new UnreadableFile('El archivo no es JSON válido.')
  }
  const list = listIn(content)
  if (!list)
    throw new UnreadableFile(
      'El JSON no es una lista de avisos, ni {"jobs": […]}, ni un JobPosting de schema.org.',
    )
  // An entry that is no object is named as one without anything.
  return list.map((entry) => (isJobPosting(entry) ? rowOfPosting(entry) : isObject(entry) ? entry : {}))
}

function listIn(content: unknown): unknown[] | null {
  if (Array.isArray(content)) return content as unknown[]
  if (!isObject(content)) return null
  if (isJobPosting(content)) return [content]
  const { jobs, '@graph': graph } = content
  if (Array.isArray(jobs)) return jobs
  return Array.isArray(graph) ? (graph as unknown[]).filter(isJobPosting) : null
}
