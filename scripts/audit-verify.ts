import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connection.ts'
import { reachDatabase } from '#server/db/open-database.ts'
import { verifyAudit } from '#server/features/audit/audit.service.ts'

const config = readConfig()
const reached = await reachDatabase(config, { info: () => {}, warn: console.error })
const database = connect(reached.url)
try {
  const { entries, head, brokenAt } = await verifyAudit(database)
  if (brokenAt === null) console.log(`La auditoría está completa: ${entries} entradas, hasta ${head}.`)
  else {
    console.error(`La entrada ${brokenAt} fue cambiada o falta. Hasta la ${entries} todo está bien.`)
    process.exitCode = 1
  }
} finally {
  await database.close()
  await reached.release()
}
