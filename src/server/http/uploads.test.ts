import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { files, pendingUploads, settings } from '#server/db/schema/platform.table.ts'
import { createStorage } from '#server/platform/storage/create-storage.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { keepUpload, sweepUploads } from '#server/platform/storage/stored-files.ts'
import { createCompany } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let jobId: number
let port: number
let dataDir: string
/** Called with each chunk on its way to the storage. */
let watch: (piece: Buffer) => void = () => {}

const watched = (storage: Storage): Storage => ({
  ...storage,
  put: (key, stream) =>
    storage.put(
      key,
      stream.map((piece: Buffer) => {
        watch(piece)
        return piece
      }),
    ),
})

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qhatu-uploads-'))
  const storage = watched(createStorage(readConfig({ DATA_DIR: dataDir })))
  app = await startTestApp({ DATA_DIR: dataDir }, { storage })
  jobId = await createJob(app, await createCompany(app))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const fields: [string, string][] = [
  ['name', 'Rosa Quispe'],
  ['password', 'una clave larga'],
]
let counter = 0
const withEmail = (): [string, string][] => [...fields, ['email', `carga${++counter}@ejemplo.pe`]]
const send = (parts: Parameters<typeof multipart>[0]) =>
  app.request({ method: 'POST', url: `/api/jobs/${jobId}/quick-apply`, ...multipart(parts) })

async function stored() {
  const rows = async (table: typeof users | typeof files | typeof applications | typeof pendingUploads) =>
    (await app.deps.db.select({ n: count() }).from(table))[0]?.n
  const entries = await readdir(join(dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return {
    users: await rows(users),
    files: await rows(files),
    applications: await rows(applications),
    pending: await rows(pendingUploads),
    onDisk: entries.filter((entry) => entry.isFile()).length,
  }
}

/** A connection that has sent the start of a quick apply, with the length of the whole. */
async function beginUpload(body: Buffer, contentType: string, length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    `POST /api/jobs/${jobId}/quick-apply HTTP/1.1\r\nhost: localhost\r\n` +
      `content-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  socket.write(body)
  return socket
}

test.each([
  ['first', (rest: [string, string][]) => [cvPart(), ...rest]],
  ['last', (rest: [string, string][]) => [...rest, cvPart()]],
])('the file may come %s', async (_, order) => {
  expect(await send(order(withEmail()))).toMatchObject({ status: 201, body: { isNewUser: true } })
})

test('a file that comes before a bad field does not stay', async () => {
  const before = await stored()
  expect((await send([cvPart(), ...fields, ['email', 'rosa']])).status).toBe(400)
  expect(await stored()).toEqual(before)
})

test('a connection that ends in the middle of the file leaves nothing', async () => {
  const before = await stored()
  const { payload, headers } = multipart([...withEmail(), cvPart(pdf(1024 * 1024))])
  const begun = new Promise<void>((resolve) => {
    watch = () => resolve()
  })
  const socket = await beginUpload(payload.subarray(0, 300_000), headers['content-type'], payload.length)
  await begun
  expect(await stored()).toMatchObject({ pending: (before.pending ?? 0) + 1 })
  socket.destroy()
  await expect.poll(stored).toEqual(before)
})

test('a form that ends before its last frontier is refused and leaves nothing', async () => {
  const before = await stored()
  const { payload, headers } = multipart([...withEmail(), cvPart(pdf(200_000))])
  const reply = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/quick-apply`,
    payload: payload.subarray(0, 100_000),
    headers,
  })
  expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(await stored()).toEqual(before)
})

test('a file of 5 MB passes through without being held in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const inUse = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const size = 5 * 1024 * 1024
  const { payload, headers } = multipart([...withEmail(), cvPart(pdf(size))])
  // The sent data is in memory already, so only what the server holds can grow.
  const atRest = inUse()
  let most = -Infinity
  let passed = 0
  let pieces = 0
  watch = (piece) => {
    passed += piece.length
    if (pieces++ % 8 === 0) most = Math.max(most, inUse() - atRest)
  }
  const socket = await beginUpload(payload, headers['content-type'], payload.length)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  watch = () => {}
  expect(answer.toString()).toContain('HTTP/1.1 201')
  expect(passed).toBe(size)
  expect(most).toBeLessThan(size / 2)
  // Checks the measurement itself: this much memory would have been noticed.
  const before = inUse()
  const held = Buffer.alloc(size)
  expect(inUse() - before).toBeGreaterThan(size / 2)
  expect(held).toHaveLength(size)
})

test('what a killed process left behind is swept away after a day, and what became somebody’s is not', async () => {
  const owner = await createCompany(app)
  const put = async (storageKey: string) => {
    await app.deps.db.insert(pendingUploads).values({ storageKey, startedAt: app.clock.now() })
    await app.deps.storage.put(storageKey, Readable.from([pdf()]))
  }
  const sweep = async () => {
    await transaction(app.deps, (tx) => app.queue.enqueue(tx, sweepUploads, {}))
    await app.queue.drain()
  }
  await put('cv/2026/orphan.pdf')
  await put('cv/2026/claimed.pdf')
  await transaction(app.deps, (tx) =>
    keepUpload(
      tx,
      { storageKey: 'cv/2026/claimed.pdf', name: 'cv.pdf', mime: 'application/pdf', size: 600 },
      { ownerId: owner.userId, kind: 'cv' },
    ),
  )
  const before = await stored()
  app.clock.advance({ hours: 23 })
  await sweep()
  expect(await stored()).toEqual(before)
  app.clock.advance({ hours: 2 })
  await sweep()
  expect(await stored()).toEqual({
    ...before,
    pending: (before.pending ?? 0) - 1,
    onDisk: before.onDisk - 1,
  })
})

test('a file may be as large as the setting says, up to the byte', async () => {
  const megabyte = 1024 * 1024
  const set = (value: string) =>
    app.deps.db.update(settings).set({ value }).where(eq(settings.key, 'cv_most_megabytes'))
  const ofSize = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length, ' ')])
  await set('1')
  const refused = await send([...withEmail(), cvPart(ofSize(megabyte + 1))])
  expect(refused).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large', fields: { cv: 'El archivo debe ser menor a 1MB' } },
  })
  expect((await send([...withEmail(), cvPart(ofSize(megabyte))])).status).toBe(201)
  await set('6')
  expect((await send([...withEmail(), cvPart(ofSize(6 * megabyte))])).status).toBe(201)
  await set('5')
})
