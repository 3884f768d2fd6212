import { readFileSync } from 'node:fs'
import { sectionsOf } from './samples.ts'
import { learnedEntries } from '#domain/cv/roles/learned-entries.ts'
import { jobsOf, studiesOf } from '#domain/cv/roles/read-roles.ts'
import { confirmJobs, confirmStudies } from '#domain/cv/roles/agreement.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { withoutRemarks } from '#domain/cv/entries/study-remarks.ts'
import { bare } from '#evaluation/cv/evaluate-score.ts'
for (const split of process.argv.slice(2)) {
  const cvs = JSON.parse(readFileSync(`/tmp/cv-cache-${split}.json`, 'utf8'))
  const t: Record<string, [number, number]> = {}
  const tally = (k: string, ok: boolean) => {
    const x = (t[k] ??= [0, 0])
    x[1]++
    if (ok) x[0]++
  }
  const band = (c: number) =>
    c >= 0.97 ? '>=.97' : c >= 0.9 ? '>=.9' : c >= 0.75 ? '>=.75' : c >= 0.6 ? '>=.6' : '<.6'
  for (const cv of cvs) {
    const rules = readCv(cv.pages)
    const E = sectionsOf(cv.pages, 'experience').flatMap((s) => jobsOf(learnedEntries(s, 'experience')))
    const D = sectionsOf(cv.pages, 'education').flatMap((s) =>
      s.length ? studiesOf(learnedEntries(s, 'education'), withoutRemarks(s).isOpen) : [],
    )
    const cE = confirmJobs(rules.experiences, E),
      cD = confirmStudies(rules.educations, D)
    for (const [name, a, b, g, fs] of [
      ['job', rules.experiences, cE, cv.gold.experiences, ['position', 'company']],
      ['study', rules.educations, cD, cv.gold.educations, ['degree', 'institution']],
    ] as any)
      a.forEach((x: any, i: number) => {
        for (const f of fs) {
          if (!x[f]) continue
          const ok = g.some((y: any) => y[f] && bare(y[f]) === bare(x[f].value))
          tally(`before ${x[f].confidence >= 0.75 ? 'sure' : 'low'}`, ok)
          tally(`after  ${b[i][f].confidence >= 0.75 ? 'sure' : 'low'}`, ok)
          tally(`band before ${band(x[f].confidence)}`, ok)
          tally(`band after  ${band(b[i][f].confidence)}`, ok)
          if (b[i][f].confidence !== x[f].confidence) tally(`lowered ${f}`, ok)
        }
      })
  }
  console.log('==', split)
  for (const [k, [r, n]] of Object.entries(t).sort()) console.log(k.padEnd(26), r, '/', n, (r / n).toFixed(3))
}
