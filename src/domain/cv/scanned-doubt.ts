import type { Evidence, Read, ReadCv } from './cv.ts'
import type { PageText, TextRun } from '#domain/cv/layout/page-text.ts'

/** What a value from a picture is worth even if all of its words were recognised with certainty. */
const WORTH = 0.95
/** Longer texts are judged by the mean of their words: one of them is always doubtful. */
const FEW_WORDS = 8
/** Recognised at least so, a word is as good as printed. */
const CERTAIN = 0.85

/**
 * Lowers the confidence of each value that was recognised in a picture to that of its words. `certainties`: of the runs
 * of each page, in their order; null for a page with text of its own.
 */
export function doubtScanned(
  cv: ReadCv,
  pages: readonly PageText[],
  certainties: readonly (readonly number[] | null)[],
): ReadCv {
  const certaintyOf = ({ page, box }: Evidence): number[] => {
    const known = certainties[page - 1]
    return known ? known.filter((_, run) => isInside(pages[page - 1]!.runs[run]!, box)) : []
  }
  const doubt = <T>(read: Read<T>): Read<T> => {
    if (!read.from.some(({ page }) => certainties[page - 1])) return read
    const found = read.from.flatMap(certaintyOf)
    if (found.length === 0) return { ...read, confidence: read.confidence * WORTH }
    const mean = found.reduce((sum, certainty) => sum + certainty, 0) / found.length
    const words = found.length > FEW_WORDS ? mean : Math.min(...found)
    return { ...read, confidence: Math.min(read.confidence * WORTH, words >= CERTAIN ? WORTH : words) }
  }
  return mapReads(cv, doubt) as ReadCv
}

function isInside({ x, y, width, height }: TextRun, box: Evidence['box']): boolean {
  const [across, down] = [x + width / 2, y - height / 3]
  return across >= box.x && across <= box.x + box.width && down >= box.y && down <= box.y + box.height
}

const isRead = (value: object): value is Read<unknown> => 'confidence' in value && 'from' in value

function mapReads(value: unknown, change: (read: Read<unknown>) => Read<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => mapReads(one, change))
  if (isRead(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapReads(one, change)]))
}
