import type { ReactNode } from 'react'
import type { HiringOutcome, HiringReport } from '#contracts/applications/hiring-report.contract.ts'
import { type ReportStep, reportSteps } from '#contracts/applications/hiring-report-vocabulary.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { daysSay, outcomeNames, stepNames, unknownPerson } from '#domain/applications/hiring-report.words.ts'
import { monthPeriod } from '#domain/time/periods.ts'
import { sourceNames } from '#domain/jobs/view-source.words.ts'
import { BarCell } from '#web/ui/chart/bar-cell.tsx'
import { figure } from '#web/ui/chart/scale.ts'
import { StepChart } from '#web/ui/chart/step-chart.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Card } from '#web/ui/look/card.tsx'

const share = (part: number, whole: number) => (whole === 0 ? '—' : `${Math.round((part / whole) * 100)} %`)

/** How a company hires: the whole, its months, jobs and people, and where somebody waits. */
export function HiringReportView({ report }: { report: HiringReport }) {
  const { all, months, jobs, people, waiting, sources } = report
  const { reached } = all
  return (
    <div className="grid gap-4">
      <Card>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Stat label="Postulaciones" value={figure(reached.received)} />
          <Stat label={outcomeNames.answered} value={share(all.answered, reached.received)} />
          <Stat label="Hasta responder" value={daysSay(all.daysToAnswer)} />
          <Stat label="Hasta contratar" value={daysSay(all.daysToHire)} />
        </div>
        <p className="mt-4 max-w-[72ch] text-xs text-ink-2">
          De quienes postularon en estos días. Los tiempos son medianas desde que postularon. Un paso cuenta
          cuando la persona ya lo sabe.
        </p>
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card>
          <h2 className="text-h4">Hasta dónde llegaron</h2>
          <p className="mt-1 mb-3 text-xs text-ink-2">Cuántas personas llegaron al menos a cada etapa.</p>
          <Funnel reached={reached} />
        </Card>
        <Card>
          <StepChart
            title="Mes por mes"
            description="Postulaciones de cada mes, y cuántas terminaron en contratación."
            pointLabel="Mes"
            points={months.map(({ month }) => monthPeriod(month))}
            series={[
              {
                name: stepNames.received,
                color: 'orange',
                values: months.map((row) => row.reached.received),
              },
              { name: stepNames.hired, color: 'past', values: months.map((row) => row.reached.hired) },
            ]}
          />
        </Card>
      </div>
      <Card title="Por empleo">
        <OrNone rows={jobs} none="Nadie postuló en estos días.">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys, too */}
          <div role="region" aria-label="Por empleo, tabla ancha" tabIndex={0} className="overflow-x-auto">
            <Table
              label="Por empleo"
              density="compact"
              rows={jobs}
              keyOf={({ id }) => id}
              columns={jobColumns}
            />
          </div>
        </OrNone>
      </Card>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Card title="Dónde esperan">
          <OrNone rows={waiting} none="Nadie espera.">
            <Table
              label="Dónde esperan"
              density="compact"
              rows={waiting}
              keyOf={({ status }) => status}
              columns={[
                {
                  id: 'status',
                  label: 'Etapa',
                  lead: true,
                  cell: ({ status }) => applicationStatusLabels[status],
                },
                { id: 'people', label: 'Personas', align: 'end', cell: (row) => figure(row.people) },
                { id: 'days', label: 'Desde hace', align: 'end', cell: ({ days }) => daysSay(days) },
              ]}
            />
          </OrNone>
        </Card>
        <Card title="Por persona del equipo">
          <OrNone rows={people} none="Todavía nadie dio un paso.">
            <Table
              label="Por persona del equipo"
              density="compact"
              rows={people}
              keyOf={({ name }) => name ?? ''}
              columns={[
                { id: 'name', label: 'Persona', lead: true, cell: ({ name }) => name ?? unknownPerson },
                {
                  id: 'candidates',
                  label: 'Candidatos',
                  align: 'end',
                  cell: (row) => figure(row.candidates),
                },
                { id: 'hired', label: stepNames.hired, align: 'end', cell: ({ hired }) => figure(hired) },
              ]}
            />
          </OrNone>
        </Card>
      </div>
      <Card title="De dónde vienen">
        <OrNone rows={sources} none="Nadie abrió tus avisos ni postuló en estos días.">
          <Table
            label="De dónde vienen"
            density="compact"
            rows={sources}
            keyOf={({ source }) => source}
            columns={[
              { id: 'source', label: 'Origen', lead: true, cell: ({ source }) => sourceNames[source] },
              { id: 'opened', label: 'Visitas', align: 'end', cell: ({ opened }) => figure(opened) },
              {
                id: 'applied',
                label: stepNames.received,
                align: 'end',
                cell: (row) => figure(row.applied),
              },
              { id: 'hired', label: stepNames.hired, align: 'end', cell: ({ hired }) => figure(hired) },
            ]}
          />
        </OrNone>
      </Card>
    </div>
  )
}

const outcomeColumns: Column<HiringOutcome>[] = [
  ...reportSteps.map((step): Column<HiringOutcome> => ({
    id: step,
    label: stepNames[step],
    align: 'end',
    cell: ({ reached }) => figure(reached[step]),
  })),
  { id: 'answer', label: 'Hasta responder', align: 'end', cell: ({ daysToAnswer }) => daysSay(daysToAnswer) },
  { id: 'hire', label: 'Hasta contratar', align: 'end', cell: ({ daysToHire }) => daysSay(daysToHire) },
]

const jobColumns: Column<HiringReport['jobs'][number]>[] = [
  {
    id: 'job',
    label: 'Empleo',
    lead: true,
    cell: ({ title, reference }) => (
      <span className="block wrap-anywhere md:min-w-48">
        {title}
        {reference !== '' && <span className="block text-xs text-ink-2">Ref. {reference}</span>}
      </span>
    ),
  },
  ...outcomeColumns,
]

function OrNone({ rows, none, children }: { rows: readonly unknown[]; none: string; children: ReactNode }) {
  return rows.length === 0 ? <p className="text-sm text-ink-2">{none}</p> : children
}

interface FunnelRow {
  step: ReportStep
  people: number
  of: number
}

const funnelColumns: Column<FunnelRow>[] = [
  { id: 'step', label: 'Etapa', lead: true, cell: ({ step }) => stepNames[step] },
  { id: 'people', label: 'Personas', cell: ({ people, of }) => <BarCell value={people} most={of} /> },
  { id: 'share', label: 'Parte', align: 'end', cell: ({ people, of }) => share(people, of) },
]

const Funnel = ({ reached }: Pick<HiringOutcome, 'reached'>) => (
  <Table
    label="Hasta dónde llegaron"
    density="compact"
    rows={reportSteps.map((step) => ({ step, people: reached[step], of: reached.received }))}
    keyOf={({ step }) => step}
    columns={funnelColumns}
  />
)
