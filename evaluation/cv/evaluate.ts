import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareReaders } from './evaluate-learned.ts'
import { figure, goalTable, layoutTable, type Split, table } from './evaluate-report.ts'
import { add, type Counts, f1, score } from './evaluate-score.ts'
import { findLabelledCvs, loadCvs, readLabelledCv } from './labelled-cvs.ts'

// npm run evaluate -- cv [--folder <other CVs>] [--layout <name>] [--errors]: measures the reader on labelled CVs, by split and
// layout. With --learned it compares the trained roles with the rules instead.
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    layout: { type: 'string' },
    errors: { type: 'boolean', default: false },
    learned: { type: 'boolean', default: false },
  },
})
if (values.learned) {
  await compareReaders()
  process.exit()
}
const CORPUS = join(import.meta.dirname, 'corpus')
const UNSEEN = 'held-out and fresh together'
const FOREIGN = 'foreign-held-out'
/** The splits that developers of the reader must not look at. */
const unseen: ReadonlySet<string> = new Set(['held-out', 'fresh', UNSEEN, FOREIGN])

async function measure(name: string, folder: string): Promise<Split> {
  const layoutOf = (path: string) => basename(values.folder ? path : dirname(path))
  const paths = await findLabelledCvs(folder)
  const { cvs, extraction } = await loadCvs(
    values.layout ? paths.filter((path) => layoutOf(path) === values.layout) : paths,
    layoutOf,
  )
  const split: Split = { name, cvs: cvs.length, all: new Map(), byLayout: new Map(), extraction, reading: 0 }
  for (const labelled of cvs) {
    const { path, gold } = labelled
    const start = performance.now()
    const cv = readLabelledCv(labelled)
    split.reading += performance.now() - start
    const own: Counts = new Map()
    score(cv, gold, own)
    score(cv, gold, split.all)
    const layout = split.byLayout.get(gold.layout) ?? new Map()
    score(cv, gold, layout)
    split.byLayout.set(gold.layout, layout)
    // Pages and answers of unseen layouts are never printed, because developers of the reader must not see them.
    if (values.errors && !unseen.has(name)) {
      const poor = [...own]
        .filter(([, { strict }]) => f1(strict) < 1)
        .map(([field, { strict }]) => `${field} ${figure(f1(strict), 1, 2)}`)
      if (poor.length > 0) console.log(`${path}\n   ${poor.join(' · ')}`)
    }
  }
  return split
}

/** Merges several splits. */
function together(name: string, parts: readonly Split[]): Split {
  const all: Counts = new Map()
  for (const part of parts)
    for (const [field, { strict, lenient }] of part.all) {
      add(all, field, 'strict', strict)
      add(all, field, 'lenient', lenient)
    }
  const sum = (pick: (part: Split) => number) => parts.reduce((total, part) => total + pick(part), 0)
  return {
    name,
    cvs: sum(({ cvs }) => cvs),
    all,
    byLayout: new Map(),
    extraction: sum(({ extraction }) => extraction),
    reading: sum(({ reading }) => reading),
  }
}

const splits = values.folder
  ? [await measure(values.folder, values.folder)]
  : [
      // What others drew first: nobody who works on the reader chose those layouts.
      ...(values.layout ? [] : [await measure(FOREIGN, join(CORPUS, FOREIGN))]),
      await measure('foreign-dev', join(CORPUS, 'foreign-dev')),
      await measure('dev', join(CORPUS, 'dev')),
      // With a single layout, the totals would be a figure for that layout.
      ...(values.layout
        ? []
        : [
            await measure('held-out', join(CORPUS, 'held-out')),
            // It does not exist from the start of a round of work on the reader until it is written at the end.
            ...(existsSync(join(CORPUS, 'fresh')) ? [await measure('fresh', join(CORPUS, 'fresh'))] : []),
          ]),
      await measure('docx', join(CORPUS, 'docx')),
    ]
const foreign = splits.filter(({ name }) => name === FOREIGN)
const hidden = splits.filter(({ name }) => unseen.has(name) && name !== FOREIGN)
const judged = hidden.length > 1 ? [...hidden, together(UNSEEN, hidden)] : hidden
if (hidden.length > 1) splits.splice(splits.indexOf(hidden.at(-1)!) + 1, 0, judged.at(-1)!)
// For unseen layouts only the totals: a figure for one layout would show developers of the reader what to look at.
const goals =
  judged.length > 0
    ? [
        `## The goals, on layouts that nobody looked at\n\n${goalTable([...foreign, ...judged])}\n\nThey are judged by the last column (decision 0041).`,
      ]
    : []
const report = goals
  .concat(
    splits.flatMap((split) => (unseen.has(split.name) ? [table(split)] : [table(split), layoutTable(split)])),
  )
  .join('\n\n')
console.log(report)
if (!values.folder && !values.layout) {
  const intro = `# The CV reader on labelled CVs

Made by \`npm run evaluate -- cv\`. Strict: equal but for case, accents, spaces and punctuation. Lenient: one contains the other, or four fifths of the
words are shared. A triple is right when its two texts and its dates are. Technical and soft skills apart are counted on the CVs of which who wrote them said the kind.
No figure is rounded up to a goal, or to 1. Nobody who works on the reader looks at the pages of held-out or fresh layouts.
`
  await writeFile(join(import.meta.dirname, 'results.md'), `${intro}\n${report}\n`)
}
