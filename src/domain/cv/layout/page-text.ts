/** A piece of text on a page. Lengths in points (1/72 inch); the origin is the top left corner of the page, y grows downwards. */
export interface TextRun {
  text: string
  x: number
  /** The baseline. */
  y: number
  width: number
  /** The font size. */
  height: number
  /** The font name without the subset prefix ('Lato-Bold'); equal for one font in a document; empty if the source has none. */
  font: string
  isBold: boolean
  isItalic: boolean
}

/** Text turned by a quarter, with the box of its letters in points. */
export interface RotatedRun extends Pick<TextRun, 'text' | 'height' | 'font' | 'isBold' | 'isItalic'> {
  left: number
  right: number
  top: number
  bottom: number
  /** Read from top to bottom; otherwise upwards. */
  isDown: boolean
}

/** A link on the page: `mailto:…`, `https://…`. */
export interface TextLink {
  url: string
  x: number
  y: number
  width: number
  height: number
}

/** The texts of a page with their positions. A text without layout (DOCX, pasted text) becomes pages of runs one below the other. */
export interface PageText {
  width: number
  height: number
  runs: TextRun[]
  /** Separate from upright text: most of it is a stamp or a watermark. */
  rotated: RotatedRun[]
  links: TextLink[]
}
