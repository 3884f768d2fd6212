import { ledgerAccountNames, ledgerFaultNames } from '#domain/ledger/ledger.words.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connection.ts'
import { reachDatabase } from '#server/db/open-database.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { readBalances } from '#server/features/ledger/ledger.service.ts'

const config = readConfig()
const reached = await reachDatabase(config, { info: () => {}, warn: console.error })
const database = connect(reached.url)
try {
  const { entries, faults } = await verifyLedger(database)
  for (const { account, currency, balance } of await readBalances(database))
    console.log(`${ledgerAccountNames[account]}: ${formatMoney(balance, currency)}`)
  if (faults.length === 0) console.log(`El libro mayor cuadra: ${entries} líneas.`)
  for (const { fault, count, examples } of faults)
    console.error(`${ledgerFaultNames[fault]}: ${count} (${examples.join(', ')}).`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await database.close()
  await reached.release()
}
