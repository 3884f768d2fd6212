import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkKey, type Storage } from './storage.ts'

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates `folder` and its missing parents, and returns every folder whose entries changed. */
async function makeFolder(folder: string): Promise<string[]> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  const changed = [folder]
  if (first !== undefined)
    for (let at = folder; at !== dirname(first); at = dirname(at)) changed.push(dirname(at))
  return changed
}

/** Files in a folder of this machine. A file is written to a draft, flushed to disk and renamed. */
export function folderStorage(root: string): Storage {
  const drafts = join(root, '.drafts')
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  // The draft's name contains the key, so that removing the key also removes incomplete drafts of a killed process.
  const draftsOf = (key: string) => `${key.replaceAll('/', '~')}~`
  const draftNames = async () => {
    await mkdir(drafts, { recursive: true, mode: 0o700 })
    return readdir(drafts)
  }
  return {
    async put(key, stream) {
      const path = pathOf(key)
      const draft = join(drafts, `${draftsOf(key)}${randomUUID()}`)
      // A stream may fail before the pipeline listens; the pipeline reports it later.
      stream.on('error', () => {})
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
      try {
        await pipeline(stream, file)
        const folders = await makeFolder(dirname(path))
        await rename(draft, path)
        for (const folder of folders) await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { size: file.bytesWritten }
    },
    async get(key) {
      try {
        const handle = await open(pathOf(key))
        return handle.createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
      for (const name of await draftNames())
        if (name.startsWith(draftsOf(key))) await rm(join(drafts, name), { force: true })
    },
  }
}
