import { randomFrom } from '#tests/support/random.ts'
import { type HostileFunction, hostileFunctions } from './hostile-functions.ts'
import { createKitchen, describe, type Recipe, write } from './hostile-inputs.ts'
import { writeText } from './report.ts'

/** The longest time that one request may block the event loop, in milliseconds. */
const goal = 20
/** A text that takes this long, in milliseconds, shows the growth: the search tries no longer one before the end. */
const shown = 3
/** A run that probably takes longer is not timed. In milliseconds. */
const patience = 3000
const slowestCount = 8

/** The fastest of several runs by the clock: a quick measure during the search. */
function timeOf(run: (text: string) => unknown, text: string, runs: number): number {
  let quickest = Infinity
  for (let left = runs; left > 0; left--) {
    const start = performance.now()
    run(text)
    quickest = Math.min(quickest, performance.now() - start)
  }
  return quickest
}

/**
 * Processor time of this thread for one run, in milliseconds. The system counts it in steps of some milliseconds, so it is
 * the mean of as many runs as take much longer than a step. The first run compiles and is not counted.
 */
function processorTimeOf(run: (text: string) => unknown, text: string): number {
  run(text)
  const { user, system } = process.threadCpuUsage()
  for (let runs = 1; ; runs++) {
    run(text)
    const now = process.threadCpuUsage()
    const spent = (now.user + now.system - user - system) / 1000
    if (spent > 100 || runs === 20_000) return spent / runs
  }
}

interface Tried {
  recipe: Recipe
  /** For the longest text, in milliseconds: measured, or extrapolated from its growth. */
  time: number
}

/** Doubles the text until its time is measurable, and extrapolates the rest. */
function foretell({ run, most }: HostileFunction, recipe: Recipe): Tried {
  let before = 0
  for (let length = most > 2000 ? Math.ceil(most / 64) : most; ; length = Math.min(most, length * 2)) {
    const text = write(recipe, length)
    let time = timeOf(run, text, 1)
    if (time > shown) time = Math.min(time, timeOf(run, text, 2))
    if (length === most) return { recipe, time }
    if (time > shown) {
      const power = before === 0 ? 1 : Math.min(3, Math.max(1, Math.log2(time / before)))
      return { recipe, time: time * (most / length) ** power }
    }
    before = time
  }
}

/** Tries every single part, then random recipes, then mutations of the slowest; the worst one is measured. */
function searchWorst(one: HostileFunction, seconds: number, seed: number): Tried & { length: number } {
  const random = randomFrom(seed)
  const kitchen = createKitchen(one.files, random)
  const slowest: Tried[] = []
  const start = performance.now()
  const spent = () => (performance.now() - start) / (seconds * 1000)
  const look = (recipe: Recipe) => {
    slowest.push(foretell(one, recipe))
    slowest.sort((a, b) => b.time - a.time)
    slowest.length = Math.min(slowest.length, slowestCount)
  }
  for (const recipe of kitchen.first()) if (spent() < 0.3) look(recipe)
  while (spent() < 0.8) look(spent() < 0.5 ? kitchen.random() : kitchen.change(random.pick(slowest).recipe))
  const measured: (Tried & { length: number })[] = []
  for (const { recipe } of slowest) {
    if (measured.length > 1 && spent() > 1) break
    let length = Math.ceil(one.most / 8)
    let time = timeOf(one.run, write(recipe, length), 2)
    for (; length < one.most && time * 8 < patience; time = timeOf(one.run, write(recipe, length), 2))
      length = Math.min(one.most, length * 2)
    measured.push({ recipe, length, time })
  }
  return measured.reduce((worst, other) => (other.time > worst.time ? other : worst))
}

interface Options {
  seconds: number
  seed: number
  /** Part of a name; '' for all. */
  only: string
}

/** Prints and stores the worst input that a search finds for every function that processes user input. */
export async function measureHostile({ seconds, seed, only }: Options): Promise<void> {
  const functions = hostileFunctions.filter(({ name }) => name.includes(only))
  const rows = [
    'function | characters | worst ms | twice the text | under 20 ms | input',
    '---|---:|---:|---:|---|---',
  ]
  const start = performance.now()
  for (const [index, one] of functions.entries()) {
    const left = seconds - (performance.now() - start) / 1000
    const { recipe, length } = searchWorst(one, Math.max(0.3, left / (functions.length - index)), seed)
    const time = processorTimeOf(one.run, write(recipe, length))
    const half = processorTimeOf(one.run, write(recipe, Math.floor(length / 2)))
    rows.push(
      [
        one.name,
        length.toLocaleString('en') + (length < one.most ? ` of ${one.most.toLocaleString('en')}` : ''),
        time.toFixed(2),
        half < 0.05 ? '' : `× ${(time / half).toFixed(1)}`,
        time < goal && length === one.most ? 'yes' : '**no**',
        `\`${describe(recipe)}\``,
      ].join(' | '),
    )
    console.log(rows.at(-1))
  }
  if (only !== '') return
  const notes = `The worst of what a search of ${seconds} s with seed ${seed} finds; \`(…)…\` is repeated to the full length. Processor time of the thread, a mean of several runs.
'Twice the text': how many times longer the whole takes than its half; 2 is linear.`
  await writeText('hostile', `${rows.map((row) => `| ${row} |\n`).join('')}\n${notes}`)
}
