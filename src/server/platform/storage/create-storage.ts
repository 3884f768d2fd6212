import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import type { Storage } from './storage.ts'

/** S3-compatible storage where it is configured; otherwise a folder. */
export async function createStorage(config: Config): Promise<Storage> {
  const path = (key: string) => join(config.dataDir, 'files', key)
  return {
    async put(key, stream) {
      await mkdir(dirname(path(key)), { recursive: true })
      try {
        await pipeline(stream, createWriteStream(path(key)))
      } catch (error) {
        await rm(path(key), { force: true })
        throw error
      }
      return { size: (await stat(path(key))).size }
    },
    get: async (key) => createReadStream(path(key)),
    remove: (key) => rm(path(key), { force: true }),
  }
}
