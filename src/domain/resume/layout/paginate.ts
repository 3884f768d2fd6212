import type { Mark } from './page-marks.ts'

/** One line of a column; its marks are placed from its own top. */
export interface Row {
  height: number
  marks: Mark[]
  /** The row after it must be on the same page. */
  isGlued: boolean
  /** Only distance: nothing at the top of a page. */
  isSpace: boolean
  /** The section or entry that it belongs to; '' for the head. */
  owner: string
}

export interface PlacedRow {
  row: Row
  y: number
}

/** A column's rows on pages. `top` of the first page may be lower, below a head. Glued rows break only where a page would not take them. */
export function paginate(
  rows: readonly Row[],
  { firstTop, top, bottom }: { firstTop: number; top: number; bottom: number },
): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]]
  let y = firstTop
  const newPage = () => {
    pages.push([])
    y = top
  }
  const place = (row: Row) => {
    const page = pages.at(-1)!
    if (row.isSpace && page.length === 0 && pages.length > 1) return
    if (y + row.height > bottom && page.length > 0 && !row.isSpace) newPage()
    if (!row.isSpace || pages.at(-1)!.length > 0 || pages.length === 1) {
      pages.at(-1)!.push({ row, y })
      y += row.height
    }
  }
  for (const group of groupsOf(rows)) {
    const height = group.reduce((sum, row) => sum + row.height, 0)
    const fitsOnAPage = height <= bottom - top
    if (y + height > bottom && fitsOnAPage && pages.at(-1)!.length > 0) newPage()
    for (const row of group) place(row)
  }
  return pages
}

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  let isOpen = false
  for (const row of rows) {
    if (isOpen) groups.at(-1)!.push(row)
    else groups.push([row])
    isOpen = row.isGlued
  }
  return groups
}
