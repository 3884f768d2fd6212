import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '#server/deps.ts'
import { requireOwnPassword } from '#server/features/accounts/passwords/own-password.service.ts'
import type { UserActor } from '#server/actor.ts'
import type { FileReply } from '#server/file-reply.ts'
import { listFilesOf } from '#server/features/accounts/personal-data.queries.ts'
import type { Person } from '#server/personal-data.ts'
import { readMe } from './export-guide.words.ts'
import { jsonPieces } from './json-pieces.ts'
import { parts } from './parts.ts'
import { personOf } from './person.ts'

type ExportDeps = Pick<Deps, 'db' | 'storage' | 'clock'>
type Add = (name: string, content: Iterable<string> | AsyncIterable<Buffer>) => Promise<void>

/**
 * Streams all data about the caller as a ZIP: one JSON per area, and the files. Nothing is stored on the server. It
 * reads only as fast as the client receives: one feature's rows, or a piece of a file, are in memory. Throws
 * validation_failed for a wrong password.
 */
export async function exportAccount(
  deps: ExportDeps,
  actor: UserActor,
  password: string,
): Promise<FileReply> {
  await requireOwnPassword(deps.db, actor, password)
  const now = deps.clock.now()
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const add: Add = (name, content) =>
    new Promise((resolve, reject) => {
      const stream = Readable.from(content).once('end', resolve).once('error', reject)
      zip.addReadStream(stream, name, { mtime: now })
    })
  fill(deps, await personOf(deps.db, actor), now, add).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  )
  return {
    stream: output,
    name: `qhatu-mis-datos-${now.toISOString().slice(0, 10)}.zip`,
    mime: 'application/zip',
    size: null,
  }
}

/** Adds the entries one by one, each when the previous one was consumed. */
async function fill({ db, storage }: ExportDeps, person: Person, now: Date, add: Add): Promise<void> {
  const areas: string[] = []
  for (const { exportOf } of parts)
    for (const [name, content] of Object.entries((await exportOf?.(db, person)) ?? {})) {
      areas.push(name)
      await add(`${name}.json`, jsonPieces(content))
    }
  const files = await listFilesOf(db, person.userId)
  for (const [index, { kind, name, storageKey }] of files.entries())
    // Two files may have the same name, and a file name must not leave the folder.
    await add(`archivos/${index + 1}-${kind}-${fileName(name, storageKey)}`, bytesOf(storage, storageKey))
  await add('LEEME.txt', [readMe({ person, areas, files: files.length, now })])
}

/** Opened only when its turn comes; empty for a missing file. */
async function* bytesOf(storage: Deps['storage'], storageKey: string): AsyncIterable<Buffer> {
  const stream = await storage.get(storageKey)
  if (stream) yield* stream as AsyncIterable<Buffer>
}

const fileName = (name: string, storageKey: string): string => {
  const safe = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^[. ]+/, '')
  return (safe || `archivo${extname(storageKey)}`).slice(-100)
}
