import { fewestSearches, searchDays } from '#contracts/admin/analytics-figures.ts'
import type { Analytics } from '#contracts/admin/analytics.contract.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'

type Missed = Analytics['searches']['words'][number]

/** Words that people searched and that no listed job has. */
export function MissedSearches({ searches: { total, misses, words } }: Pick<Analytics, 'searches'>) {
  const most = Math.max(0, ...words.map((row) => row.misses))
  return (
    <Card title="Búsquedas sin resultado" padding="none">
      <p className="px-5 pb-3 text-sm text-ink-2 lg:px-6">
        {total === 0
          ? 'Nadie buscó con palabras en este tiempo.'
          : `${figure(misses)} de ${figure(total)} búsquedas de empleos no encontraron nada.`}
      </p>
      {words.length > 0 && (
        <Table
          label="Búsquedas sin resultado"
          density="compact"
          columns={columnsWith(most)}
          rows={words}
          keyOf={(row) => row.words}
        />
      )}
      <p className="border-t border-line px-5 py-3 text-xs text-ink-2 lg:px-6">
        Solo cuántas veces por día: no guardamos quién buscó ni desde dónde. Unas palabras se muestran desde{' '}
        {fewestSearches} veces, porque podrían ser el nombre de alguien, y se borran a los {searchDays} días.
        Repetir una búsqueda en pocos minutos puede contar una vez.
      </p>
    </Card>
  )
}

const columnsWith = (most: number): Column<Missed>[] => [
  {
    id: 'words',
    label: 'Palabras',
    lead: true,
    cell: ({ words }) => <span className="wrap-anywhere">{words}</span>,
  },
  { id: 'misses', label: 'Veces', cell: ({ misses }) => <BarCell value={misses} most={most} color="blue" /> },
]
