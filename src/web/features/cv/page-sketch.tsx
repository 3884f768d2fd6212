import { cx } from '#web/ui/cx.ts'
import type { Box, PageOutline } from './page-outline.ts'

type PageSketchProps = {
  page: number
  outline: PageOutline
  /** What is looked for; a doubtful one has a border, too. */
  marked: readonly { box: Box; isDoubtful: boolean }[]
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
        {boxes.map((box) => (
          <rect key={`${box.x} ${box.y} ${box.width}`} {...box} className="fill-line" />
        ))}
        {marked.map(({ box, isDoubtful }) => (
          <rect
            key={`${box.x} ${box.y} ${box.width}`}
            x={box.x - 6}
            y={box.y - 6}
            width={box.width + 12}
            height={box.height + 12}
            rx="4"
            className={cx('fill-accent', isDoubtful && 'stroke-ink')}
            fillOpacity="0.75"
            strokeWidth="8"
          />
        ))}
      </svg>
      <figcaption className="mt-1 text-center text-xs text-ink-2">Página {page}</figcaption>
    </figure>
  )
}
