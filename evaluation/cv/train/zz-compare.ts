import { readFileSync } from 'node:fs'
import { sectionsOf } from './samples.ts'
import { learnedEntries } from '#domain/cv/roles/learned-entries.ts'
import { jobsOf, studiesOf } from '#domain/cv/roles/read-roles.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { withoutRemarks } from '#domain/cv/entries/study-remarks.ts'
import { score, f1, bare, type Counts } from '#evaluation/cv/evaluate-score.ts'
const quiet = !process.argv[2]!.startsWith('foreign')
const cvs = JSON.parse(readFileSync(`/tmp/cv-cache-${process.argv[2]}.json`, 'utf8'))
const rulesC: Counts = new Map(),
  learnedC: Counts = new Map()
const agree: Record<string, [number, number]> = {}
const tally = (k: string, ok: boolean) => {
  const t = (agree[k] ??= [0, 0])
  t[1]++
  if (ok) t[0]++
}
let tr = 0,
  tl = 0
for (const cv of cvs) {
  let t = performance.now()
  const rules = readCv(cv.pages)
  tr += performance.now() - t
  const secE = sectionsOf(cv.pages, 'experience'),
    secD = sectionsOf(cv.pages, 'education')
  t = performance.now()
  const experiences = secE.flatMap((s) => jobsOf(learnedEntries(s, 'experience')))
  const educations = secD.flatMap((s) =>
    s.length ? studiesOf(learnedEntries(s, 'education'), withoutRemarks(s).isOpen) : [],
  )
  tl += performance.now() - t
  const learned = { ...rules, experiences, educations }
  score(rules, cv.gold, rulesC)
  score(learned, cv.gold, learnedC)
  const set = (xs: any[]) => new Set(xs.filter(Boolean).map((x) => bare(typeof x === 'string' ? x : x.value)))
  for (const [list, f, gl] of [
    ['experiences', 'position', 'experiences'],
    ['experiences', 'company', 'experiences'],
    ['educations', 'degree', 'educations'],
    ['educations', 'institution', 'educations'],
  ] as const) {
    const gold = set(cv.gold[gl].map((x: any) => x[f])),
      L = set((learned as any)[list].map((x: any) => x[f])),
      R = set((rules as any)[list].map((x: any) => x[f]))
    for (const x of (rules as any)[list])
      if (x[f]) {
        const v = bare(x[f].value)
        tally(
          `${f} ${L.has(v) ? 'agreed' : 'alone '} ${x[f].confidence >= 0.75 ? 'sure' : 'low '}`,
          gold.has(v),
        )
      }
    for (const x of (learned as any)[list])
      if (x[f] && !R.has(bare(x[f].value)))
        tally(`${f} learned alone ${x[f].confidence >= 0.8 ? 'sure' : 'low'}`, gold.has(bare(x[f].value)))
  }
}
console.log('ms per CV: rules', (tr / cvs.length).toFixed(1), 'learned', (tl / cvs.length).toFixed(1))
for (const [f, { strict, lenient }] of rulesC)
  if (/^(exp|edu)/.test(f)) {
    const b = learnedC.get(f)!
    console.log(
      f.padEnd(24),
      'rules',
      f1(strict).toFixed(4),
      f1(lenient).toFixed(4),
      ' learned',
      f1(b.strict).toFixed(4),
      f1(b.lenient).toFixed(4),
    )
  }
for (const [k, [r, n]] of Object.entries(agree).sort())
  console.log(k.padEnd(36), r, '/', n, (r / n).toFixed(3))
