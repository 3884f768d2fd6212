import type { Box, PageOutline } from './page-outline.ts'

type PageSketchProps = {
  page: number
  outline: PageOutline
  /** Where what is looked for stands. */
  marked: readonly Box[]
}

/** A page of the CV in small: where on it something was read, with what is looked for in colour. The words beside it say the same. */
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

/** Values of one line share a place: it is drawn once. */
const bars = (boxes: readonly Box[]) =>
  [...new Map(boxes.map((box) => [`${box.x} ${box.y} ${box.width} ${box.height}`, box]))].map(
    ([key, box]) => <rect key={key} {...box} />,
  )
