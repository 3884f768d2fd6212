import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkKey, type Storage } from './storage.ts'

export interface S3Options {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

/** Loading the SDK takes a third of a second, so it is loaded for the first file. */
async function connect(options: S3Options) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
  const client = new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: true,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    // Many S3-compatible servers do not support the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, sdk, Upload }
}

/** Files in an S3-compatible bucket. An object appears when its upload is complete, or not at all. */
export function s3Storage(options: S3Options): Storage {
  let connection: ReturnType<typeof connect> | undefined
  const connected = () => (connection ??= connect(options))
  const at = (key: string) => {
    checkKey(key)
    return { Bucket: options.bucket, Key: key }
  }
  return {
    async put(key, stream) {
      const place = at(key)
      // A stream may fail before the pipeline listens; the pipeline reports it later.
      stream.on('error', () => {})
      const { client, Upload } = await connected()
      let size = 0
      const body = new PassThrough()
      body.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      const upload = new Upload({ client, params: { ...place, Body: body }, queueSize: 1 })
      const sent = upload.done()
      const [piped, done] = await Promise.allSettled([
        pipeline(stream, body).catch(async (error: unknown) => {
          await upload.abort()
          throw error
        }),
        sent.catch((error: unknown) => {
          body.destroy(error as Error)
          throw error
        }),
      ])
      // The source's own error is more specific than the resulting abort.
      if (piped.status === 'rejected' && !body.errored) throw piped.reason
      if (done.status === 'rejected') throw body.errored ?? done.reason
      if (piped.status === 'rejected') throw piped.reason
      return { size }
    },
    async get(key) {
      const place = at(key)
      const { client, sdk } = await connected()
      try {
        const found = await client.send(new sdk.GetObjectCommand(place))
        return (found.Body as Readable | undefined) ?? null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      const place = at(key)
      const { client, sdk } = await connected()
      await client.send(new sdk.DeleteObjectCommand(place))
    },
  }
}
