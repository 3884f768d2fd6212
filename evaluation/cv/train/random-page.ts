import type { TextRun } from '#domain/cv/layout/page-text.ts'
import { GAP, type Look } from './random-design.ts'

/** How wide letters are on average, in sizes. */
const WIDTHS = { plain: 0.49, bold: 0.53 }
/** The distance of tab stops, in points. */
const TAB = 36

export const widthOf = (text: string, { size, isBold }: Pick<Look, 'size' | 'isBold'>): number =>
  text.length * size * (isBold ? WIDTHS.bold : WIDTHS.plain)

/** A page that is written from top to bottom. */
export class Page {
  readonly runs: TextRun[] = []
  y = 50

  /** Sets a text at a place of the current line. */
  put(text: string, x: number, look: Look): void {
    const printed =
      look.letters === 'capitals' ? text.toUpperCase() : look.letters === 'small' ? text.toLowerCase() : text
    this.runs.push({
      text: printed,
      x,
      y: this.y,
      width: widthOf(printed, look),
      height: look.size,
      font: look.isBold ? 'Body-Bold' : look.isItalic ? 'Body-Italic' : 'Body',
      isBold: look.isBold,
      isItalic: look.isItalic,
    })
  }

  /** Sets texts one after the other from `left`, broken before `right`; further lines begin at `hang`. */
  flow(
    chunks: readonly { text: string; look: Look }[],
    { left, right, lead, hang = left }: { left: number; right: number; lead: number; hang?: number },
  ): void {
    let x = left
    for (const { text, look } of chunks) {
      if (text === GAP) {
        x = left + Math.ceil((x + 12 - left) / TAB) * TAB
        continue
      }
      let own = ''
      for (const word of text.split(/(?<=\s)/u)) {
        if (x + widthOf((own + word).trimEnd(), look) > right && (own !== '' || x > left)) {
          if (own.trim() !== '') this.put(own.trimEnd(), x, look)
          this.y += look.size * lead
          x = hang
          own = ''
        }
        own += word
      }
      if (own.trim() !== '') this.put(own, x, look)
      x += widthOf(own, look)
    }
  }
}
