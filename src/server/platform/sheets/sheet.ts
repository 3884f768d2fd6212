/** A cell with its real type: a number is a number in Excel, a day is a day. */
export type SheetCell = string | number | Date | null

export interface SheetColumn {
  name: string
  /** In characters. */
  width: number
  /** How numbers and days are shown; without one, text. */
  format?: 'day' | 'whole' | 'decimal' | 'percent'
}

/** A sheet whose rows come in batches, so that this thread never has all of them. */
export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly SheetCell[][]> | Iterable<readonly SheetCell[][]>
}

/** What the writer's thread is told, in this order. */
export type SheetMessage =
  | { kind: 'sheet'; name: string; columns: readonly SheetColumn[] }
  | { kind: 'rows'; rows: readonly SheetCell[][] }
  | { kind: 'end' }
/** What the file has more since the last answer. */
export type SheetAnswer = { kind: 'bytes'; bytes: readonly Uint8Array[] } | { kind: 'failed'; reason: string }
