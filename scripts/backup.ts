import { BackupError } from '#server/backup/archive.ts'
import { writeBackup } from '#server/backup/backup.ts'
import { readConfig } from '#server/config.ts'
import { reachDatabase } from '#server/db/open-database.ts'
import { createStorage } from '#server/platform/storage/create-storage.ts'

const path = process.argv[2]
if (path === undefined) {
  console.error(
    'Uso: npm run backup -- ARCHIVO.zip\n\nCopia la base de datos y los archivos de este momento, también mientras Qhatu atiende.',
  )
  process.exit(2)
}

const config = readConfig()
const database = await reachDatabase(config, { info: () => {}, warn: console.error })
const start = performance.now()
try {
  const storage = createStorage(config)
  const { tables, files, missing, bytes } = await writeBackup(
    { url: database.url, storage, now: new Date() },
    path,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const megabytes = (bytes / 1e6).toFixed(1)
  console.log(
    `${path}: ${tables} tablas y ${files} archivos, ${megabytes} MB en ${seconds} s, leídos de vuelta sin errores.`,
  )
  for (const key of missing) console.error(`  Falta en el almacenamiento: ${key}`)
  console.log('Contiene datos personales y contraseñas cifradas: guárdalo donde solo tú puedas leerlo.')
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.release()
}
