import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EarlierAds, judgeLabelled, otherAds, payLevels, type Verdict } from './judged-ads.ts'
import { type Half, halves, type LabelledAd, measuredCodes, readHalf } from './labelled-ads.ts'
import { measureRealAds } from './real-ads.ts'

// npm run evaluate -- ads [--dev] [FILE]: the rules that hold ads, on the labelled set. With --dev the faults of the development half are
// listed, nothing of the held-out half is shown, and nothing is written. FILE: real ads in any format of npm run import, of which only the
// number that is found is reported.
const { values, positionals } = parseArgs({
  options: { dev: { type: 'boolean', default: false } },
  allowPositionals: true,
})

interface Judged extends Verdict {
  ad: LabelledAd
  at: string
}

const levelOf = payLevels()

function judgeHalf(half: Half): Judged[] {
  const earlier = new EarlierAds()
  for (const [index, { description, requirements }] of otherAds.entries())
    earlier.add({ description, requirements: requirements ?? '' }, `other ${index}`)
  return readHalf(half).flatMap(({ file, ads }) =>
    ads.map(({ value, at }) => ({ ad: value, at, ...judgeLabelled(value, file, earlier, levelOf) })),
  )
}

function row(name: string, pairs: readonly { is: boolean; found: boolean }[]): string {
  const right = pairs.filter(({ is, found }) => is && found).length
  const labelled = pairs.filter(({ is }) => is).length
  const found = pairs.filter((pair) => pair.found).length
  const share = (of: number) => (of === 0 ? '–' : (right / of).toFixed(3))
  return `| ${name} | ${labelled} | ${found} | ${right} | ${share(found)} | ${share(labelled)} |`
}

function table(half: Half, judged: readonly Judged[]): string {
  return [
    `### ${half}: ${judged.length} ads`,
    '',
    '| rule | labelled | found | right | precision | recall |',
    '|---|---:|---:|---:|---:|---:|',
    row(
      '**held**',
      judged.map(({ ad, isHeld }) => ({ is: ad.hold, found: isHeld })),
    ),
    ...measuredCodes.map((code) =>
      row(
        `\`${code}\``,
        judged.map(({ ad, codes }) => ({ is: ad.labels.includes(code), found: codes.has(code) })),
      ),
    ),
    '',
  ].join('\n')
}

function listFaults(judged: readonly Judged[]): void {
  for (const { ad, at, codes, isHeld } of judged) {
    const missed = ad.labels.filter((code) => !codes.has(code))
    const wrong = measuredCodes.filter((code) => codes.has(code) && !ad.labels.includes(code))
    if (missed.length + wrong.length === 0 && isHeld === ad.hold) continue
    console.log(`${at} missed: ${missed.join(', ') || '–'}; wrong: ${wrong.join(', ') || '–'}`)
    console.log(`  ${ad.title} · ${ad.salaryRange} · ${ad.description} · ${ad.requirements}`)
  }
}

if (values.dev) {
  const judged = judgeHalf('dev')
  listFaults(judged)
  console.log(table('dev', judged))
} else {
  const real = positionals[0] === undefined ? [] : [await measureRealAds(positionals[0], levelOf)]
  const report = [
    '# Risk of ads: what the evaluation says',
    '',
    'Written by `npm run evaluate -- ads [FILE]`: invented ads, labelled by [README.md](README.md), and the rules of `domain/jobs/risk`.',
    "Rules were tuned on the half 'dev' only; 'held-out' was written before any of the new rules was, and is what counts.",
    '',
    ...halves.map((half) => table(half, judgeHalf(half))),
    ...real,
  ].join('\n')
  console.log(report)
  await writeFile(fileURLToPath(new URL('./results.md', import.meta.url)), `${report.trimEnd()}\n`)
}
