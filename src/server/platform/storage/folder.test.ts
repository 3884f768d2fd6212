import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { folderStorage } from './folder.ts'
import { storageSuite } from './storage.suite.ts'

const folders: string[] = []

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function make() {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-files-'))
  folders.push(folder)
  return {
    storage: folderStorage(folder),
    leftovers: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
  }
}

storageSuite('files in a folder', make)

test('removing a key removes what a killed process left of it half-written, and nothing of other keys', async () => {
  const { storage, leftovers } = await make()
  const uploads = ['cv/2026/a.pdf', 'cv/2026/b.pdf'].map((key) => {
    const stream = new Readable({ read() {} })
    stream.push('%PDF-1.7')
    return { stream, put: storage.put(key, stream).catch((error: unknown) => error) }
  })
  await vi.waitFor(async () => expect(await leftovers()).toHaveLength(2))
  await storage.remove('cv/2026/a.pdf')
  expect(await leftovers()).toEqual([expect.stringMatching(/^cv~2026~b\.pdf~/)])
  for (const { stream, put } of uploads) {
    stream.destroy(new Error('killed'))
    expect(await put).toMatchObject({ message: 'killed' })
  }
})
