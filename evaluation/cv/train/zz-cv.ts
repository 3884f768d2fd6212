import { readFileSync } from 'node:fs'
import { samplesOf, sectionsOf, type Kind, type Sample } from './samples.ts'
import { cachedFeatures, trainModel, OPTIONS } from './crf.ts'
import { bestLabels, scoreTokens, transitionsOf, type RoleModel } from '#domain/cv/roles/role-model.ts'
import { roleEntries } from '#domain/cv/roles/role-entries.ts'
import { jobsOf, studiesOf } from '#domain/cv/roles/read-roles.ts'
import { tableEntries } from '#domain/cv/entries/table.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { withoutRemarks } from '#domain/cv/entries/study-remarks.ts'
import { score, f1, type Counts } from '#evaluation/cv/evaluate-score.ts'
import { describeLabels } from './align.ts'
const split = process.argv[3] ?? 'dev'
const cvs = JSON.parse(readFileSync(`/tmp/cv-cache-dev.json`, 'utf8'))
const layouts = [...new Set(cvs.map((c: any) => c.gold.layout))] as string[]
const K = Number(process.argv[4] ?? 4)
const foldOf = (layout: string) => layouts.indexOf(layout) % K
const show = (name: string, counts: Counts, kind: string) => {
  for (const [f, { strict, lenient }] of counts)
    if (f.startsWith(kind))
      console.log(
        name.padEnd(8),
        f.padEnd(24),
        f1(strict).toFixed(4),
        f1(lenient).toFixed(4),
        strict.right,
        strict.answered,
        strict.expected,
      )
}
const kind = process.argv[2] as Kind
const predict = (model: RoleModel, moves: Float64Array, s: Sample) =>
  bestLabels(scoreTokens(model, s.tokens, cachedFeatures(s)), moves, s.tokens)
function apply(cv: any, samples: Sample[], labelsOf: (s: Sample) => number[], rules: any) {
  const out: any[] = []
  const secs = sectionsOf(cv.pages, kind)
  let i = 0
  for (const sec of secs) {
    const remarks = kind === 'education' ? withoutRemarks(sec) : null
    const s = samples[i]
    if (!s) continue
    i++
    const entries = roleEntries(s.lines, s.tokens, labelsOf(s), () => 0.9)
    out.push(...(kind === 'experience' ? jobsOf(entries) : studiesOf(entries, remarks!.isOpen)))
  }
  return { ...rules, [kind === 'experience' ? 'experiences' : 'educations']: out }
}
const tests = process.argv[3]
  ? JSON.parse(readFileSync(`/tmp/cv-cache-${process.argv[3]}.json`, 'utf8'))
  : null
const sampleMap = new Map<any, Sample[]>()
for (const cv of cvs) sampleMap.set(cv, samplesOf(cv, kind).samples)
const all = [...sampleMap.values()].flat()
const rulesCounts: Counts = new Map(),
  learned: Counts = new Map(),
  oracle: Counts = new Map()
const perLayout = new Map<string, [Counts, Counts]>()
const errors: string[] = []
const t0 = performance.now()
if (tests) {
  const model = trainModel(all, OPTIONS)
  const moves = transitionsOf(model)
  for (const cv of tests) {
    const rules = readCv(cv.pages)
    const samples = samplesOf(cv, kind).samples
    score(rules, cv.gold, rulesCounts)
    score(
      apply(cv, samples, (s) => s.labels, rules),
      cv.gold,
      oracle,
    )
    score(
      apply(cv, samples, (s) => predict(model, moves, s), rules),
      cv.gold,
      learned,
    )
  }
} else
  for (let fold = 0; fold < K; fold++) {
    const model = trainModel(
      all.filter((s) => foldOf(s.layout) !== fold),
      OPTIONS,
    )
    const moves = transitionsOf(model)
    for (const cv of cvs) {
      if (foldOf(cv.gold.layout) !== fold) continue
      const samples = sampleMap.get(cv)!
      const rules = readCv(cv.pages)
      score(rules, cv.gold, rulesCounts)
      score(
        apply(cv, samples, (s) => s.labels, rules),
        cv.gold,
        oracle,
      )
      const read = apply(cv, samples, (s) => predict(model, moves, s), rules)
      score(read, cv.gold, learned)
      const both = perLayout.get(cv.gold.layout) ?? [new Map(), new Map()]
      perLayout.set(cv.gold.layout, both)
      score(rules, cv.gold, both[0])
      score(read, cv.gold, both[1])
      const one: Counts = new Map()
      score(read, cv.gold, one)
      if (f1(one.get(`${kind} triple`)!.strict) < 1)
        errors.push(
          `${cv.path}\n` +
            samples
              .map((s) => {
                const l = predict(model, moves, s)
                return s.tokens
                  .map(
                    (t, i) =>
                      (t.boundary === 'line' || t.boundary === 'loose' ? '\n   ' : ' ') +
                      t.text +
                      (l[i] === s.labels[i]
                        ? ''
                        : `{${describeLabels([t], [s.labels[i]!]).split('/').pop()} as ${describeLabels([t], [l[i]!]).split('/').pop()}}`),
                  )
                  .join('')
              })
              .join('\n'),
        )
    }
  }
console.log('seconds', (performance.now() - t0) / 1000)
show('rules', rulesCounts, kind)
show('oracle', oracle, kind)
show('learned', learned, kind)
if (!tests) {
  const rows = [...perLayout]
    .map(
      ([l, [a, b]]) => [l, f1(a.get(`${kind} triple`)!.strict), f1(b.get(`${kind} triple`)!.strict)] as const,
    )
    .sort((x, y) => x[2] - y[2])
  console.log(
    rows
      .slice(0, 30)
      .map(([l, a, b]) => `${l} ${a.toFixed(2)}>${b.toFixed(2)}`)
      .join('; '),
  )
  const { writeFileSync } = await import('node:fs')
  writeFileSync(`/tmp/errors-${kind}.txt`, errors.join('\n\n'))
}
