import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { Key, ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'

export type Sort = { column: string; direction: 'ascending' | 'descending' }

export type Column<Row> = {
  id: string
  /** The column's heading; on a phone it precedes each value. */
  label: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers and dates align right, in tabular figures. */
  align?: 'start' | 'end'
  /** On a phone this cell is the card's first one, without a label. */
  lead?: boolean
}

type TableProps<Row> = {
  /** The accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  sort?: Sort
  onSort?: (column: string) => void
  density?: 'normal' | 'compact'
  /** The row with the cursor of a list that is moved through by keys. */
  currentKey?: Key | null
}

/** Rows below a sticky heading. On a phone each row is a card with labels. */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  density = 'normal',
  currentKey = null,
}: TableProps<Row>) {
  const padding = density === 'normal' ? 'md:py-3' : 'md:py-1.5'
  return (
    <table className="w-full border-collapse text-sm max-md:block">
      <caption className="sr-only">{label}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sortable ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
              className={cx(
                'sticky top-0 bg-surface px-4 py-2.5 text-xs font-strong whitespace-nowrap text-ink-2 shadow-[inset_0_-1px] shadow-line-strong',
                column.align === 'end' ? 'text-right' : 'text-left',
              )}
            >
              {column.sortable ? (
                <button
                  type="button"
                  onClick={() => onSort?.(column.id)}
                  className="inline-flex min-h-6 items-center gap-1.5 hover:text-ink"
                >
                  {column.label}
                  <SortIcon direction={sort?.column === column.id ? sort.direction : undefined} />
                </button>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cx(
              'border-line transition-colors not-last:border-b max-md:block max-md:py-3',
              currentKey !== null && keyOf(row) === currentKey
                ? 'bg-accent-soft *:first:shadow-[inset_3px_0_var(--color-accent)]'
                : 'hover:bg-sunken/50',
            )}
          >
            {columns.map((column) => (
              <td
                key={column.id}
                className={cx(
                  'px-4 align-middle max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1 max-md:text-right',
                  padding,
                  column.align === 'end' && 'text-right whitespace-nowrap tabular-nums',
                )}
              >
                {!column.lead && (
                  <span aria-hidden="true" className="text-ink-3 md:hidden">
                    {column.label}
                  </span>
                )}
                <div className={column.lead ? 'text-left' : ''}>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'ascending') return <ArrowUp className="icon" />
  if (direction === 'descending') return <ArrowDown className="icon" />
  return <ChevronsUpDown className="icon text-ink-3" />
}
