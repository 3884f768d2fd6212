import { smallestGroup } from '#contracts/admin/matching-reports-figures.ts'
import { bandOf } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingFilters, MatchingMetrics } from '#contracts/admin/matching-reports.contract.ts'
import { bandRanges, binName, fairnessGroupNames, industryName } from '#domain/admin/matching-report.words.ts'
import { formatDateTime, formatPartialDate } from '#domain/time/dates.ts'
import type { ReportPaper } from '#server/platform/report-paper/report-paper.ts'

const number = new Intl.NumberFormat('es-PE', { useGrouping: true, maximumFractionDigits: 1 })
const figure = (value: number | null): string => (value === null ? '—' : number.format(value))
const percent = (share: number | null): string =>
  share === null ? '—' : `${number.format(Math.round(share * 1000) / 10)}%`
/** How many rows of a ranking are printed. */
const printed = 20

/** The filters in words. */
export function said({ dateStart, company, industry, compatibility, q }: MatchingFilters): string[] {
  return [
    ...(dateStart ? [`Desde el ${formatPartialDate(dateStart)}`] : []),
    ...(company ? [`Empresa: ${company}`] : []),
    ...(industry ? [`Rubro: ${industry}`] : []),
    ...(compatibility ? [`Compatibilidad: ${bandRanges[compatibility]}`] : []),
    ...(q ? [`Búsqueda: ${q}`] : []),
  ]
}

/** The report as it is printed. */
export function matchingPaper(metrics: MatchingMetrics, filters: MatchingFilters): ReportPaper {
  const { distribution, bands } = metrics
  const hired = bands.reduce((sum, band) => sum + band.hired, 0)
  return {
    title: 'Reporte de matching',
    lines: [
      `Contado el ${formatDateTime(new Date(metrics.countedAt))}, hora de Lima.`,
      said(filters).join(' · ') || 'Sin filtros: todas las postulaciones.',
    ],
    figures: [
      { label: 'Postulaciones', value: figure(metrics.totalApplications) },
      { label: 'Compatibilidad promedio', value: figure(metrics.averageCompatibility) },
      { label: 'Mediana', value: figure(metrics.medianCompatibility) },
      { label: 'Empresas', value: figure(metrics.companies) },
      { label: 'Empleos', value: figure(metrics.jobs) },
    ],
    parts: [
      {
        title: 'Cómo se reparte la compatibilidad',
        bars: {
          values: distribution,
          tones: distribution.map((_, bin) => bandOf(bin * 5)),
          labels: [0, 4, 8, 12, 16, 20].map((at) => ({ at, text: String(at * 5) })),
        },
        table: {
          columns: [{ name: 'Compatibilidad' }, { name: 'Postulaciones', isFigure: true }],
          rows: distribution.map((count, bin) => [binName(bin), figure(count)]),
        },
      },
      {
        title: `Contratados por banda, de ${figure(hired)}`,
        table: {
          columns: [
            { name: 'Banda' },
            { name: 'Postulaciones', isFigure: true },
            { name: 'Parte', isFigure: true },
            { name: 'Contratados', isFigure: true },
          ],
          rows: bands.map((band) => [
            bandRanges[band.band],
            figure(band.applications),
            percent(metrics.scored === 0 ? null : band.applications / metrics.scored),
            figure(band.hired),
          ]),
        },
      },
      rankingPart(
        'Empresas con más postulaciones',
        'Empresa',
        metrics.topCompanies.map((row) => ({ name: row.companyName, ...row })),
      ),
      rankingPart(
        'Empleos con más postulaciones',
        'Empleo',
        metrics.topJobs.map((row) => ({ name: `${row.jobTitle}, ${row.companyName}`, ...row })),
      ),
      rankingPart(
        'Promedio por rubro',
        'Rubro',
        metrics.industryAverages.map((row) => ({ name: industryName(row.industry), ...row })),
      ),
      {
        title: 'Equidad: los mismos puntajes por grupo',
        table: {
          columns: [
            { name: 'Grupo' },
            { name: 'Postulaciones', isFigure: true },
            { name: 'Promedio', isFigure: true },
            { name: 'Contratados', isFigure: true },
          ],
          rows: metrics.fairness.map((row) => [
            fairnessGroupNames[row.group],
            figure(row.applications),
            figure(row.averageScore),
            percent(row.hiredShare),
          ]),
        },
      },
    ],
    notes: [
      'El puntaje ordena; una persona decide. Nadie queda oculto ni rechazado por su puntaje.',
      `De ${figure(metrics.withoutData)} postulaciones se sabe muy poco para un puntaje, y ${figure(metrics.unscored)} se calculan la próxima noche: no entran en los promedios.`,
      `Los grupos de menos de ${smallestGroup} postulaciones no se muestran. Qhatu no guarda edad ni sexo, así que no se comparan.`,
    ],
  }
}

interface RankedRow {
  name: string
  applicationCount: number
  averageScore: number | null
  highShare: number | null
}

const rankingPart = (
  title: string,
  heading: string,
  rows: readonly RankedRow[],
): ReportPaper['parts'][number] => ({
  title,
  table: {
    columns: [
      { name: heading },
      { name: 'Postulaciones', isFigure: true },
      { name: 'Promedio', isFigure: true },
      { name: 'Con 80 o más', isFigure: true },
    ],
    rows: rows
      .slice(0, printed)
      .map((row) => [
        row.name,
        figure(row.applicationCount),
        figure(row.averageScore),
        percent(row.highShare),
      ]),
  },
})
