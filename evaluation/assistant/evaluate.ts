import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measure, listFaults, reportOf } from './measure-understanding.ts'

// npm run evaluate -- assistant [--dev]: the understanding of questions on the labelled conversations. With --dev the faults of the
// development part are listed, nothing of the held-out part is shown, and nothing is written.
const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })

const dev = await measure('dev')
if (values.dev) {
  listFaults(dev)
  console.log(reportOf('dev', dev))
} else {
  const report = [
    '# The assistant: what the evaluation says',
    '',
    'Written by `npm run evaluate -- assistant`, on the conversations of [README.md](README.md). Rules were tuned on `dev` only.',
    '',
    reportOf('held-out', await measure('held-out')),
    reportOf('dev', dev),
  ].join('\n')
  console.log(report)
  await writeFile(fileURLToPath(new URL('./results.md', import.meta.url)), `${report.trimEnd()}\n`)
}
