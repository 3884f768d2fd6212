import type { MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import { industryName } from '#domain/admin/matching-report.words.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'

type Industry = MatchingMetrics['industryAverages'][number]

const SHOWN = 8
const COLUMNS: Column<Industry>[] = [
  { id: 'industry', label: 'Industria', lead: true, cell: ({ industry }) => industryName(industry) },
  {
    id: 'average',
    label: 'Promedio',
    cell: ({ averageScore }) =>
      averageScore === null ? '—' : <BarCell value={averageScore} most={100} color="mid" />,
  },
]

/** The averages of the industries, the highest first: a table whose figures are bars. */
export const IndustryAverages = ({ industries }: { industries: readonly Industry[] }) => (
  <Table
    label="Promedio por industria"
    density="compact"
    columns={COLUMNS}
    rows={industries.slice(0, SHOWN)}
    keyOf={({ industry }) => industry}
  />
)
