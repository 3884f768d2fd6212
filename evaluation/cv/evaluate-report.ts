import { type Count, type Counts, f1, type Mode } from './evaluate-score.ts'

/** The measurements of one part of the labelled CVs. */
export interface Split {
  name: string
  cvs: number
  all: Counts
  byLayout: Map<string, Counts>
  /** Milliseconds for all CVs. */
  extraction: number
  reading: number
}

const CONTACT = ['name', 'title', 'email', 'phone', 'linkedin', 'place']
/** The rows of the goals: the fields, and the strict F1 required on unseen layouts. */
const GOALS: readonly { title: string; fields: readonly string[]; goal: number }[] = [
  { title: 'contact, its six fields as one', fields: CONTACT, goal: 0.95 },
  { title: 'sections', fields: ['sections'], goal: 0.95 },
  { title: 'experience: position, company and dates', fields: ['experience triple'], goal: 0.9 },
  { title: 'education: degree, institution and dates', fields: ['education triple'], goal: 0.9 },
  { title: 'skills', fields: ['skills'], goal: 0.9 },
]
/** In report order, independent of the order of the CVs. */
const FIELDS = [
  ...CONTACT,
  'summary',
  'experience position',
  'experience company',
  'experience place',
  'experience dates',
  'experience triple',
  'education degree',
  'education institution',
  'education field',
  'education triple',
  'skills',
  'technical skills',
  'soft skills',
  'languages',
  'language with level',
  'certifications',
  'sections',
]
const LAYOUT_FIELDS = [
  'name',
  'title',
  'place',
  'summary',
  'sections',
  'experience triple',
  'education triple',
  'skills',
  'technical skills',
  'soft skills',
  'languages',
  'certifications',
]

const goalOf = (field: string) => GOALS.find(({ fields }) => fields.includes(field))?.goal ?? 1

/** A share with enough digits to show that it misses a goal, or 1: 0.8995, not 0.900. */
export function figure(value: number, goal = 1, digits = 3): string {
  const text = value.toFixed(digits)
  const looksMet = [goal, 1].some((mark) => value < mark && Number(text) >= mark)
  return looksMet ? figure(value, goal, digits + 1) : text
}

const share = (right: number, of: number) => figure(of === 0 ? 1 : right / of)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** All fields of a split, one per row. */
export function table({ name, cvs, all, extraction, reading }: Split): string {
  const cells = ({ right, answered, expected }: Count, goal: number) => [
    share(right, answered),
    share(right, expected),
    figure(f1({ right, answered, expected }), goal),
  ]
  const rows = FIELDS.flatMap((field) => {
    const counts = all.get(field)
    if (!counts) return []
    const { strict, lenient } = counts
    const goal = goalOf(field)
    return [row([field, String(strict.expected), ...cells(strict, goal), figure(f1(lenient), goal)])]
  })
  return [
    `## ${name}: ${cvs} CVs`,
    '',
    `Text out of the files: ${(1000 / (extraction / cvs)).toFixed(0)} CVs/s; reading it: ${(1000 / (reading / cvs)).toFixed(0)} CVs/s, one core, first pass.`,
    '',
    row(['field', 'expected', 'precision', 'recall', 'F1', 'F1 lenient']),
    row(['---', '--:', '--:', '--:', '--:', '--:']),
    ...rows,
  ].join('\n')
}

/** The main fields of a split by layout. */
export function layoutTable({ byLayout }: Split): string {
  const rows = [...byLayout].map(([layout, counts]) =>
    row([
      layout,
      ...LAYOUT_FIELDS.map((field) =>
        counts.has(field) ? figure(f1(counts.get(field)!.strict), goalOf(field), 2) : '',
      ),
    ]),
  )
  return [
    'F1 by layout, strict:',
    '',
    row(['layout', ...LAYOUT_FIELDS]),
    row(['---', ...LAYOUT_FIELDS.map(() => '--:')]),
    ...rows,
  ].join('\n')
}

/** The strict F1 of several fields together. */
function f1OfFields(all: Counts, fields: readonly string[]): number {
  const sum: Count = { right: 0, answered: 0, expected: 0 }
  for (const { strict } of fields.flatMap((field) => all.get(field) ?? [])) {
    sum.right += strict.right
    sum.answered += strict.answered
    sum.expected += strict.expected
  }
  return f1(sum)
}

/** The mean F1 of all fields. */
export function meanF1(all: Counts, mode: Mode): number {
  const fields = [...all.values()]
  return fields.reduce((sum, counts) => sum + f1(counts[mode]), 0) / Math.max(1, fields.length)
}

/** The figures for the goals, by title. */
export const goalFigures = (all: Counts): Record<string, number> =>
  Object.fromEntries(GOALS.map(({ title, fields }) => [title, f1OfFields(all, fields)]))

/** The goals beside the figures of each part, with the missing amount. */
export function goalTable(parts: readonly Pick<Split, 'name' | 'cvs' | 'all'>[]): string {
  const rows = GOALS.map(({ title, fields, goal }) => {
    const reached = parts.map(({ all }) => {
      const value = f1OfFields(all, fields)
      return value < goal ? `${figure(value, goal)}, missed` : figure(value, goal)
    })
    return row([title, goal.toFixed(2), ...reached])
  })
  return [
    row(['strict F1', 'goal', ...parts.map(({ name, cvs }) => `${name}: ${cvs} CVs`)]),
    row(['---', '--:', ...parts.map(() => '--:')]),
    ...rows,
  ].join('\n')
}
