interface Stroke {
  x: number
  /** The right limit of lines. */
  to: number
  size: number
  isBold?: boolean
  colour?: string
  /** The indent of lines after the first. */
  hanging?: number
}

const bottom = 792
const top = 54

/** Draws on a page by coordinates, each word as a separate text, and starts a new page when it is full. Lengths in points. */
export class Pen {
  y = top
  private readonly document: PDFKit.PDFDocument
  private readonly family: 'Helvetica' | 'Times'

  /** The line distance, in font sizes. */
  private readonly leading: number

  constructor(document: PDFKit.PDFDocument, family: 'Helvetica' | 'Times', leading: number) {
    this.document = document
    this.family = family
    this.leading = leading
  }

  /** Draws one paragraph from `this.y` down; leaves `this.y` below it. */
  words(text: string, { x, to, size, isBold = false, colour = '#222222', hanging = 0 }: Stroke): void {
    if (text.trim() === '') return
    this.turnPageFor(size * this.leading)
    this.use(size, isBold, colour)
    const space = this.document.widthOfString(' ')
    let at = x
    for (const word of text.split(' ')) {
      const width = this.document.widthOfString(word)
      if (at + width > to && at > x) {
        this.y += size * this.leading
        this.turnPageFor(size * this.leading)
        this.use(size, isBold, colour)
        at = x + hanging
      }
      if (word !== '') this.document.text(word, at, this.y, { lineBreak: false })
      at += width + space
    }
    this.y += size * this.leading
  }

  /** A heading above a line; letter-spaced headings are drawn letter by letter. */
  spacedHeading(
    words: string,
    { x, to, colour, isSpaced }: { x: number; to: number; colour: string; isSpaced: boolean },
  ): void {
    this.y += 9
    this.turnPageFor(60)
    this.use(11, true, colour)
    let at = x
    for (const letter of isSpaced ? words : [words]) {
      if (letter !== ' ') this.document.text(letter, at, this.y, { lineBreak: false })
      at += this.document.widthOfString(letter) + 3
    }
    this.y += 15
    this.document.moveTo(x, this.y).lineTo(to, this.y).lineWidth(0.6).strokeColor(colour).stroke()
    this.y += 6
  }

  /** A date, the dot on the line, and the output of `draw` to its right. */
  entry(date: string, dateX: number, lineX: number, colour: string, draw: () => void): void {
    this.turnPageFor(46)
    const start = this.y
    const page = this.document.page
    this.use(8.8, false, colour)
    // Two texts for start and end of the period, as programs that fill a form do.
    const [from = '', ...rest] = date.split(' ')
    this.document.text(from, dateX, start, { lineBreak: false })
    if (rest.length > 0)
      this.document.text(rest.join(' '), dateX + this.document.widthOfString(`${from} `), start, {
        lineBreak: false,
      })
    draw()
    if (this.document.page === page) {
      this.document.moveTo(lineX, start).lineTo(lineX, this.y).lineWidth(1).strokeColor(colour).stroke()
      this.document
        .circle(lineX, start + 5, 3)
        .fillColor(colour)
        .fill()
    }
    this.y += 5
  }

  /** Items in several columns, row by row. */
  inColumns(items: string[], x: number, to: number, count: number): void {
    const width = (to - x) / count
    for (let first = 0; first < items.length; first += count) {
      this.turnPageFor(13)
      const start = this.y
      let lowest = start
      items.slice(first, first + count).forEach((item, column) => {
        this.y = start
        this.words(item, { x: x + column * width, to: x + (column + 1) * width - 8, size: 9.4 })
        lowest = Math.max(lowest, this.y)
      })
      this.y = lowest
    }
  }

  private use(size: number, isBold: boolean, colour: string): void {
    const plain = this.family === 'Times' ? 'Times-Roman' : 'Helvetica'
    this.document
      .font(isBold ? `${this.family}-Bold` : plain)
      .fontSize(size)
      .fillColor(colour)
  }

  private turnPageFor(height: number): void {
    if (this.y + height <= bottom) return
    this.document.addPage({ size: 'A4', margin: 0 })
    this.y = top
  }
}
