import { printable } from '#domain/resume/printable.ts'
import type { Layout } from './layouts.data.ts'
import type { Face, Mark, MarkTag, Measure, TextMark } from './page-marks.ts'
import type { Row } from './paginate.ts'
import { wrap } from './wrap.ts'

/** How much smaller than its layout a CV is set, so that it fits its pages. */
export interface Tightness {
  size: number
  space: number
}

export interface TextStyle {
  face?: Face
  size?: number
  color?: string
  tag?: MarkTag
  link?: string | null
  align?: 'left' | 'middle'
  /** From the column's left edge. */
  indent?: number
  /** Less than the column's. */
  width?: number
}

/** The distance from the top of a line to its baseline, as a part of the size of its letters. */
const ASCENT = 0.95

/** A column of text that grows downwards, in rows that pages are made of. */
export class Column {
  readonly rows: Row[] = []
  readonly layout: Layout
  readonly x: number
  readonly width: number
  readonly tightness: Tightness
  private readonly measure: Measure
  private readonly nextBlock: () => number
  private owner = ''

  constructor(
    layout: Layout,
    { x, width }: { x: number; width: number },
    { measure, tightness, nextBlock }: { measure: Measure; tightness: Tightness; nextBlock: () => number },
  ) {
    this.layout = layout
    this.x = x
    this.width = width
    this.measure = measure
    this.tightness = tightness
    this.nextBlock = nextBlock
  }

  /** Everything after it belongs to this section or entry. */
  belongsTo(owner: string): void {
    this.owner = owner
  }

  space(points: number): void {
    this.push({ height: points * this.tightness.space, marks: [], isGlued: true, isSpace: true })
  }

  /** The width of a text as this column sets it. */
  widthOf(text: string, { face, size }: TextStyle = {}): number {
    const { faces, sizes } = this.layout
    return this.measure(printable(text), face ?? faces.text, (size ?? sizes.text) * this.tightness.size)
  }

  /** The lines of a text, each a row. */
  linesOf(text: string, style: TextStyle = {}): Row[] {
    const { faces, sizes, ink, gaps } = this.layout
    const { face = faces.text, color = ink.text, tag = 'P', link = null, indent = 0 } = style
    const size = (style.size ?? sizes.text) * this.tightness.size
    const width = style.width ?? this.width - indent
    const widthOf = (line: string) => this.measure(line, face, size)
    const block = this.nextBlock()
    return wrap(text, width, widthOf).map((line) => {
      const taken = widthOf(line)
      const middle = style.align === 'middle' ? (width - taken) / 2 : 0
      const mark: TextMark = {
        kind: 'text',
        x: this.x + indent + middle,
        y: size * ASCENT,
        width: taken,
        text: line,
        face,
        size,
        color,
        tag,
        block,
        link,
      }
      return this.row({ height: size * gaps.line, marks: [mark] })
    })
  }

  /** A paragraph, which no page leaves with a single line. */
  text(text: string, style: TextStyle = {}, { isGlued = false } = {}): void {
    const lines = this.linesOf(text, style)
    for (const [at, line] of lines.entries()) {
      const isLast = at === lines.length - 1
      line.isGlued = isGlued || (!isLast && (at === 0 || at === lines.length - 2))
      this.push(line)
    }
  }

  /** The style with letters so much smaller that the text is on one line; unchanged if they would be smaller than `least`. */
  fitting(text: string, style: TextStyle, least: number): TextStyle {
    const wanted = style.size ?? this.layout.sizes.text
    const taken = this.widthOf(text, style)
    const width = style.width ?? this.width - (style.indent ?? 0)
    const size = taken > width ? (wanted * width) / taken - 0.02 : wanted
    return size < least ? style : { ...style, size }
  }

  /** Several groups of rows side by side, each from the same top. */
  beside(...groups: readonly (readonly Row[])[]): void {
    const most = Math.max(...groups.map(({ length }) => length))
    for (let at = 0; at < most; at++) {
      const rows = groups.flatMap((group) => group[at] ?? [])
      const height = Math.max(...rows.map((row) => row.height))
      const base = Math.max(...rows.map(baseOf))
      const marks = rows.flatMap((row) => row.marks.map((mark) => lowered(mark, base - baseOf(row))))
      this.push({ height, marks, isGlued: true })
    }
  }

  /** A box over the width of the column. */
  rule(height: number, color: string, { indent = 0, width = this.width } = {}): void {
    this.push({
      height,
      marks: [{ kind: 'box', x: this.x + indent, y: 0, width, height, color }],
      isGlued: true,
    })
  }

  private row(row: Pick<Row, 'height' | 'marks'> & Partial<Row>): Row {
    return { isGlued: false, isSpace: false, owner: this.owner, ...row }
  }

  push(row: Pick<Row, 'height' | 'marks'> & Partial<Row>): void {
    this.rows.push({ ...this.row(row), owner: this.owner })
  }
}

/** The baseline of a row's text. */
const baseOf = ({ marks }: Row): number =>
  Math.max(0, ...marks.map((mark) => (mark.kind === 'text' ? mark.y : 0)))

export const lowered = <M extends Mark>(mark: M, by: number): M => ({ ...mark, y: mark.y + by })
