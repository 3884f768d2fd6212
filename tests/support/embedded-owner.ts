/** A process that starts the embedded PostgreSQL, prints its address, and waits until it is stopped or killed. */
import { startEmbedded } from '#server/db/embedded.ts'

const [dataDir = '', fallbackRoot = ''] = process.argv.slice(2)
const quiet = { info: () => {}, warn: () => {} }
const server = await startEmbedded(dataDir, quiet, { durable: false, fallbackRoot })
process.stdout.write(`${server.url}\n`)
process.stdin.once('data', () => {
  void server.stop().then(() => process.exit(0))
})
