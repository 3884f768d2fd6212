import { readFileSync } from 'node:fs'
import { sectionsOf } from './samples.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { score, f1, type Counts } from '#evaluation/cv/evaluate-score.ts'
const kind = process.argv[2] as any
const cvs = JSON.parse(readFileSync(`/tmp/cv-cache-foreign-dev.json`, 'utf8'))
const seen = new Set()
for (const cv of cvs) {
  const c: Counts = new Map()
  const r = readCv(cv.pages)
  score(r, cv.gold, c)
  if (f1(c.get(`${kind} triple`)!.strict) === 1 || seen.has(cv.gold.layout)) continue
  seen.add(cv.gold.layout)
  console.log('=====', cv.gold.layout, f1(c.get(`${kind} triple`)!.strict).toFixed(2))
  for (const s of sectionsOf(cv.pages, kind))
    console.log(
      s
        .slice(0, 14)
        .map((l) => `   ${l.isBold ? '*' : ''}${l.isItem ? '•' : ''}${l.text.replaceAll('\t', ' ⇥ ')}`)
        .join('\n'),
      '\n   --',
    )
  const two = (x: any) =>
    kind === 'education'
      ? [x.degree, x.institution, x.field, x.start, x.end, x.isCurrent]
      : [x.position, x.company, x.place, x.start, x.end, x.isCurrent]
  console.log(
    ' GOLD',
    JSON.stringify((kind === 'education' ? cv.gold.educations : cv.gold.experiences).map(two)).slice(0, 700),
  )
  console.log(
    ' READ',
    JSON.stringify(
      (kind === 'education' ? r.educations : r.experiences).map((x: any) =>
        two(x).map((v: any) => v?.value ?? v),
      ),
    ).slice(0, 700),
  )
}
