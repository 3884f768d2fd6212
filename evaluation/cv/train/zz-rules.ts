import { readFileSync } from 'node:fs'
import { readCv } from '#domain/cv/read-cv.ts'
import { score, f1, type Counts } from '#evaluation/cv/evaluate-score.ts'
for (const split of process.argv.slice(2)) {
  const c: Counts = new Map()
  for (const cv of JSON.parse(readFileSync(`/tmp/cv-cache-${split}.json`, 'utf8')))
    if (cv.pages) score(readCv(cv.pages), cv.gold, c)
  console.log(
    split,
    [...c]
      .filter(([f]) => /^(exp|edu)/.test(f))
      .map(([f, { strict }]) => `${f} ${f1(strict).toFixed(4)}`)
      .join('; '),
  )
}
