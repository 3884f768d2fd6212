import {
  beginPaper,
  type PaperDocument as Doc,
  paperInk as ink,
  type PaperFont,
} from '#server/platform/paper-document.ts'
import type { CvPaper, PaperEntry } from './cv-paper.ts'
import { printable } from './printable.ts'

const MARGIN = { top: 48, bottom: 54, side: 56 }
/** A profile a few lines longer than two pages is scaled down slightly; a longer one uses more pages. */
const SCALES = [1, 0.95, 0.9]
const MOST_PAGES = 2

/**
 * The CV as a PDF: A4, one column, real text in the product's own fonts, tagged for screen readers. One column in
 * reading order is what every CV reader, including ours, extracts without loss.
 */
export async function drawCvPaper(paper: CvPaper): Promise<Uint8Array> {
  for (const scale of SCALES) {
    const { doc, done } = begin(paper)
    new Pen(doc, scale).write(paper)
    const { count } = doc.bufferedPageRange()
    numberPages(doc, count)
    doc.end()
    const bytes = await done
    if (count <= MOST_PAGES || scale === SCALES.at(-1)) return bytes
  }
  throw new Error('No scale')
}

const begin = (paper: CvPaper) =>
  beginPaper({
    margins: { top: MARGIN.top, bottom: MARGIN.bottom, left: MARGIN.side, right: MARGIN.side },
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: `CV de ${paper.name}`, Author: paper.name, Subject: paper.title ?? '', Creator: 'Qhatu' },
  })

type Style = {
  font?: PaperFont
  size?: number
  color?: string
  gap?: number
  x?: number
  width?: number
}

class Pen {
  readonly doc: Doc
  readonly scale: number
  readonly left = MARGIN.side
  readonly width: number

  constructor(doc: Doc, scale: number) {
    this.doc = doc
    this.scale = scale
    this.width = doc.page.width - 2 * MARGIN.side
  }

  write(paper: CvPaper): void {
    this.head(paper)
    if (paper.summary) this.section('Perfil', () => this.paragraphs(paper.summary!))
    this.entries('Experiencia laboral', paper.experiences)
    this.entries('Educación', paper.educations)
    if (paper.technical.length + paper.soft.length > 0)
      this.section('Habilidades', () => {
        this.labelled('Técnicas', paper.technical)
        this.labelled('Blandas', paper.soft)
      })
    if (paper.languages.length > 0)
      this.section('Idiomas', () => this.text('P', paper.languages.join('   ·   ')))
    if (paper.certifications.length > 0)
      this.section('Certificaciones', () => {
        for (const name of paper.certifications) this.item(name)
      })
  }

  head({ name, title, email, phone, location, linkedin }: CvPaper): void {
    this.text('H1', name, { font: 'bold', size: 25, gap: 0 })
    if (title) this.text('P', title, { font: 'strong', size: 12.5, color: ink.accent })
    this.space(5)
    this.inRow([
      { text: email, link: `mailto:${email}` },
      ...(phone ? [{ text: phone, link: `tel:${phone.replaceAll(/[^\d+]/g, '')}` }] : []),
      ...(location ? [{ text: location }] : []),
      ...(linkedin
        ? [{ text: linkedin, link: /^https?:/i.test(linkedin) ? linkedin : `https://${linkedin}` }]
        : []),
    ])
    this.space(3)
  }

  /** Texts one after the other, as many per line as fit; links are clickable. */
  inRow(items: readonly { text: string; link?: string }[]): void {
    const { doc } = this
    const size = 9.5 * this.scale
    doc.font('text').fontSize(size)
    const gap = 16 * this.scale
    let x = this.left
    let { y } = doc
    for (const { text, link } of items) {
      const shown = printable(text)
      const width = doc.widthOfString(shown)
      if (x > this.left && x + width > this.left + this.width) {
        x = this.left
        y += size * 1.55
      }
      this.tagged(link ? 'Link' : 'Span', () => {
        doc
          .font('text')
          .fontSize(size)
          .fillColor(ink.soft)
          .text(shown, x, y, { lineBreak: false, ...(link ? { link } : {}) })
      })
      x += width + gap
    }
    doc.x = this.left
    doc.y = y + size * 1.55
  }

  section(title: string, body: () => void): void {
    const { doc } = this
    this.keep(58)
    this.space(13)
    this.text('H2', title, { font: 'bold', size: 12.5, color: ink.accent, gap: 0 })
    this.space(2)
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(this.left, doc.y)
      .lineTo(this.left + this.width, doc.y)
      .lineWidth(0.7)
      .strokeColor(ink.line)
      .stroke()
    doc.endMarkedContent()
    this.space(7)
    body()
  }

  entries(title: string, entries: readonly PaperEntry[]): void {
    if (entries.length === 0) return
    this.section(title, () => {
      for (const [index, entry] of entries.entries()) {
        if (index > 0) this.space(10)
        this.entry(entry)
      }
    })
  }

  entry({ what, where, place, period, note, description }: PaperEntry): void {
    const { doc } = this
    // A heading is never alone at the bottom of a page.
    this.keep(description ? 62 : 34)
    const [titleSize, periodSize] = [10.8, 9.5]
    doc.font('text').fontSize(periodSize * this.scale)
    const periodWidth = period ? doc.widthOfString(period) + 1 : 0
    const beside = this.width - periodWidth - (period ? 18 : 0)
    const longest = this.widthOf(what, titleSize)
    const fits = longest <= beside
    // When a title needs the whole line, the dates are below it, beside the company: a reader would take a three-line
    // header for two headers.
    const size = fits ? titleSize : titleSize * Math.max(0.8, Math.min(1, this.width / longest))
    let { y } = doc
    this.text('H3', what, { font: 'strong', size, width: fits ? beside : this.width, gap: 1 })
    if (!fits) y = doc.y
    const below = doc.y
    if (period) {
      doc.y = y + (fits ? 0.9 * this.scale : 0)
      this.text('P', period, {
        size: periodSize,
        color: ink.soft,
        x: this.left + this.width - periodWidth,
        width: periodWidth + 2,
      })
    }
    doc.y = below
    this.text('P', [where, place].filter(Boolean).join('   ·   '), {
      color: ink.soft,
      width: fits ? this.width : beside,
    })
    if (note) this.text('P', note, { color: ink.soft })
    if (description) {
      this.space(3)
      this.paragraphs(description)
    }
  }

  /** The width of a title, in points. */
  widthOf(text: string, size: number): number {
    return this.doc
      .font('strong')
      .fontSize(size * this.scale)
      .widthOfString(printable(text))
  }

  paragraphs(text: string): void {
    for (const line of text.split(/\n+/)) {
      const item = /^\s*[•*▪·–-]\s+(.*)$/u.exec(line)?.[1]
      if (item) this.item(item)
      else if (line.trim() !== '') this.text('P', line.trim())
    }
  }

  item(text: string): void {
    const { doc } = this
    this.keep(14)
    const indent = 12 * this.scale
    const { y } = doc
    const page = doc.bufferedPageRange().count
    this.text('Lbl', '•', { color: ink.accent, width: indent })
    if (doc.bufferedPageRange().count === page) doc.y = y
    this.text('LBody', text, { x: this.left + indent, width: this.width - indent })
    this.space(1.5)
  }

  labelled(label: string, names: readonly string[]): void {
    if (names.length === 0) return
    this.text('P', `${label}: ${names.join(', ')}`)
    this.space(2)
  }

  text(
    tag: string,
    text: string,
    { font = 'text', size = 10, color = ink.text, gap = 2.2, x, width }: Style = {},
  ) {
    const { doc } = this
    this.tagged(tag, () => {
      doc
        .font(font)
        .fontSize(size * this.scale)
        .fillColor(color)
        .text(printable(text), x ?? this.left, doc.y, {
          width: width ?? this.width,
          lineGap: gap * this.scale,
        })
    })
    doc.x = this.left
  }

  tagged(tag: string, content: () => void): void {
    this.doc.addStructure(this.doc.struct(tag, {}, content))
  }

  space(points: number): void {
    this.doc.y += points * this.scale
  }

  /** Starts a new page when less than this is left on the current one. In points. */
  keep(points: number): void {
    const { doc } = this
    if (doc.y + points * this.scale > doc.page.height - MARGIN.bottom) doc.addPage()
  }
}

/** Numbers each page at the bottom, in a format that CV readers recognise; a single page has no number. */
function numberPages(doc: Doc, count: number): void {
  if (count < 2) return
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc
      .font('text')
      .fontSize(8)
      .fillColor(ink.soft)
      .text(`Página ${page + 1} de ${count}`, MARGIN.side, doc.page.height - 34, {
        width: doc.page.width - 2 * MARGIN.side,
        align: 'right',
        lineBreak: false,
      })
    doc.endMarkedContent()
  }
}
