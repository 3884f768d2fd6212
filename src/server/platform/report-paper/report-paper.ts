/** A report or a sheet as a PDF: what is printed, already in words. */
export interface ReportPaper {
  title: string
  /** Under the title: the filters and when it was counted. */
  lines: readonly string[]
  figures: readonly { label: string; value: string }[]
  parts: readonly ReportPart[]
  /** At the end: how the figures come about. */
  notes: readonly string[]
}

export interface ReportPart {
  title: string
  /** Drawn above the table. */
  bars?: {
    values: readonly number[]
    tones: readonly PaperTone[]
    labels: readonly { at: number; text: string }[]
  }
  table?: { columns: readonly { name: string; isFigure?: boolean }[]; rows: readonly (readonly string[])[] }
  /** Under the table: a label and a value in each line. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** Under the facts: paragraphs, one in each line. */
  text?: string
}

/** The warmths of a match. */
export type PaperTone = 'high' | 'medium' | 'low'
