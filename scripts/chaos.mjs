// npm run chaos -- kill|two|database|stop|payments|orders [ROUNDS] [SEED]: kills or stops a process or the database of the running product
// during
// writes, reports each round, and counts lost and duplicate writes.
import { build, install } from './project.mjs'

const [command, rounds = '60', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
const commands = ['kill', 'two', 'database', 'stop', 'payments', 'orders']
if (!commands.includes(command)) {
  process.stderr.write(`npm run chaos -- ${commands.join('|')} [ROUNDS] [SEED]\n`)
  process.exit(1)
}
await install()
await build()
const { [command]: wreck } = await import(`../tests/chaos/${command}.ts`)
const { isClean } = await import('#tests/chaos/writers.ts')
process.stdout.write(`seed ${seed}\n`)
const report = await wreck(Number(rounds), Number(seed), (line) => process.stdout.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
process.exit(isClean(report) ? 0 : 1)
