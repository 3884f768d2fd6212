import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
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

/** Files in a folder of this machine. A file is written beside its place, flushed to the disk and renamed. */
export function folderStorage(root: string): Storage {
  const drafts = join(root, '.drafts')
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  return {
    async put(key, stream) {
      const path = pathOf(key)
      const draft = join(drafts, randomUUID())
      await mkdir(drafts, { recursive: true })
      const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
      try {
        await pipeline(stream, file)
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
        await syncFolder(dirname(path))
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
    },
  }
}
