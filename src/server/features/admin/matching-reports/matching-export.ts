import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { smallestGroup } from '#contracts/admin/matching-reports-figures.ts'
import { mostExportRows } from '#contracts/admin/exports-figures.ts'
import { bandOf } from '#contracts/admin/matching-reports-vocabulary.ts'
import {
  matchingFilters,
  type MatchingFilters,
  type MatchingMetrics,
} from '#contracts/admin/matching-reports.contract.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { bandNames } from '#domain/admin/matching-report.words.ts'
import { limaDay } from '#domain/time/dates.ts'
import { longRead } from '#server/db/connection.ts'
import {
  type AnyApplication,
  latestApplications,
} from '#server/features/applications/administration/all-applications.service.ts'
import { reportOnMatches } from '#server/features/applications/administration/match-report.service.ts'
import type { ExportDeps, ExportMaker, SheetPlan } from '#server/features/admin/exports/export-maker.ts'
import type { Sheet, SheetCell, SheetColumn } from '#server/platform/sheets/sheet.ts'
import { matchingPaper, said } from './matching-paper.ts'

/** The report as four sheets, and as a PDF with its charts. */
export const matchingExport: ExportMaker<MatchingFilters> = {
  filters: z.object(matchingFilters),
  fileName: 'matching',
  paper: async (deps, filters) => matchingPaper(await countMatches(deps, filters), filters),
  async plan(deps, filters, { withNames }): Promise<SheetPlan> {
    const metrics = await countMatches(deps, filters)
    let rows = 0
    const toRow = rowWith(withNames)
    async function* batches() {
      for await (const batch of latestApplications(deps, filters, mostExportRows)) {
        rows += batch.length
        yield batch.map(toRow)
      }
    }
    return {
      sheets: [
        summary(metrics, filters),
        { name: 'Postulaciones', columns: columnsWith(withNames), rows: batches() },
        ranking(
          'Empresas',
          [{ name: 'Empresa', width: 34 }],
          metrics.topCompanies.map((row) => [row.companyName, ...rankedCells(row)]),
        ),
        ranking(
          'Empleos',
          [
            { name: 'Empleo', width: 38 },
            { name: 'Empresa', width: 30 },
          ],
          metrics.topJobs.map((row) => [row.jobTitle, row.companyName, ...rankedCells(row)]),
        ),
      ],
      rows: () => rows,
      allRows: metrics.totalApplications > mostExportRows ? metrics.totalApplications : null,
    }
  },
}

const countMatches = (deps: ExportDeps, filters: MatchingFilters): Promise<MatchingMetrics> =>
  longRead(deps, (db) => reportOnMatches({ ...deps, db }, filters))

const jobColumns: SheetColumn[] = [
  { name: 'Empleo', width: 38 },
  { name: 'Departamento', width: 20 },
  { name: 'Empresa', width: 30 },
  { name: 'Rubro', width: 22 },
  { name: 'Compatibilidad', width: 15, format: 'whole' },
  { name: 'Banda', width: 10 },
  { name: 'Estado', width: 18 },
  { name: 'Postuló', width: 12, format: 'day' },
  { name: 'Con CV', width: 8 },
]

const columnsWith = (withNames: boolean): SheetColumn[] => [
  ...(withNames
    ? [
        { name: 'Nombres', width: 22 },
        { name: 'Apellidos', width: 22 },
        { name: 'Título', width: 30 },
      ]
    : [{ name: 'Persona', width: 14 }]),
  ...jobColumns,
]

/**
 * A row of the list. Without names a person has a code that is the same in all rows of the file and different in every other:
 * its key is thrown away with the process's memory. The title is left out with the name, because people write names into it.
 */
function rowWith(withNames: boolean): (row: AnyApplication) => SheetCell[] {
  const key = randomBytes(32)
  const codeOf = (id: number) =>
    `P-${createHmac('sha256', key).update(String(id)).digest('hex').slice(0, 10).toUpperCase()}`
  return (row) => [
    ...(withNames ? [row.firstName, row.lastName, row.title ?? ''] : [codeOf(row.professionalId)]),
    row.jobTitle,
    row.department ?? '',
    row.companyName,
    row.industry,
    row.score,
    row.score === null ? '' : bandNames[bandOf(row.score)],
    applicationStatusLabels[row.status],
    dayCell(row.appliedAt),
    row.hasCv ? 'Sí' : 'No',
  ]
}

/** A spreadsheet has no time zones: the day in Lima. */
const dayCell = (instant: Date): Date => new Date(`${limaDay(instant)}T00:00:00Z`)

const rankedCells = (row: {
  applicationCount: number
  averageScore: number | null
  highShare: number | null
}) => [row.applicationCount, row.averageScore, row.highShare]

const ranking = (name: string, columns: SheetColumn[], rows: SheetCell[][]): Sheet => ({
  name,
  columns: [
    ...columns,
    { name: 'Postulaciones', width: 15, format: 'whole' },
    { name: 'Compatibilidad promedio', width: 24, format: 'decimal' },
    { name: 'Con 80 o más', width: 14, format: 'percent' },
  ],
  rows: [rows],
})

function summary(metrics: MatchingMetrics, filters: MatchingFilters): Sheet {
  const rows: SheetCell[][] = [
    ['Postulaciones', metrics.totalApplications],
    ['Con puntaje', metrics.scored],
    ['Sin datos suficientes', metrics.withoutData],
    ['Todavía sin calcular', metrics.unscored],
    ['Compatibilidad promedio', metrics.averageCompatibility],
    ['Mediana', metrics.medianCompatibility],
    ...metrics.bands.map(({ band, applications }): SheetCell[] => [bandNames[band], applications]),
    ['Empresas', metrics.companies],
    ['Empleos', metrics.jobs],
    ...said(filters).map((line): SheetCell[] => [line, null]),
    [`En los rankings no entran grupos de menos de ${smallestGroup} postulaciones`, null],
  ]
  return {
    name: 'Resumen',
    columns: [
      { name: 'Cifra', width: 60 },
      { name: 'Valor', width: 14 },
    ],
    rows: [rows],
  }
}
