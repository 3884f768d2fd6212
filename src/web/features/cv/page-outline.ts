import type { ExtractedData } from '#contracts/cv/extracted-data.ts'

type Place = { page: number; box: { x: number; y: number; width: number; height: number } }
export type Box = Place['box']

/** A sketch of a page in points: its size and the boxes of what was read. */
export interface PageOutline {
  width: number
  height: number
  boxes: Box[]
}

/** A4: the reading does not give the size of a page. */
const PAPER = { width: 595, height: 842 }
/** A text without pages (DOCX) has one long page, of which a sketch shows nothing. */
const LONGEST = 2 * PAPER.height
const MOST_BOXES = 300

/** The pages on which something was read, by number. Pages longer than paper are left out. */
export function outlineOf(data: ExtractedData): ReadonlyMap<number, PageOutline> {
  const { contact, summary, experiences, educations, skills } = data
  const reads = [contact, ...experiences, ...educations].flatMap((part) => Object.values(part))
  const places = [...reads, summary, ...Object.values(skills).flat()].flatMap((read): readonly Place[] =>
    typeof read === 'object' && read !== null && 'from' in read ? read.from : [],
  )
  const outlines = new Map<number, PageOutline>()
  for (const { page, box } of places) {
    const outline = outlines.get(page) ?? { ...PAPER, boxes: [] }
    outlines.set(page, outline)
    outline.width = Math.max(outline.width, box.x + box.width)
    outline.height = Math.max(outline.height, box.y + box.height)
    if (outline.boxes.length < MOST_BOXES) outline.boxes.push(box)
  }
  return new Map([...outlines].filter(([, { height }]) => height <= LONGEST))
}
