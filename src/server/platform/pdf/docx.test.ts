import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { UnreadableDocument } from './document-failure.ts'
import { createDocumentReader } from './document-reader.ts'
import { encryptedDocx, oldDoc } from '#tests/support/cv-office.ts'
import { inflatedSize } from './inflated-size.ts'

const reader = createDocumentReader(1)
afterAll(() => reader.close())

/** A ZIP of some files. `claim` changes the inflated size in the directory. */
function zip(
  files: Readonly<Record<string, Buffer | string>>,
  claim: (size: number) => number = (size) => size,
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string)
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc32(bytes), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(claim(bytes.length), 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset, 42)
    parts.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

function crc32(bytes: Buffer): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ -1) >>> 0
}

const document = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
const paragraph = (text: string, bold = false) =>
  `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const docx = (body: string, others: Readonly<Record<string, Buffer>> = {}) =>
  zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': document(body),
    ...others,
  })

const failureOf = async (reading: Promise<unknown>) => {
  const error = await reading.catch((thrown: unknown) => thrown)
  return error instanceof UnreadableDocument ? error.failure : error
}

test('a DOCX becomes consecutive lines, with bold text; cells of a row are side by side', async () => {
  const row = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`
  const pages = await reader.readDocx(
    docx(
      paragraph('EXPERIENCIA', true) +
        paragraph('Analista, 2019 – 2021') +
        `<w:tbl>${row(['Inglés', 'B2'])}</w:tbl>`,
    ),
  )
  const lines = Map.groupBy(pages[0]!.runs, ({ y }) => y)
  expect([...lines.values()].map((runs) => runs.map(({ text }) => text))).toEqual([
    ['EXPERIENCIA'],
    ['Analista, 2019 – 2021'],
    ['Inglés', 'B2'],
  ])
  expect(pages[0]!.runs.map(({ isBold }) => isBold)).toEqual([true, false, false, false])
})

test.each([
  ['no ZIP', Buffer.from('hola'), 'document_broken'],
  ['a ZIP of something else', zip({ 'a.txt': 'hola' }), 'document_broken'],
  ['one without words', docx(''), 'document_without_text'],
  ['one under a password', encryptedDocx(), 'document_encrypted'],
  ['an old DOC', oldDoc(), 'document_broken'],
  [
    'one with more lines than 30 pages hold',
    docx(paragraph('Analista').repeat(2401)),
    'document_too_many_pages',
  ],
  [
    'one with more letters than 30 pages hold',
    docx(paragraph('Analista '.repeat(2000)).repeat(11)),
    'document_too_many_pages',
  ],
  [
    'one with more marks than 30 pages have',
    docx(paragraph('Analista') + ' '.repeat(16 * 1024 * 1024)),
    'document_too_many_pages',
  ],
  ['a bomb', zip({ 'word/document.xml': Buffer.alloc(80 * 1024 * 1024, 0x20) }), 'document_too_heavy'],
] as const)('%s is refused for its own reason', async (_, bytes, failure) => {
  expect(await failureOf(reader.readDocx(bytes))).toBe(failure)
})

test('as many lines and letters as 30 full pages hold are read', async () => {
  const line = paragraph('Analista de Compras '.repeat(3))
  const [page] = await reader.readDocx(docx(line.repeat(2400)))
  expect(page!.runs).toHaveLength(2400)
})

test('pictures weigh more than the words may, up to the limit of the whole', async () => {
  const noise = randomBytes(2 * 1024 * 1024)
  const pages = await reader.readDocx(
    docx(paragraph('Analista'), {
      'word/media/foto.bmp': Buffer.concat([noise, Buffer.alloc(30 * 1024 * 1024)]),
    }),
  )
  expect(pages[0]!.runs).toHaveLength(1)
})

test('fewer pages allowed are fewer lines allowed', async () => {
  expect(await failureOf(reader.readDocx(docx(paragraph('Analista').repeat(81)), { pages: 1 }))).toBe(
    'document_too_many_pages',
  )
  expect(await reader.readDocx(docx(paragraph('Analista').repeat(80)), { pages: 1 })).toHaveLength(1)
})

test('a directory that claims what no packer can do is not believed', async () => {
  expect(await inflatedSize(zip({ a: 'hola' }))).toEqual({ total: 6, xml: 0 })
  expect(await inflatedSize(zip({ 'word/a.xml': 'hola', b: 'hola' }))).toEqual({ total: 12, xml: 6 })
  expect(await inflatedSize(zip({ a: 'hola' }, () => 1_000_000))).toBeNull()
})
