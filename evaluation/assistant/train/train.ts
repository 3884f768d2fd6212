import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '#server/features/help/content-files.ts'
import { readPart } from '#evaluation/assistant/labelled-conversations.ts'
import { crossValidate } from './cross-validate.ts'
import { learn } from './learn.ts'

// npm run train -- assistant: learns what a question asks for from the conversations of the authors and of the development part, and
// from what the articles of help say of themselves, and writes the weights. The same conversations give the same bytes. With --folds
// it learns without a sixth of the files at a time, measures those, and writes nothing.
const FOLDER = join(import.meta.dirname, '../../../src/domain/assistant/learned')
const FILES = { intents: 'intent-weights.json', words: 'word-weights.json' } as const
const { values: options } = parseArgs({ options: { folds: { type: 'boolean', default: false } } })
const articles = await readContent('help')
const conversations = [...readPart('authors'), ...readPart('dev')]
if (options.folds) await crossValidate(conversations, articles)
else
  for (const [name, data] of Object.entries(learn(conversations, articles))) {
    const text = `${JSON.stringify(data, null, 2)}\n`
    // oxlint-disable-next-line no-await-in-loop -- two files
    await writeFile(join(FOLDER, FILES[name as keyof typeof FILES]), text)
    console.log(
      `${name}: ${Object.keys(data.features).length} features, ${(text.length / 1000).toFixed(0)} kB`,
    )
  }
