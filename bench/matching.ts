import { parseArgs } from 'node:util'
import { findSkills } from '#domain/matching/reading/find-skills.ts'
import { CandidateIndex } from '#domain/matching/index/candidate-index.ts'
import { JobIndex } from '#domain/matching/index/job-index.ts'
import { creditTable } from '#domain/matching/index/credit-table.ts'
import { requirementKey } from '#domain/matching/index/keys.ts'
import { OpenNames } from '#domain/matching/index/open-names.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { RandomProfiles } from '#tests/matching/random-profiles.ts'
import { writeText } from './report.ts'

// node --expose-gc bench/matching.ts [--sizes 10000,100000,1000000]: taxonomy, index and top 10, beside a floor in the same run.
if (!globalThis.gc) throw new Error('Run it with --expose-gc: memory is measured after a collection')
const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000,1000000' } } })
const sizes = values.sizes.split(',').map(Number)
const QUERIES = 300
const TOP = 10

const taxonomy = productTaxonomy()
const milliseconds = (value: number) => (value < 1 ? value.toFixed(3) : value.toFixed(1))

/** p50 and p95 of single runs, after a warm-up of a tenth of them. */
function timed(runs: number, run: (index: number) => void): { p50: number; p95: number } {
  for (let index = 0; index < runs / 10; index++) run(index)
  const times = Array.from({ length: runs }, (_, index) => {
    const start = performance.now()
    run(index)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return { p50: times[Math.floor(runs * 0.5)]!, p95: times[Math.floor(runs * 0.95)]! }
}

/** Memory of the heap and typed arrays in MB, after garbage collections; buffers are freed one turn later than their owner. */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

const SAMPLE = `Buscamos analista contable con 3 años de experiencia en SAP FI/CO, manejo de Excel avanzado y Power BI, inglés intermedio.
Funciones: registro de compras y ventas, conciliaciones bancarias, declaración de PDT 621, cierre contable mensual, análisis de cuentas.
Requisitos: bachiller en Contabilidad, conocimiento de NIIF, CONCAR y libros electrónicos PLE. Deseable: Python y SQL. No requiere licencia de conducir.
`
const text = SAMPLE.repeat(10).slice(0, 3000)

/** The floor: a bare loop over the pool of skills that computes only the weighted share of each job and keeps the ten highest. */
class BareScan {
  readonly #pool: Int32Array
  readonly #begins: Int32Array
  readonly #openNames = new OpenNames()

  constructor(jobs: number, seed: number) {
    const profiles = new RandomProfiles(taxonomy, seed)
    const begins = new Int32Array(jobs + 1)
    let pool = new Int32Array(jobs * 12)
    let length = 0
    for (let job = 0; job < jobs; job++) {
      for (const requirement of profiles.job(job).requirements)
        pool[length++] = (requirementKey(taxonomy, this.#openNames, requirement) << 8) | requirement.weight
      begins[job + 1] = length
    }
    pool = pool.slice(0, length)
    this.#pool = pool
    this.#begins = begins
  }

  top(professional: ReturnType<RandomProfiles['professional']>): number {
    const credits = creditTable(taxonomy, this.#openNames, professional)
    const pool = this.#pool
    const begins = this.#begins
    const best = new Float64Array(TOP)
    for (let job = 0; job + 1 < begins.length; job++) {
      let sum = 0
      let total = 0
      const end = begins[job + 1]!
      for (let index = begins[job]!; index < end; index++) {
        const packed = pool[index]!
        sum += (packed & 255) * credits[packed >>> 8]!
        total += packed & 255
      }
      const share = total === 0 ? 0 : sum / total
      if (share <= best[TOP - 1]!) continue
      best[TOP - 1] = share
      best.sort().reverse()
    }
    return best[0]!
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const lines: string[] = []
const lookup = timed(1000, () => findSkills(taxonomy, text))
lines.push(
  `Taxonomy: ${taxonomy.skills.length} skills, ${taxonomy.occupations.length} occupations. Skills of a text of 3,000 characters (${findSkills(taxonomy, text).length} found): p50 ${milliseconds(lookup.p50)} ms, p95 ${milliseconds(lookup.p95)} ms. Goal: under 1 ms, ${lookup.p95 < 1 ? 'met' : '**missed**'}.`,
  '',
  '| what | entries | build s | memory MB | p50 ms | p95 ms | floor p50 | floor p95 | goal | met |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---|---|',
)

for (const size of sizes) {
  const people = new RandomProfiles(taxonomy, 99)
  const professionals = Array.from({ length: QUERIES }, (_, id) => people.professional(id))
  const before = await memory()
  const profiles = new RandomProfiles(taxonomy, 7)
  const index = new JobIndex(taxonomy)
  let building = 0
  for (let id = 1; id <= size; id++) {
    const job = profiles.job(id)
    const start = performance.now()
    index.put(job, id)
    building += performance.now() - start
  }
  const start = performance.now()
  index.compact()
  building += performance.now() - start
  const used = (await memory()) - before
  const floorScan = new BareScan(size, 7)
  const floor = timed(60, (query) => floorScan.top(professionals[query]!))
  for (const { who, asking } of [
    { who: 'of a professional', asking: professionals },
    {
      who: 'of one without any title',
      asking: professionals.map((one) => ({ ...one, titles: [], positions: [] })),
    },
  ]) {
    const top = timed(QUERIES, (query) => index.top(asking[query]!, TOP))
    const goal = size >= 1_000_000 && asking === professionals
    const isMet = top.p95 < 10 && used < 200
    lines.push(
      row([
        `top ${TOP} jobs ${who}`,
        size.toLocaleString('en'),
        (building / 1000).toFixed(2),
        used.toFixed(0),
        ...[top.p50, top.p95, floor.p50, floor.p95].map(milliseconds),
        goal ? 'p95 < 10 ms, < 200 MB' : '',
        goal ? (isMet ? 'yes' : '**no**') : '',
      ]),
    )
  }
  const change = timed(1000, (query) => index.put(profiles.job(1 + query), size + query))
  lines.push(
    `| one job changes | ${size.toLocaleString('en')} | | | ${milliseconds(change.p50)} | ${milliseconds(change.p95)} | | | | |`,
  )
}
for (const size of sizes.filter((one) => one <= 100_000)) {
  const profiles = new RandomProfiles(taxonomy, 8)
  const before = await memory()
  const index = new CandidateIndex(taxonomy)
  let building = 0
  for (let id = 1; id <= size; id++) {
    const person = profiles.professional(id)
    const start = performance.now()
    index.put(person, id)
    building += performance.now() - start
  }
  index.compact()
  const used = (await memory()) - before
  const ads = Array.from({ length: QUERIES }, (_, id) => profiles.job(id))
  const top = timed(QUERIES, (query) => index.top(ads[query]!, TOP))
  lines.push(
    `| top ${TOP} candidates of a job | ${size.toLocaleString('en')} | ${(building / 1000).toFixed(2)} | ${used.toFixed(0)} | ${milliseconds(top.p50)} | ${milliseconds(top.p95)} | | | | |`,
  )
}

const notes = `Floor, in the same run: a bare scan over the typed array of all skills that computes only the weighted share of each job. ${QUERIES} different invented
professionals (5 % without any title); memory is heap and typed arrays together after a collection, ids included; building excludes making the profiles up.`
console.log(await writeText('matching', `${lines.join('\n')}\n\n${notes}`))
