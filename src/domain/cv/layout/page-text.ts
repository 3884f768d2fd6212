/** A piece of text as a page shows it. Lengths in points (1/72 inch); the origin is the page's top left corner, y grows downwards. */
export interface TextRun {
  text: string
  x: number
  /** The baseline. */
  y: number
  width: number
  /** The font's size. */
  height: number
  /** The font's name without the subset's prefix ('Lato-Bold'); names of one font within a document are equal; empty where the source has none. */
  font: string
  isBold: boolean
  isItalic: boolean
}

/** Text that stands on its side, turned by a quarter: the box of its letters, in points. */
export interface RotatedRun extends Pick<TextRun, 'text' | 'height' | 'font' | 'isBold' | 'isItalic'> {
  left: number
  right: number
  top: number
  bottom: number
  /** It is read from top to bottom; otherwise upwards. */
  isDown: boolean
}

/** A place of the page that leads to an address: `mailto:…`, `https://…`. */
export interface TextLink {
  url: string
  x: number
  y: number
  width: number
  height: number
}

/** What a page says and where. A text without a layout (DOCX, pasted text) is pages of runs one below the other. */
export interface PageText {
  width: number
  height: number
  runs: TextRun[]
  /** Kept apart from what stands upright: most of it is a stamp or a watermark. */
  rotated: RotatedRun[]
  links: TextLink[]
}
