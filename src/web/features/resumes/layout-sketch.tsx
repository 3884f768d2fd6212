import type { ResumeLayout } from '#contracts/resumes/resume-vocabulary.ts'
import { layouts } from '#domain/resume/layout/layouts.data.ts'
import { paper } from '#domain/resume/layout/page-marks.ts'

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** A layout at a glance, drawn from its own measures. Decorative: its name stands beside it. */
export function LayoutSketch({ layout }: { layout: ResumeLayout }) {
  const { head, ink, margin, side, dates, heading } = layouts[layout]
  const inner = paper.width - 2 * margin.side
  const sideX = side?.at === 'left' ? margin.side : paper.width - margin.side - (side?.width ?? 0)
  const x = side?.at === 'left' ? margin.side + side.width + 30 : margin.side
  const width = side ? inner - side.width - 30 : inner
  const isBand = head.at === 'band'
  const nameX = head.at === 'middle' ? paper.width / 2 - 130 : isBand ? margin.side : x
  const textX = dates === 'left' ? x + 100 : x
  return (
    <svg
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      aria-hidden="true"
      className="block h-auto w-full rounded-sm ring ring-line"
    >
      <rect width={paper.width} height={paper.height} fill="#ffffff" />
      {side?.fill && (
        <rect x={0} y={0} width={margin.side + side.width + 15} height={paper.height} fill={side.fill} />
      )}
      {isBand && <rect x={0} y={0} width={paper.width} height={150} fill={head.fill} />}
      <rect x={nameX} y={56} width={260} height={30} fill={isBand ? head.text : ink.text} />
      <rect
        x={nameX + (head.at === 'middle' ? 50 : 0)}
        y={100}
        width={160}
        height={14}
        fill={isBand ? head.soft : ink.accent}
      />
      {[190, 400, 610].map((y, at) => (
        <g key={y}>
          {heading === 'bar' && <rect x={x} y={y - 3} width={8} height={24} fill={ink.accent} />}
          <rect x={heading === 'bar' ? x + 22 : x} y={y} width={130} height={16} fill={ink.accent} />
          {heading !== 'bar' && heading !== 'capitals' && (
            <rect x={x} y={y + 24} width={width} height={3} fill={ink.line} />
          )}
          {LINES.slice(0, 6).map((line) => (
            <rect
              key={line}
              x={line === 0 ? x : textX}
              y={y + 46 + line * 22}
              width={
                line === 0 && dates === 'left'
                  ? 76
                  : (width - (textX - x)) * (0.96 - ((line * 7 + at * 3) % 5) / 14)
              }
              height={8}
              fill={ink.soft}
              opacity={line === 0 ? 0.75 : 0.35}
            />
          ))}
        </g>
      ))}
      {side &&
        LINES.map((line) => (
          <rect
            key={line}
            x={sideX}
            y={190 + line * 44}
            width={side.width * (line % 3 === 0 ? 0.6 : 0.9 - (line % 2) / 5)}
            height={line % 3 === 0 ? 14 : 8}
            fill={line % 3 === 0 ? ink.accent : ink.soft}
            opacity={line % 3 === 0 ? 1 : 0.4}
          />
        ))}
    </svg>
  )
}
