type Family = 'Helvetica' | 'Times'

export interface Look {
  isBold?: boolean
  isItalic?: boolean
  size?: number
  colour?: string
  x?: number
  room?: number
}

/** The name of a standard PDF font. */
export function fontOf({ isBold = false, isItalic = false }: Look, family: Family = 'Helvetica'): string {
  if (isBold) return `${family}-Bold`
  if (isItalic) return family === 'Times' ? 'Times-Italic' : 'Helvetica-Oblique'
  return family === 'Times' ? 'Times-Roman' : family
}

/** A page that is filled from the top between two margins and continues on the next. */
export function pageWriter(document: PDFKit.PDFDocument, edge: number, family: Family = 'Helvetica') {
  const width = document.page.width - 2 * edge
  let y = 44
  const write = (words: string, look: Look = {}) => {
    if (words === '') return
    const { size = 9.6, colour = '#2b2b2b', x = edge, room = width - (x - edge) } = look
    document.font(fontOf(look, family)).fontSize(size)
    const height = document.heightOfString(words, { width: room, lineGap: 1.6 })
    if (y + height > 800) {
      document.addPage()
      y = 44
    }
    document.fillColor(colour).text(words, x, y, { width: room, lineGap: 1.6 })
    y += height
  }
  return {
    width,
    write,
    /** Two texts that start on one line, the second `away` points from the margin; continues below the longer one. */
    pair(left: string, right: string, away: number, looks: [Look, Look] = [{}, {}]) {
      if (right === '' && left === '') return
      const top = y
      write(left, { room: away - 10, ...looks[0] })
      const below = y
      // If the left one continued on the next page, so does the right one.
      y = below < top ? 44 : top
      write(right, { x: edge + away, ...looks[1] })
      y = Math.max(y, below < top ? 44 : below)
    },
    gap(height: number) {
      y += height
    },
    /** Starts a new page if less than `height` is left. */
    need(height: number) {
      if (y + height <= 800) return
      document.addPage()
      y = 44
    },
    rule(colour: string) {
      document
        .moveTo(edge, y)
        .lineTo(edge + width, y)
        .lineWidth(0.7)
        .stroke(colour)
    },
    /** A coloured bar behind the next line. */
    bar(colour: string) {
      document.rect(edge, y - 3, width, 17).fill(colour)
    },
  }
}

export type PageWriter = ReturnType<typeof pageWriter>
