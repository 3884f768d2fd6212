import { readFileSync } from 'node:fs'
import { samplesOf, type Kind } from './samples.ts'
import { describeLabels } from './align.ts'
const cvs = JSON.parse(readFileSync(`/tmp/cv-cache-dev.json`, 'utf8'))
for (const kind of ['experience', 'education'] as Kind[]) {
  let m = 0,
    f = 0,
    n = 0,
    t = 0
  const bad: Record<string, number> = {}
  for (const cv of cvs) {
    const { samples, missed, found } = samplesOf(cv, kind)
    m += missed
    f += found
    n += samples.length
    if (missed) bad[cv.gold.layout] = (bad[cv.gold.layout] ?? 0) + missed
    for (const s of samples) t += s.tokens.length
  }
  console.log(kind, { missed: m, found: f, samples: n, tokens: t })
  console.log(
    Object.entries(bad)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 14)
      .join(' '),
  )
  const { samples } = samplesOf(cvs[10], kind)
  for (const s of samples) console.log(describeLabels(s.tokens, s.labels).slice(0, 1500))
}
