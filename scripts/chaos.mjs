// npm run chaos -- kill [ROUNDS] [SEED]: kills the running product in the middle of writes, and counts what is lost or there twice.
import { build, install } from './project.mjs'

const [command, rounds = '60', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
if (command !== 'kill') {
  process.stderr.write('npm run chaos -- kill [ROUNDS] [SEED]\n')
  process.exit(1)
}
await install()
await build()
const { killRounds } = await import('../tests/chaos/kill-rounds.ts')
process.stdout.write(`seed ${seed}\n`)
const report = await killRounds(Number(rounds), Number(seed), (line) => process.stdout.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exit(report.lost.length + report.doubled.length > 0 ? 1 : 0)
