// npm run evaluate -- cv [scans] | matching | ads | search | assistant [options]: measures an engine, the rules for ads, the search or the
// understanding of questions on a labelled set and writes the figures beside
// the set. npm run evaluate -- sample [--commit]: measures both engines on a part of the development halves; npm run check runs this.
export const engines: Readonly<Record<string, () => Promise<unknown>>> = {
  cv: () =>
    process.argv[2] === 'scans'
      ? import('#evaluation/cv/evaluate-scans.ts')
      : import('#evaluation/cv/evaluate.ts'),
  matching: () => import('#evaluation/matching/evaluate.ts'),
  ads: () => import('#evaluation/ads/evaluate.ts'),
  search: () => import('#evaluation/search/evaluate.ts'),
  assistant: () => import('#evaluation/assistant/evaluate.ts'),
  sample: () => import('./sample.ts'),
}
const [name = ''] = process.argv.splice(2, 1)
const evaluate = engines[name]
if (!evaluate) {
  console.error(`npm run evaluate -- ${Object.keys(engines).join(' | ')}`)
  process.exit(1)
}
await evaluate()
