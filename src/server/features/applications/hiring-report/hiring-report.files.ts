import { Readable } from 'node:stream'
import type { HiringOutcome, HiringReport } from '#contracts/applications/hiring-report.contract.ts'
import { reportSteps } from '#contracts/applications/hiring-report-vocabulary.ts'
import { outcomeNames, stepNames, unknownPerson } from '#domain/applications/hiring-report.words.ts'
import { sourceNames } from '#domain/jobs/view-source.words.ts'
import type { Deps } from '#server/deps.ts'
import type { FileReply } from '#server/file-reply.ts'
import { csvFile } from '#server/platform/csv.ts'
import type { Sheet, SheetCell, SheetColumn } from '#server/platform/sheets/sheet.ts'

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const counted = [
  ...reportSteps.map((step) => stepNames[step]),
  outcomeNames.rejected,
  outcomeNames.withdrawn,
  outcomeNames.answered,
]
const outcomeColumns: SheetColumn[] = [
  ...counted.map((name) => ({ name, width: 14, format: 'whole' as const })),
  { name: outcomeNames.daysToAnswer, width: 28, format: 'decimal' },
  { name: outcomeNames.daysToHire, width: 28, format: 'decimal' },
]

const outcomeCells = (row: HiringOutcome): (number | null)[] => [
  ...reportSteps.map((step) => row.reached[step]),
  row.rejected,
  row.withdrawn,
  row.answered,
  row.daysToAnswer,
  row.daysToHire,
]

const fileName = ({ dateFrom, dateTo }: HiringReport, type: string) =>
  `contratacion-${dateFrom}-${dateTo}.${type}`

/** The part by job. */
export function hiringCsv(report: HiringReport): FileReply {
  async function* batches() {
    yield report.jobs
  }
  return csvFile(
    fileName(report, 'csv'),
    ['Empleo', 'Referencia', ...outcomeColumns.map(({ name }) => name)],
    batches(),
    (job) => [
      job.title,
      job.reference,
      ...outcomeCells(job).map((cell) => (cell === null ? '' : String(cell))),
    ],
  )
}

const text = (name: string, width = 40): SheetColumn => ({ name, width })
const whole = (name: string): SheetColumn => ({ name, width: 14, format: 'whole' })
const sheet = (name: string, columns: SheetColumn[], rows: SheetCell[][]): Sheet => ({
  name,
  columns,
  rows: [rows],
})

/** Every part on a sheet. */
export function hiringExcel({ sheetWriter }: Pick<Deps, 'sheetWriter'>, report: HiringReport): FileReply {
  const sheets = [
    sheet(
      'Por empleo',
      [text('Empleo'), text('Referencia', 20), ...outcomeColumns],
      report.jobs.map((job) => [job.title, job.reference, ...outcomeCells(job)]),
    ),
    sheet(
      'Por mes',
      [text('Mes', 12), ...outcomeColumns],
      report.months.map((row) => [row.month, ...outcomeCells(row)]),
    ),
    sheet(
      'Por persona',
      [text('Persona'), whole('Pasos'), whole('Candidatos'), whole('Contratados')],
      report.people.map(({ name, steps, candidates, hired }) => [
        name ?? unknownPerson,
        steps,
        candidates,
        hired,
      ]),
    ),
    sheet(
      'Por origen',
      [text('Origen'), whole('Visitas'), whole(stepNames.received), whole(stepNames.hired)],
      report.sources.map(({ source, opened, applied, hired }) => [
        sourceNames[source],
        opened,
        applied,
        hired,
      ]),
    ),
  ]
  return {
    stream: Readable.from(sheetWriter.write(sheets)),
    name: fileName(report, 'xlsx'),
    mime: excel,
    size: null,
  }
}
