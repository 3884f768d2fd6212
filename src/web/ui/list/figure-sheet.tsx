import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { Stat } from './stat.tsx'

/** In how many columns a wide screen shows the figures. */
const COLUMNS = { 4: 'xl:grid-cols-4', 5: 'xl:grid-cols-5' }

type FigureSheetProps = {
  figures: readonly { label: string; value: ReactNode }[]
  columns: keyof typeof COLUMNS
}

/** Figures as one sheet, cut by thin lines: two in a row on a phone. */
export function FigureSheet({ figures, columns }: FigureSheetProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-2 gap-px overflow-clip rounded-md border border-line bg-line',
        COLUMNS[columns],
      )}
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0 bg-surface px-4 py-3.5 last:odd:max-xl:col-span-2 lg:px-5">
          <Stat label={label} value={value} />
        </div>
      ))}
    </div>
  )
}
