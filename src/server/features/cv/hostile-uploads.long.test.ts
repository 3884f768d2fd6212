import { glob, readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ErrorCode, errors } from '#contracts/errors.ts'
import { createDocumentReader } from '#server/platform/pdf/document-reader.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { densePdfs } from '#tests/support/dense-pdfs.ts'
import { goodPdf } from '#tests/support/good-pdf.ts'
import { type HostileFile, hostilePdfs } from '#tests/support/hostile-pdfs.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const COUNT = 200
/** Between two health checks of the server. In milliseconds. */
const PAUSE = 20
/** Labelled CVs from people with very different programs; every fourth is enough. */
const SEEDS =
  'evaluation/cv/corpus/dev/{ats-builder,canva-columns,europass-labelled,one-line-jobs,own-tex-lines}/*.pdf'

let app: TestApp
let person: TestActor
let files: HostileFile[]
let seeds: Uint8Array[]
beforeAll(async () => {
  // The limits of production, except for the processor time, so that endless work ends sooner.
  app = await startTestApp({}, { documents: createDocumentReader(1, { processorMilliseconds: 4_000 }) })
  person = await createProfessional(app)
  const found: string[] = []
  for await (const path of glob(SEEDS)) found.push(path)
  const paths = found.sort().filter((_, at) => at % 4 === 0)
  seeds = [
    await goodPdf(),
    await goodPdf({ compress: false }, 3),
    ...(await Promise.all(paths.map((path) => readFile(path)))),
  ]
  files = [
    { name: 'one with a password', bytes: await cvPdf(undefined, 'secreto') },
    ...(await densePdfs()),
    ...hostilePdfs(seeds, COUNT),
  ]
})
afterAll(() => app.close())

const upload = (bytes: Uint8Array) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart([cvPart(Buffer.from(bytes))], person.headers),
  })
const health = async () => (await app.request({ url: '/health/ready' })).status

/** How an accepted upload ends: read, or stored with the reason why it could not be read. */
const problems: readonly ErrorCode[] = [
  'document_encrypted',
  'document_broken',
  'document_without_text',
  'document_too_many_pages',
  'document_too_slow',
  'document_too_heavy',
  'document_too_dense',
]

interface Answer {
  name: string
  /** 'read', or the code of the error. */
  outcome: string
  message: string
}

async function answerTo({ name, bytes }: HostileFile): Promise<Answer> {
  const { status, body } = await upload(bytes)
  if (status !== 200) return { name, outcome: `${status} ${body.code}`, message: body.message }
  const { extractedData, extractionProblem: problem } = body
  if (problem && !extractedData) return { name, outcome: problem.code, message: problem.message }
  return { name, outcome: Array.isArray(extractedData?.experiences) ? 'read' : 'nothing', message: '' }
}

test(
  `${COUNT} hostile files are uploaded: each is read or told its reason in Spanish, and the server goes on answering`,
  { timeout: 180_000 },
  async () => {
    expect(seeds.length).toBeGreaterThan(5)
    const answers: Answer[] = []
    const ill: number[] = []
    for (const file of files) {
      const reading = { isOver: false }
      const answer = answerTo(file).finally(() => (reading.isOver = true))
      // As long as the file is being read.
      while (!reading.isOver) {
        const status = await health()
        if (status !== 200) ill.push(status)
        await setTimeout(PAUSE)
      }
      answers.push(await answer)
    }
    expect(ill).toEqual([])
    expect(answers).toHaveLength(COUNT + 6)

    const isKnown = ({ outcome, message }: Answer) =>
      outcome === 'read' ||
      // Not a PDF: refused before anything reads it.
      (outcome === '400 invalid_file' && /PDF/.test(message)) ||
      problems.some((code) => code === outcome && errors[code].message === message)
    expect(answers.filter((answer) => !isKnown(answer))).toEqual([])

    const outcomeOf = new Map(answers.map(({ name, outcome }) => [name, outcome]))
    expect(Object.fromEntries(expected.map(([name]) => [name, outcomeOf.get(name)]))).toEqual(
      Object.fromEntries(expected),
    )
    // Bytes flipped in a comment do no harm: some files are read, some are not.
    const count = (wanted: string) => answers.filter(({ outcome }) => outcome === wanted).length
    expect(count('read')).toBeGreaterThan(20)
    expect(count('document_broken')).toBeGreaterThan(20)

    const last = await upload(await cvPdf())
    expect(last.body.extractionProblem).toBeNull()
    expect(last.body.extractedData!.experiences).toHaveLength(2)
    expect(await health()).toBe(200)
  },
)

/** Results that do not depend on the load of the machine. */
const expected: readonly (readonly [string, string])[] = [
  ['one with a password', 'document_encrypted'],
  ['too many pages', 'document_too_many_pages'],
  ['an image only', 'document_without_text'],
  ['an empty page', 'document_without_text'],
  ['a hundred thousand words', 'document_too_dense'],
  ['only the mark', 'document_broken'],
  ['nothing', '400 invalid_file'],
  ['HTML', '400 invalid_file'],
  ['noise', '400 invalid_file'],
]
