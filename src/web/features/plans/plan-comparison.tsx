import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { PlanLine } from './plan.words.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'

/** The features of each plan side by side. For wide screens: a phone only has the cards. */
export function PlanComparison({ plans, lines }: { plans: readonly string[]; lines: readonly PlanLine[] }) {
  return (
    <section className="mt-14 max-md:hidden">
      <h2 className="mb-5 text-h3">Compara los planes</h2>
      <div className="overflow-clip rounded-md border border-line bg-surface">
        <Table
          label="Qué incluye cada plan"
          rows={lines}
          keyOf={(line) => line.name}
          columns={[nameColumn, ...plans.map(columnOf)]}
        />
      </div>
    </section>
  )
}

const nameColumn: Column<PlanLine> = {
  id: 'name',
  label: 'Función',
  lead: true,
  cell: ({ name }) => name,
}

const columnOf = (plan: string, at: number): Column<PlanLine> => ({
  id: plan,
  label: plan,
  cell: ({ has }) => <Has value={has[at] ?? false} />,
})

function Has({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return <span className="font-strong tabular-nums">{value}</span>
  return value ? (
    <>
      <Check className="icon text-accent-ink" />
      <span className="sr-only">Incluido</span>
    </>
  ) : (
    <>
      <Minus className="icon text-ink-3" />
      <span className="sr-only">No incluido</span>
    </>
  )
}
