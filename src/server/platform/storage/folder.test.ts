import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { folderStorage } from './folder.ts'
import { storageSuite } from './storage.suite.ts'

const folders: string[] = []

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

storageSuite('files in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-files-'))
  folders.push(folder)
  return {
    storage: folderStorage(folder),
    leftovers: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
  }
})
