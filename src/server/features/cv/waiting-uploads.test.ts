import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contracts/live/live-events.ts'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { createDocumentReader, type DocumentReader } from '#server/platform/pdf/document-reader.ts'
import type { Turn } from '#server/platform/pdf/reading-threads.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** A reader that finds nothing in any CV and waits until the test continues. */
const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
const turns: Turn[] = []
const documents: DocumentReader = {
  ...createDocumentReader(1),
  async readCv(turn) {
    turns.push(turn)
    await mayGoOn
    throw new UnreadableDocument('document_without_text')
  },
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { documents })
})
afterAll(() => app.close())

function upload({ id, headers }: TestActor) {
  const form = multipart([cvPart()], { ...headers, 'idempotency-key': randomUUID() })
  return app.request({ method: 'POST', url: `/api/professionals/${id}/cv-upload`, ...form })
}

test('waiting uploads hold no connection, and their owners get their position at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => createProfessional(app)))
  const uploads = people.map((person) => upload(person))
  await vi.waitFor(() => expect(turns).toHaveLength(12))
  expect((await app.request({ url: '/health/ready' })).status).toBe(200)

  const events: [number[], LiveEvent][] = []
  vi.spyOn(app.deps.live, 'send').mockImplementation((...sent) => void events.push([[...sent[0]], sent[1]]))
  const [{ onWait }] = turns as [Turn]
  onWait?.(3)
  await vi.waitFor(() => expect(events).toEqual([[[expect.any(Number)], { topic: 'cv-line', ahead: 3 }]]))

  goOn()
  for (const { status, body } of await Promise.all(uploads))
    expect([status, body.extractionProblem!.code]).toEqual([200, 'document_without_text'])
})
