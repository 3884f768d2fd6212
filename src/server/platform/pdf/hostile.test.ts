import { afterAll, beforeAll, expect, test } from 'vitest'
import { UnreadableDocument } from './document-failure.ts'
import { createDocumentReader, type DocumentReader } from './document-reader.ts'
import { goodPdf } from '#tests/support/good-pdf.ts'
import { type HostileFile, hostilePdfs } from '#tests/support/hostile-pdfs.ts'

const COUNT = 200
const LIMITS = { milliseconds: 3_000, megabytes: 300 }

let reader: DocumentReader
let files: HostileFile[]
beforeAll(async () => {
  reader = createDocumentReader(2)
  files = hostilePdfs([await goodPdf(), await goodPdf({ compress: false }, 3)], COUNT)
})
afterAll(() => reader.close())

test(
  `${COUNT} hostile files are each read or refused in time, and the next good one is read`,
  { timeout: 90_000 },
  async () => {
    const answers = await Promise.all(
      files.map(async ({ name, bytes }) => {
        try {
          const pages = await reader.readPdf(bytes, LIMITS)
          return { name, answer: 'read', pages: pages.length }
        } catch (error) {
          return { name, answer: error instanceof UnreadableDocument ? error.failure : error, pages: 0 }
        }
      }),
    )
    const known = new Set<unknown>([
      'read',
      'document_encrypted',
      'document_broken',
      'document_without_text',
      'document_too_many_pages',
      'document_too_slow',
    ])
    expect(answers.filter(({ answer }) => !known.has(answer))).toEqual([])
    expect(answers).toHaveLength(COUNT)

    // Asked with time enough: what a file is told must not hang on how busy the machine is.
    const failureOf = async (wanted: string) => {
      const { bytes } = files.find(({ name }) => name === wanted)!
      const patient = reader.readPdf(bytes, { ...LIMITS, milliseconds: 40_000 })
      return patient.then(
        () => 'read',
        (error: UnreadableDocument) => error.failure,
      )
    }
    expect(await failureOf('too many pages')).toBe('document_too_many_pages')
    expect(await failureOf('an image only')).toBe('document_without_text')
    expect(await failureOf('an empty page')).toBe('document_without_text')
    expect(await failureOf('nothing')).toBe('document_broken')
    expect(await failureOf('HTML')).toBe('document_broken')
    const answerTo = new Map(answers.map(({ name, answer }) => [name, answer]))
    expect(answerTo.get('a hundred thousand words')).toBe('document_too_slow')

    const [page] = await reader.readPdf(await goodPdf())
    expect(page!.runs.map(({ text }) => text).join(' ')).toContain('Rosa Quispe Mamani')
  },
)
