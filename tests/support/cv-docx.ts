import { crc32 } from 'node:zlib'
import { sampleCv } from './cv-pdf.ts'

const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A CV as a real DOCX: a paragraph for each line, headings in bold. */
export function cvDocx(lines: readonly string[] = sampleCv): Buffer {
  const paragraphs = lines.map((line) => {
    const bold = line.startsWith('# ') ? '<w:rPr><w:b/></w:rPr>' : ''
    return `<w:p><w:r>${bold}<w:t xml:space="preserve">${line.replace('# ', '')}</w:t></w:r></w:p>`
  })
  return zip({
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  })
}

/** A ZIP archive without compression (APPNOTE.TXT 4.3). */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, content])
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, path)
    bodies.push(body)
    offset += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end])
}
