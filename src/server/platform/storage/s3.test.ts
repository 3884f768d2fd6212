import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { s3Storage } from './s3.ts'
import { storageSuite } from './storage.suite.ts'

let server: Awaited<ReturnType<typeof startFakeS3>>
const connect = (accessKey: string) =>
  s3Storage({
    endpoint: server.endpoint,
    bucket: 'files',
    accessKey,
    secretKey: 'secret',
    region: 'us-east-1',
  })

beforeAll(async () => {
  server = await startFakeS3()
})

afterAll(() => server.close())

storageSuite('files in S3', async () => {
  server.clear()
  return { storage: connect('key'), leftovers: async () => server.held() }
})

test('what the server refuses is an error, never an absent file', async () => {
  const stranger = connect('other')
  await expect(stranger.get('cv/x.pdf')).rejects.toThrow(/AccessDenied|UnknownError/)
  await expect(stranger.put('cv/x.pdf', Readable.from([Buffer.from('x')]))).rejects.toThrow(
    /AccessDenied|UnknownError/,
  )
})
