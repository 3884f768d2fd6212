import { useState } from 'react'
import type { JobStatistics } from '#contracts/jobs/job-views.contract.ts'
import { statisticDays } from '#contracts/jobs/statistics-figures.ts'
import { sourceNames } from '#domain/jobs/view-source.words.ts'
import { dayPeriod } from '#domain/time/periods.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { besideMedian, comparedWith } from './statistics.words.ts'

const names = { seen: 'Vistas en listas', opened: 'Visitas al aviso', applied: 'Postulaciones' } as const
type Shown = keyof typeof names
const shownOnes = Object.keys(names) as Shown[]

/** Seen, opened, applied: in all, by day, by source, and beside similar ads. */
export function AdStatistics({ statistics }: { statistics: JobStatistics }) {
  const { days, sources, similar } = statistics
  const [shown, setShown] = useState<Shown>('opened')
  const total = (key: Shown) => days.reduce((sum, day) => sum + day[key], 0)
  const [seen, opened, applied] = [total('seen'), total('opened'), total('applied')]
  return (
    <div className="grid gap-4">
      <Card>
        <div className="grid gap-4 sm:grid-cols-3">
          <Stat label={names.seen} value={figure(seen)} />
          <Stat label={names.opened} value={figure(opened)} aside={shareOf(opened, seen, 'de las vistas')} />
          <Stat
            label={names.applied}
            value={figure(applied)}
            aside={shareOf(applied, opened, 'de las visitas')}
          />
        </div>
        <p className="mt-4 max-w-[72ch] text-xs text-ink-2">
          Desde que se publicó, hasta {statisticDays.shown} días. Contamos sin cookies y sin guardar quién:
          las visitas de tu empresa y de robots no cuentan.
        </p>
      </Card>
      <Card>
        <BarChart
          title="Día por día"
          description={`${names[shown]} de cada día. El de hoy no ha terminado.`}
          pointLabel="Día"
          name={names[shown]}
          points={days.map(({ day }, at) => ({ ...dayPeriod(day), isPartial: at === days.length - 1 }))}
          values={days.map((day) => day[shown])}
          action={
            <div className="max-w-full overflow-x-auto">
              <Segmented
                label="Qué se muestra"
                options={shownOnes.map((value) => ({ value, label: names[value] }))}
                value={shown}
                onChange={setShown}
              />
            </div>
          }
        />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="De dónde vienen">
          {sources.length === 0 ? (
            <p className="text-sm text-ink-2">Todavía nadie abre el aviso ni postula.</p>
          ) : (
            <Sources sources={sources} />
          )}
        </Card>
        <Card title="Junto a avisos parecidos">
          {similar ? (
            <Beside similar={similar} />
          ) : (
            <p className="text-sm text-ink-2">
              Todavía no hay suficientes avisos activos de otras empresas en esta categoría para comparar.
            </p>
          )}
        </Card>
      </div>
    </div>
  )
}

/** '12 % de las visitas'; nothing without a whole. */
function shareOf(part: number, whole: number, words: string) {
  if (whole === 0 || part > whole) return null
  return <span className="text-sm text-ink-2">{`${Math.round((part / whole) * 100)} % ${words}`}</span>
}

function Sources({ sources }: Pick<JobStatistics, 'sources'>) {
  const all = sources.reduce((sum, { opened }) => sum + opened, 0)
  return (
    <Table
      label="Visitas y postulaciones por origen"
      density="compact"
      columns={[
        { id: 'source', label: 'Origen', lead: true, cell: ({ source }) => sourceNames[source] },
        { id: 'opened', label: 'Visitas', align: 'end', cell: ({ opened }) => figure(opened) },
        {
          id: 'share',
          label: 'Parte',
          align: 'end',
          cell: ({ opened }) => (all === 0 ? '' : `${Math.round((opened / all) * 100)} %`),
        },
        { id: 'applied', label: names.applied, align: 'end', cell: ({ applied }) => figure(applied) },
        { id: 'hired', label: 'Contratadas', align: 'end', cell: ({ hired }) => figure(hired) },
      ]}
      rows={sources}
      keyOf={({ source }) => source}
    />
  )
}

function Beside({ similar }: { similar: NonNullable<JobStatistics['similar']> }) {
  const { own, median } = similar
  return (
    <>
      <Table
        label="Este aviso y la mediana de los parecidos"
        density="compact"
        columns={[
          { id: 'what', label: 'Qué', lead: true, cell: (key) => names[key] },
          { id: 'own', label: 'Este aviso', align: 'end', cell: (key) => figure(own[key]) },
          { id: 'median', label: 'Mediana', align: 'end', cell: (key) => figure(median[key]) },
          { id: 'beside', label: 'Diferencia', cell: (key) => besideMedian(own[key], median[key]) },
        ]}
        rows={shownOnes}
        keyOf={(key) => key}
      />
      <p className="mt-3 text-xs text-ink-2">{comparedWith(similar)}</p>
    </>
  )
}
