import type { Box, PageOutline } from './page-outline.ts'

type PageSketchProps = {
  page: number
  outline: PageOutline
  /** The boxes to highlight. */
  marked: readonly Box[]
}

/** A small sketch of a CV page: where something was read, with the current value in colour. The text beside it says the same. */
export function PageSketch({ page, outline: { width, height, boxes }, marked }: PageSketchProps) {
  return (
    <figure className="w-24 flex-none">
      <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} className="block h-auto w-full" aria-hidden="true">
        <rect
          width={width}
          height={height}
          rx="12"
          className="fill-surface stroke-line-strong"
          strokeWidth="6"
        />
        <g className="fill-line">{bars(boxes)}</g>
        <g className="fill-accent">{bars(marked)}</g>
      </svg>
      <figcaption className="mt-1 text-center text-xs text-ink-2">Página {page}</figcaption>
    </figure>
  )
}

/** Values of one line share a box, which is drawn once. */
const bars = (boxes: readonly Box[]) =>
  [...new Map(boxes.map((box) => [`${box.x} ${box.y} ${box.width} ${box.height}`, box]))].map(
    ([key, box]) => <rect key={key} {...box} />,
  )
