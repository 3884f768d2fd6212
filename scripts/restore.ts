import { BackupError } from '#server/backup/archive.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { readConfig } from '#server/config.ts'
import { reachDatabase } from '#server/db/open-database.ts'
import { createStorage } from '#server/platform/storage/create-storage.ts'

const path = process.argv[2]
if (path === undefined) {
  console.error(
    'Uso: npm run restore -- ARCHIVO.zip\n\nLlena una base de datos vacía (DATABASE_URL o DATA_DIR) y su almacenamiento con una copia.',
  )
  process.exit(2)
}

const config = readConfig()
const database = await reachDatabase(config, { info: () => {}, warn: console.error })
try {
  const storage = createStorage(config)
  const { takenAt, tables, files, waitingMails } = await restoreBackup({ url: database.url, storage }, path)
  const moment = new Date(takenAt).toLocaleString('es-PE', { timeZone: 'America/Lima' })
  console.log(`Restaurado como estaba el ${moment} (hora de Lima): ${tables} tablas y ${files} archivos.`)
  if (waitingMails > 0)
    console.log(`${waitingMails} correos aún no habían salido entonces; saldrán cuando inicies Qhatu.`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.release()
}
