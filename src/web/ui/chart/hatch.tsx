import { type ChartColor, fills } from './chart-colors.ts'

/** A loose weave in a chart's colour: what is not final. Used as `fill="url(#id)"`. */
export const Hatch = ({ id, color }: { id: string; color: ChartColor }) => (
  <defs>
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0h2v5H0z" className={fills[color]} />
    </pattern>
  </defs>
)
