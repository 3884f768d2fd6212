import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse as parseCsv } from 'csv-parse'
import type { ImportRow } from '#domain/jobs/import/job-import.ts'
import { readFeed } from './parse-feed.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A row of a file with its first line number, or why it is not a row (in Spanish). */
export type FileRow = { line: number; row: ImportRow } | { line: number; refused: string }

export type FileFormat = 'json' | 'jsonl' | 'csv' | 'xml'

/** A JSON list is loaded whole, so it has a limit. In characters; JSON Lines has none. */
const longestJson = 200 * 1024 * 1024

/**
 * The format by file name: `.json`, `.jsonl` or `.ndjson`, `.csv`, `.xml`, each also with `.gz`. Null for any other.
 */
export function formatOf(path: string): FileFormat | null {
  const extension = /\.([a-z]+)(?:\.gz)?$/i.exec(path)?.[1]?.toLowerCase()
  if (extension === 'ndjson') return 'jsonl'
  return (['json', 'jsonl', 'csv', 'xml'] as const).find((format) => format === extension) ?? null
}

/** Yields the rows of a file without holding more than a few (except for a JSON list). Throws UnreadableFile. */
export async function* readRows(
  path: string,
  format: FileFormat,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<FileRow> {
  const file = createReadStream(path)
  file.on('data', (chunk) => onBytes(chunk.length))
  const input = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  try {
    if (format === 'json') yield* readJson(input)
    else if (format === 'jsonl') yield* readJsonLines(input)
    else if (format === 'csv') yield* readCsv(input)
    else yield* readFeed(input)
  } catch (error) {
    if (error instanceof UnreadableFile || !(error instanceof Error)) throw error
    throw new UnreadableFile(`No se pudo leer el archivo: ${error.message}`)
  } finally {
    file.destroy()
  }
}

const isRow = (value: unknown): value is ImportRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function* readJson(input: Readable): AsyncGenerator<FileRow> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of input as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > longestJson) throw new UnreadableFile('La lista JSON es demasiado grande: usa JSON Lines.')
    chunks.push(chunk)
  }
  let list: unknown
  try {
    list = JSON.parse(withoutMark(Buffer.concat(chunks).toString('utf8')))
  } catch {
    throw new UnreadableFile('El archivo no es JSON válido.')
  }
  if (!Array.isArray(list)) throw new UnreadableFile('El archivo JSON no contiene una lista de empleos.')
  for (const [index, row] of list.entries())
    yield isRow(row) ? { line: index + 1, row } : { line: index + 1, refused: 'El elemento no es un objeto.' }
}

async function* readJsonLines(input: Readable): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line++
    const trimmed = withoutMark(text).trim()
    if (trimmed !== '') yield readJsonLine(trimmed, line)
  }
}

function readJsonLine(text: string, line: number): FileRow {
  try {
    const row: unknown = JSON.parse(text)
    return isRow(row) ? { line, row } : { line, refused: 'La línea no es un objeto JSON.' }
  } catch {
    return { line, refused: 'La línea no es JSON válido.' }
  }
}

async function* readCsv(input: Readable): AsyncGenerator<FileRow> {
  const parser = pipeline(
    input,
    parseCsv({
      bom: true,
      columns: true,
      info: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1024 * 1024,
    }),
    () => {},
  )
  for await (const { info, record } of parser as AsyncIterable<{
    info: { lines: number }
    record: ImportRow
  }>)
    yield { line: info.lines, row: record }
}

/** Some programs write a byte order mark at the beginning of a file. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')
