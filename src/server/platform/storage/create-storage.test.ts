import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { createStorage } from './create-storage.ts'

const KEY = 'cv/2026/a.pdf'
// Test files share their modules: this one loads its own and observes the loading.
const sdk = vi.hoisted(() => {
  vi.resetModules()
  return { loaded: false }
})
vi.mock('@aws-sdk/client-s3', async (original) => {
  sdk.loaded = true
  return original()
})

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qhatu-storage-'))
})
afterEach(() => rm(dataDir, { recursive: true }))
afterAll(() => {
  vi.doUnmock('@aws-sdk/client-s3')
  vi.resetModules()
})

test('without S3 files live in a folder beside the data, and the SDK is never loaded', async () => {
  const storage = createStorage(readConfig({ DATA_DIR: dataDir }))
  await storage.put(KEY, Readable.from(['x'], { objectMode: false }))
  expect(await readdir(join(dataDir, 'files', 'cv', '2026'))).toEqual(['a.pdf'])
  expect(sdk.loaded).toBe(false)
})

test('with S3 they live in the bucket, and the SDK is loaded with the first file', async () => {
  const server = await startFakeS3()
  const storage = createStorage(
    readConfig({
      DATA_DIR: dataDir,
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    }),
  )
  expect(sdk.loaded).toBe(false)
  await storage.put(KEY, Readable.from(['x'], { objectMode: false }))
  expect(sdk.loaded).toBe(true)
  expect(server.held()).toEqual([`/files/${KEY}`])
  const back = await storage.get(KEY)
  expect(back && (await buffer(back)).toString()).toBe('x')
  expect(await readdir(dataDir)).toEqual([])
  server.close()
})
