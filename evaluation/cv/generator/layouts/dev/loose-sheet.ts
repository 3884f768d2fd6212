import { pick } from '../layout.ts'

type Pdf = PDFKit.PDFDocument

/** A text with its position; the drawing order is separate. */
interface Piece {
  kind: 'shape' | 'date' | 'bold' | 'plain'
  draw: () => void
}

export interface Style {
  kind?: Piece['kind']
  isItalic?: boolean
  size?: number
  colour?: string
  align?: 'left' | 'right' | 'center'
}

/** A page that is laid out first and drawn afterwards, in another order. */
export interface Sheet {
  document: Pdf
  pieces: Piece[]
  variant: number
  accent: string
  /** Puts text at (x, y) in lines of `width` points; returns the y below it. */
  put: (text: string, x: number, y: number, width: number, style?: Style) => number
  shape: (draw: () => void) => void
}

export type Icon = 'person' | 'case' | 'cap' | 'tool' | 'globe' | 'star'

/** An empty page on which text is placed before it is drawn. */
export function sheetOf(document: Pdf, variant: number): Sheet {
  const pieces: Piece[] = []
  const family = pick(['Helvetica', 'Helvetica', 'Times', 'Helvetica'], variant)
  const fontOf = ({ kind, isItalic }: Style) => {
    if (kind === 'bold') return `${family}-Bold`
    if (isItalic === true) return family === 'Times' ? 'Times-Italic' : 'Helvetica-Oblique'
    return family === 'Times' ? 'Times-Roman' : 'Helvetica'
  }
  const put: Sheet['put'] = (text, x, y, width, style = {}) => {
    const { size = 9.4, colour = '#222222', align = 'left', kind = 'plain' } = style
    const font = fontOf(style)
    document.font(font).fontSize(size)
    const height = document.heightOfString(text, { width, lineGap: 1.3, align })
    const draw = () => {
      document.font(font).fontSize(size).fillColor(colour)
      // The last variant draws every word separately, as some programs do.
      if (variant === 3 && align === 'left') drawWords(document, text, x, y, width)
      else document.text(text, x, y, { width, lineGap: 1.3, align })
    }
    pieces.push({ kind, draw })
    return y + height
  }
  return {
    document,
    pieces,
    variant,
    accent: pick(['#0f766e', '#7c2d12', '#1e3a8a', '#4b5563'], variant),
    put,
    shape: (draw) => pieces.push({ kind: 'shape', draw }),
  }
}

function drawWords(document: Pdf, text: string, x: number, y: number, width: number): void {
  const space = document.widthOfString(' ')
  const height = document.currentLineHeight() + 1.3
  let left = x
  let top = y
  for (const word of text.split(' ')) {
    const length = document.widthOfString(word)
    if (left > x && left + length > x + width) {
      left = x
      top += height
    }
    document.text(word, left, top, { lineBreak: false })
    left += length + space
  }
}

/** Shapes first; then the words: all dates first, from the bottom up, bold before plain, or the header last. */
export function drawAll({ pieces, variant }: Sheet): void {
  const shapes = pieces.filter(({ kind }) => kind === 'shape')
  const words = pieces.filter(({ kind }) => kind !== 'shape')
  const first = (kind: Piece['kind']) => [
    ...words.filter((piece) => piece.kind === kind),
    ...words.filter((piece) => piece.kind !== kind),
  ]
  const ordered = pick(
    [first('date'), words.toReversed(), first('bold'), [...words.slice(6), ...words.slice(0, 6)]],
    variant,
  )
  for (const piece of [...shapes, ...ordered]) piece.draw()
}

/** A white icon on a disc. */
export function drawIcon(document: Pdf, icon: Icon, x: number, y: number, accent: string): void {
  document.circle(x, y, 9).fill(accent)
  document.fillColor('#ffffff').strokeColor('#ffffff').lineWidth(1)
  const signs: Record<Icon, () => void> = {
    person() {
      document.circle(x, y - 2, 2.2).fill()
      document.rect(x - 3.5, y + 1, 7, 3.5).fill()
    },
    case() {
      document.rect(x - 4.5, y - 2, 9, 6).fill()
      document.rect(x - 1.5, y - 4, 3, 2).stroke()
    },
    cap() {
      document.polygon([x - 6, y - 1], [x, y - 4], [x + 6, y - 1], [x, y + 2]).fill()
      document.rect(x - 3, y + 1, 6, 2.5).fill()
    },
    tool() {
      document
        .moveTo(x - 4, y + 4)
        .lineTo(x + 4, y - 4)
        .stroke()
      document.circle(x + 3, y - 3, 2).fill()
    },
    globe() {
      document.circle(x, y, 4.5).stroke()
      document
        .moveTo(x - 4.5, y)
        .lineTo(x + 4.5, y)
        .stroke()
    },
    star() {
      document.polygon([x, y - 5], [x + 4, y + 4], [x - 5, y - 2], [x + 5, y - 2], [x - 4, y + 4]).fill()
    },
  }
  signs[icon]()
}
