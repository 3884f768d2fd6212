import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from './storage.ts'

const KEY = 'cv/2026/0b6f3c1e.pdf'
const streamOf = (content: string | Buffer) => Readable.from([Buffer.from(content)], { objectMode: false })

async function read(storage: Storage, key: string): Promise<string | null> {
  const stream = await storage.get(key)
  return stream && (await buffer(stream)).toString()
}

/** `bytes` of content in chunks, then the connection breaks. */
function breaksAfter(bytes: number): Readable {
  async function* pieces() {
    for (let sent = 0; sent < bytes; sent += 65_536) yield Buffer.alloc(65_536, 1)
    throw new Error('connection lost')
  }
  return Readable.from(pieces(), { objectMode: false })
}

/**
 * The required behaviour of every storage. `leftovers` lists what the storage holds, including drafts and unfinished
 * uploads.
 */
export function storageSuite(
  name: string,
  make: () => Promise<{ storage: Storage; leftovers: () => Promise<string[]> }>,
) {
  describe(name, () => {
    let storage: Storage
    let leftovers: () => Promise<string[]>
    beforeEach(async () => {
      ;({ storage, leftovers } = await make())
    })

    test('gives back what was put, byte for byte, with its size', async () => {
      expect(await storage.put(KEY, streamOf('%PDF-1.7 años'))).toEqual({ size: 14 })
      expect(await read(storage, KEY)).toBe('%PDF-1.7 años')
    })

    test('a file of 12 MB arrives whole', async () => {
      const content = Buffer.alloc(12_000_000)
      for (let at = 0; at < content.length; at += 1000) content.writeUInt32LE(at, at)
      const pieces = Array.from({ length: 12 }, (_, index) =>
        content.subarray(index * 1_000_000, (index + 1) * 1_000_000),
      )
      expect(await storage.put(KEY, Readable.from(pieces, { objectMode: false }))).toEqual({
        size: 12_000_000,
      })
      const back = await storage.get(KEY)
      expect(back && (await buffer(back)).equals(content)).toBe(true)
    })

    test('a second put replaces the first', async () => {
      await storage.put(KEY, streamOf('first'))
      await storage.put(KEY, streamOf('second'))
      expect(await read(storage, KEY)).toBe('second')
    })

    test('an empty file is a file', async () => {
      await storage.put(KEY, Readable.from([], { objectMode: false }))
      expect(await read(storage, KEY)).toBe('')
    })

    test('what is not there is null, and removing it is no error', async () => {
      expect(await storage.get(KEY)).toBeNull()
      await expect(storage.remove(KEY)).resolves.toBeUndefined()
    })

    test('what was removed is gone', async () => {
      await storage.put(KEY, streamOf('x'))
      await storage.remove(KEY)
      expect(await storage.get(KEY)).toBeNull()
      expect(await leftovers()).toEqual([])
    })

    test.each([
      ['early', 65_536],
      ['after 11 MB', 11_000_000],
    ])('an upload that breaks off %s leaves nothing', async (_, bytes) => {
      await expect(storage.put(KEY, breaksAfter(bytes))).rejects.toThrow('connection lost')
      expect(await storage.get(KEY)).toBeNull()
      expect(await leftovers()).toEqual([])
    })

    test('an upload that is given up before its first byte leaves nothing', async () => {
      const upload = new Readable({ read() {} })
      const put = storage.put(KEY, upload)
      // An error without a listener would end the process.
      expect(upload.listenerCount('error')).toBeGreaterThan(0)
      upload.destroy(new Error('connection lost'))
      await expect(put).rejects.toThrow('connection lost')
      expect(await leftovers()).toEqual([])
    })

    test('an upload that is closed without a word leaves nothing', async () => {
      const upload = new Readable({ read() {} })
      upload.push('%PDF-1.7')
      const put = storage.put(KEY, upload)
      upload.destroy()
      await expect(put).rejects.toThrow(/premature close|aborted/i)
      expect(await leftovers()).toEqual([])
    })

    test('an upload that breaks off leaves the file that was there', async () => {
      await storage.put(KEY, streamOf('first'))
      await expect(storage.put(KEY, breaksAfter(65_536))).rejects.toThrow('connection lost')
      expect(await read(storage, KEY)).toBe('first')
    })

    test.each([
      '../secret.pdf',
      '/etc/passwd',
      'cv/../../x.pdf',
      'cv//x.pdf',
      'CV/x.pdf',
      'x',
      '',
      'a\0.pdf',
      '.x.pdf',
    ])('refuses the key %j', async (key) => {
      await expect(storage.put(key, streamOf('x'))).rejects.toThrow('Not a storage key')
      await expect(storage.get(key)).rejects.toThrow('Not a storage key')
      await expect(storage.remove(key)).rejects.toThrow('Not a storage key')
    })
  })
}
