import { layOut } from '#domain/resume/layout/lay-out.ts'
import type { Face, Mark, Measure, PageMarks, TextMark } from '#domain/resume/layout/page-marks.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { beginPaper, type PaperDocument as Doc, type PaperFont } from '#server/platform/paper-document.ts'
import type { CvPaper } from './cv-paper.ts'
import { writeCvDocx } from './write-cv-docx.ts'

const fonts: Record<Face, PaperFont> = {
  sans: 'text',
  sansStrong: 'strong',
  sansBold: 'bold',
  serif: 'serif',
  serifStrong: 'serifStrong',
  serifBold: 'serifBold',
  display: 'display',
}

/** A CV as its pages, as a DOCX, or as a PDF of A4 pages: real text, tagged in reading order for screen readers. */
export async function drawCvPaper({ as, resume, pages, photo }: CvPaper): Promise<Uint8Array> {
  if (as === 'docx') return writeCvDocx(resume)
  const laid = layOut({ ...resume, withPhoto: photo !== null }, pages, ruler())
  if (as === 'pages') return Buffer.from(JSON.stringify(laid))
  const { doc, done } = begin(resume)
  for (const [at, page] of laid.pages.entries()) {
    if (at > 0) doc.addPage()
    drawPage(doc, page, photo)
  }
  doc.end()
  return done
}

const begin = ({ name, title, language }: Resume) =>
  beginPaper({
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language === 'es' ? 'es-PE' : 'en',
    info: {
      Title: language === 'es' ? `CV de ${name}` : `CV of ${name}`,
      Author: name,
      Subject: title ?? '',
      Creator: 'Qhatu',
    },
  })

/** Measures with the fonts that draw. */
function ruler(): Measure {
  const { doc } = beginPaper({ margin: 0 })
  return (text, face, size) => doc.font(fonts[face]).fontSize(size).widthOfString(text)
}

function drawPage(doc: Doc, { marks }: PageMarks, photo: Uint8Array | null): void {
  for (const group of groupsOf(marks)) {
    const [first] = group
    if (first?.kind === 'text' && first.tag !== 'Artifact')
      doc.addStructure(
        doc.struct(first.tag, {}, () => {
          for (const mark of group) draw(doc, mark, photo)
        }),
      )
    else {
      doc.markContent('Artifact', { type: 'Layout' })
      for (const mark of group) draw(doc, mark, photo)
      doc.endMarkedContent()
    }
  }
}

/** The lines of a paragraph together; everything else alone. */
function groupsOf(marks: readonly Mark[]): Mark[][] {
  const groups = new Map<string, Mark[]>()
  for (const [at, mark] of marks.entries()) {
    const key = mark.kind === 'text' ? `text ${mark.block}` : `mark ${at}`
    const group = groups.get(key)
    if (group) group.push(mark)
    else groups.set(key, [mark])
  }
  return [...groups.values()]
}

function draw(doc: Doc, mark: Mark, photo: Uint8Array | null): void {
  if (mark.kind === 'text') drawText(doc, mark)
  else if (mark.kind === 'box') doc.rect(mark.x, mark.y, mark.width, mark.height).fillColor(mark.color).fill()
  else if (photo) {
    const { x, y, size } = mark
    doc.save()
    doc.roundedRect(x, y, size, size, 6).clip()
    doc.image(Buffer.from(photo), x, y, { width: size, height: size })
    doc.restore()
  }
}

function drawText(doc: Doc, { text, x, y, face, size, color, link }: TextMark): void {
  doc
    .font(fonts[face])
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', ...(link ? { link } : {}) })
}
