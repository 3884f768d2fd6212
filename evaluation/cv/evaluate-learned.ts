import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Read } from '#domain/cv/cv.ts'
import { SURE } from '#domain/cv/review-parts.ts'
import type { EntryReader } from '#domain/cv/roles/read-entries.ts'
import { figure } from './evaluate-report.ts'
import { bare, type Counts, f1, score } from './evaluate-score.ts'
import { findLabelledCvs, type LabelledCv, loadCvs, readLabelledCv } from './labelled-cvs.ts'

// npm run evaluate -- cv --learned: jobs and studies by the rules alone and as the product reads them side by side, and how far the confidence of
// their names can be trusted. Totals only.

const CORPUS = join(import.meta.dirname, 'corpus')
/** The splits that the roles are trained on. */
const TRAINED: ReadonlySet<string> = new Set(['dev', 'foreign-dev'])
const FIELDS = [
  'experience position',
  'experience company',
  'experience place',
  'experience dates',
  'experience triple',
  'education degree',
  'education institution',
  'education field',
  'education triple',
]
const BANDS = [
  { name: 'sure, 0.90 and more', from: 0.9, to: 2 },
  { name: `sure, ${SURE} to 0.90`, from: SURE, to: 0.9 },
  { name: `doubtful, 0.60 to ${SURE}`, from: 0.6, to: SURE },
  { name: 'doubtful, less than 0.60', from: -1, to: 0.6 },
] as const

/** How many names of jobs and studies have which confidence, and how many of them are right. */
interface Shown {
  confidence: number
  isRight: boolean
}

/** The names that a reader found in one CV. */
function namesIn(labelled: LabelledCv, reader: EntryReader): Shown[] {
  const { experiences, educations } = readLabelledCv(labelled, reader)
  const check = <T extends string>(
    entries: readonly Record<T, Read<string> | null>[],
    golds: readonly Record<T, string | null>[],
    name: T,
  ): Shown[] => {
    const right = new Set(golds.flatMap((gold) => (gold[name] ? [bare(gold[name])] : [])))
    return entries.flatMap(({ [name]: read }) =>
      read ? [{ confidence: read.confidence, isRight: right.has(bare(read.value)) }] : [],
    )
  }
  const { gold } = labelled
  return [
    ...check(experiences, gold.experiences, 'position'),
    ...check(experiences, gold.experiences, 'company'),
    ...check(educations, gold.educations, 'degree'),
    ...check(educations, gold.educations, 'institution'),
  ]
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')
const shareOf = (shown: readonly Shown[]) => {
  const right = shown.filter(({ isRight }) => isRight).length
  return shown.length === 0 ? '' : `${right} of ${shown.length}, ${figure(right / shown.length)}`
}

/** F1 of both readers on one split. */
function sideBySide(name: string, cvs: readonly LabelledCv[]): string {
  const countsOf = (reader: EntryReader) => {
    const counts: Counts = new Map()
    for (const labelled of cvs) score(readLabelledCv(labelled, reader), labelled.gold, counts)
    return counts
  }
  const [rules, learned] = [countsOf('rules'), countsOf('learned')]
  const rows = FIELDS.flatMap((field) => {
    const [one, other] = [rules.get(field), learned.get(field)]
    if (!one || !other) return []
    const figures = [one.strict, other.strict, one.lenient, other.lenient].map((count) => figure(f1(count)))
    return [[field, ...figures]]
  })
  const title = TRAINED.has(name) ? `${name}, which the roles were trained on` : name
  return `## ${title}: ${cvs.length} CVs\n\n${table(
    ['F1', 'rules', 'learned', 'rules, lenient', 'learned, lenient'],
    rows,
  )}`
}

/** The share of right names by confidence, by the rules alone and with the second opinion. */
function reliability(name: string, cvs: readonly LabelledCv[]): string {
  const [before, after] = (['rules', 'confirmed'] as const).map((reader) =>
    cvs.flatMap((labelled) => namesIn(labelled, reader)),
  )
  const inBand = (shown: readonly Shown[], from: number, to: number) =>
    shown.filter(({ confidence }) => confidence >= from && confidence < to)
  return `## Confidence on ${name}: ${cvs.length} CVs\n\n${table(
    ['right of the names with a confidence', 'rules alone', 'with the second opinion'],
    [
      ['all sure ones', shareOf(inBand(before!, SURE, 2)), shareOf(inBand(after!, SURE, 2))],
      ...BANDS.map((band) => [
        band.name,
        shareOf(inBand(before!, band.from, band.to)),
        shareOf(inBand(after!, band.from, band.to)),
      ]),
    ],
  )}`
}

/** Compares the readers on all splits and writes `learned.md`. */
export async function compareReaders(): Promise<void> {
  const names = (await readdir(CORPUS)).filter((name) => name !== 'docx').sort()
  const splits: { name: string; cvs: LabelledCv[] }[] = []
  for (const name of names)
    splits.push({ name, cvs: (await loadCvs(await findLabelledCvs(join(CORPUS, name)))).cvs })
  const unseen = splits.filter(({ name }) => !TRAINED.has(name))
  const report = [
    '# Jobs and studies: rules and learned roles\n\nMade by `npm run evaluate -- cv --learned`. The product reads what the learned roles read, and by the rules where the page itself says what its texts are; the other reader decides how sure it is.',
    ...unseen.map(({ name, cvs }) => reliability(name, cvs)),
    ...splits.map(({ name, cvs }) => sideBySide(name, cvs)),
  ].join('\n\n')
  console.log(report)
  await writeFile(join(import.meta.dirname, 'learned.md'), `${report}\n`)
}
