import { createWriteStream, type WriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readDate } from '#domain/jobs/import/row-fields.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { importJobs, type ImportSummary } from '#server/features/jobs/import/import-jobs.ts'
import { formatOf, readRows } from '#server/features/jobs/import/read-rows.ts'
import { UnreadableFile } from '#server/features/jobs/import/unreadable-file.ts'
import { showProgress } from './progress.ts'
import { ensureSettings } from '#server/features/settings/settings.service.ts'
import { systemClock } from '#server/platform/clock.ts'

const usage = `Uso: npm run import -- jobs ARCHIVO [--source NOMBRE] [--as-of AAAA-MM-DD] [--report ARCHIVO]

  ARCHIVO   .json (lista), .jsonl, .csv o .xml (feed de empleos), también con .gz
  --source  de dónde vienen los avisos (por defecto, el nombre del archivo): con el id de cada uno evita repetirlos
  --as-of   lee el archivo como si ese día fuera hoy, y mueve sus fechas; sin esto, los avisos vencidos entran cerrados
  --report  dónde anotar las filas rechazadas (por defecto, ARCHIVO.rechazados.txt)`

function stop(message: string): never {
  console.error(message)
  process.exit(2)
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { source: { type: 'string' }, 'as-of': { type: 'string' }, report: { type: 'string' } },
})
const [what, path] = positionals
if (what !== 'jobs' || path === undefined) stop(usage)
const format = formatOf(path)
if (!format) stop(`No se reconoce el tipo del archivo por su nombre.\n\n${usage}`)
const asOf = values['as-of'] === undefined ? null : readDate(values['as-of'], 'end')
if (values['as-of'] !== undefined && !asOf) stop(`No se entiende la fecha “${values['as-of']}”.\n\n${usage}`)
const size = await stat(path).then(
  (found) => found.size,
  () => stop(`No existe el archivo ${path}.`),
)

const opened = await openDatabase(readConfig(), { info: () => {}, warn: console.error })
const database = connect(opened.url, { applicationName: 'qhatu-import' })
await ensureSettings(database.db)
const progress = showProgress(size)
const reportPath = values.report ?? `${path}.rechazados.txt`
let report: WriteStream | undefined
const start = performance.now()
let bytesRead = 0
try {
  const rows = readRows(path, format, (bytes) => progress.reach((bytesRead += bytes)))
  const summary = await importJobs({ ...database, clock: systemClock }, rows, {
    source: values.source ?? basename(path).replace(/(?:\.[a-z]+){1,2}$/i, ''),
    asOf,
    onRefused: (line, reason) => {
      report ??= createWriteStream(reportPath)
      report.write(`${line}\t${reason}\n`)
    },
  })
  progress.stop()
  tell(summary)
} catch (error) {
  progress.stop()
  if (!(error instanceof UnreadableFile)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  report?.end()
  await database.close()
  await opened.release()
}

function tell(summary: ImportSummary): void {
  const refused = [...summary.refused].toSorted(([, a], [, b]) => b - a)
  const refusedCount = refused.reduce((sum, [, count]) => sum + count, 0)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${summary.read} filas en ${seconds} s: ${summary.inserted} nuevas, ${summary.updated} actualizadas, ${summary.unchanged} sin cambios, ${summary.repeated} repetidas en el archivo, ${refusedCount} rechazadas.`,
  )
  if (summary.expired > 0)
    console.log(`${summary.expired} avisos ya vencieron: entraron cerrados y no aparecen en las listas.`)
  for (const [reason, count] of refused) console.log(`  ${count}  ${reason}`)
  if (refusedCount > 0) console.log(`Detalle por línea: ${reportPath}`)
}
