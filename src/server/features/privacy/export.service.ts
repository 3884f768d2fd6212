import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '#server/deps.ts'
import { requireOwnPassword } from '#server/features/accounts/own-password.service.ts'
import type { UserActor } from '#server/http/actor.ts'
import type { FileReply } from '#server/http/send-file.ts'
import { listFilesOf } from '../accounts/personal-data.queries.ts'
import { readMe } from './export-guide.ts'
import { parts } from './parts.ts'
import { personOf } from './person.ts'

/**
 * All that is known of the caller as a ZIP: a JSON for each area, and the files. Nothing of it is kept on the server, and of
 * the files one at a time is in memory. Throws validation_failed for a wrong password.
 */
export async function exportAccount(
  { db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
  actor: UserActor,
  password: string,
): Promise<FileReply> {
  await requireOwnPassword(db, actor.userId, password)
  const person = personOf(actor)
  const now = clock.now()
  const zip = new ZipFile()
  const areas: string[] = []
  for (const { exportOf } of parts)
    for (const [name, content] of Object.entries((await exportOf?.(db, person)) ?? {})) {
      areas.push(name)
      zip.addBuffer(Buffer.from(JSON.stringify(content, null, 2)), `${name}.json`, { mtime: now })
    }
  const files = await listFilesOf(db, actor.userId)
  const entries = files.map(({ kind, name, storageKey }, index) => ({
    // Two files may have one name; what a person called a file must not leave the folder.
    path: `archivos/${index + 1}-${kind}-${fileName(name, storageKey)}`,
    storageKey,
  }))
  for (const { path, storageKey } of entries)
    zip.addReadStreamLazy(path, { mtime: now }, (done) =>
      done(null, Readable.from(bytesOf(storage, storageKey))),
    )
  zip.addBuffer(Buffer.from(readMe({ person, areas, files: entries.length, now })), 'LEEME.txt', {
    mtime: now,
  })
  zip.end()
  return {
    stream: Readable.from(zip.outputStream),
    name: `qhatu-mis-datos-${now.toISOString().slice(0, 10)}.zip`,
    mime: 'application/zip',
    size: null,
  }
}

/** Opened when its turn comes; nothing for a file whose bytes are gone. */
async function* bytesOf(storage: Deps['storage'], storageKey: string): AsyncIterable<Buffer> {
  const stream = await storage.get(storageKey)
  if (stream) yield* stream as AsyncIterable<Buffer>
}

const fileName = (name: string, storageKey: string): string => {
  const safe = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^[. ]+/, '')
  return (safe || `archivo${extname(storageKey)}`).slice(-100)
}
