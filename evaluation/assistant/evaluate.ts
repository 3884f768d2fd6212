import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { createChatModel } from '#server/platform/language-model/create-language-model.ts'
import { measure, listFaults, reportOf } from './measure-understanding.ts'
import { modelDriver } from './model-driver.ts'

// npm run evaluate -- assistant [--dev]: the understanding of questions on the labelled conversations, by rules and, if ASSISTANT_URL names
// a model, by that. With --dev the faults of the development part are listed, nothing of the held-out part is shown, and nothing is
// written. The figures of a model are only shown: they are of that model, not of the product.
const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
const { ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL } = process.env
const model = createChatModel(readConfig({ ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL }))

const dev = await measure('dev')
if (values.dev) {
  listFaults(dev)
  console.log(reportOf('dev', dev))
} else {
  const report = [
    '# The assistant: what the evaluation says',
    '',
    'Written by `npm run evaluate -- assistant`, on the conversations of [README.md](README.md). Rules were tuned on `dev`, weights are learned from `authors` and `dev`.',
    '',
    reportOf('held-out', await measure('held-out')),
    reportOf('dev', dev),
  ].join('\n')
  console.log(report)
  await writeFile(fileURLToPath(new URL('./results.md', import.meta.url)), `${report.trimEnd()}\n`)
}
if (model) {
  const byModel = await measure('dev', modelDriver(model))
  if (values.dev) listFaults(byModel)
  else console.log(reportOf(`held-out, ${model.name}`, await measure('held-out', modelDriver(model))))
  console.log(reportOf(`dev, ${model.name}`, byModel))
}
