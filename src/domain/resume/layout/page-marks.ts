/** The fonts of a CV. Who draws knows their files. */
export type Face = 'sans' | 'sansStrong' | 'sansBold' | 'serif' | 'serifStrong' | 'serifBold' | 'display'

/** The part of a tagged document that a text is. */
export type MarkTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody' | 'Link' | 'Artifact'

/** One line of text. Lengths are in points; `y` is its baseline, from the top of the page. */
export interface TextMark {
  kind: 'text'
  x: number
  y: number
  width: number
  text: string
  face: Face
  size: number
  color: string
  tag: MarkTag
  /** The lines of one paragraph have the same number. */
  block: number
  link: string | null
}
export interface BoxMark {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  color: string
}
/** The person's photo, a square. */
export interface PhotoMark {
  kind: 'photo'
  x: number
  y: number
  size: number
}
export type Mark = TextMark | BoxMark | PhotoMark

export interface PageMarks {
  /** In reading order; boxes come before what stands on them. */
  marks: Mark[]
}

/** The width of a text, in points. */
export type Measure = (text: string, face: Face, size: number) => number

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89 }
