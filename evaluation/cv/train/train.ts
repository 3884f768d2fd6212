import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readJsonLines } from '#evaluation/json-lines.ts'
import { findLabelledCvs, loadCvs } from '#evaluation/cv/labelled-cvs.ts'
import { person } from '#evaluation/cv/person.ts'
import { TRANSITIONS, type RoleModel } from '#domain/cv/roles/role-model.ts'
import { trainModel } from './crf.ts'
import { crossValidate } from './cross-validate.ts'
import { randomCvs } from './random-layouts.ts'
import { type Kind, mixed, samplesOf } from './samples.ts'

// npm run train -- cv: trains the roles of the words of jobs and studies from the development halves of the labelled CVs and from pages
// in random layouts, and writes their weights. The same corpus gives the same bytes. With --folds 4 it trains on the random pages and
// three quarters of the layouts at a time, measures the fourth, and writes nothing.
const CORPUS = join(import.meta.dirname, '../corpus')
/** More gave nothing on layouts that the model had not seen. */
const RANDOM_PAGES = 3_000
const DATA = join(import.meta.dirname, '../../../src/domain/cv/roles')
const KINDS: readonly Kind[] = ['experience', 'education']
/** The largest weight of the data file. */
const MOST = 127
/** Features whose weights are all smaller are left out. */
const LEAST = 3

/** The weights as signed bytes in base64, a feature a line, in the order of their names. */
function toData({ features, transitions }: RoleModel): string {
  const all = [...features.values(), transitions].flatMap((weights) => Array.from(weights, Math.abs))
  const scale = all.reduce((most, weight) => Math.max(most, weight), 0) / MOST
  const bytes = (weights: ArrayLike<number>) =>
    Int8Array.from(Array.from(weights, (weight) => Math.round(weight / scale)))
  const lines: string[] = []
  for (const [name, weights] of [...features].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const own = bytes(weights)
    if (own.some((weight) => Math.abs(weight) >= LEAST))
      lines.push(`${Buffer.from(own.buffer).toString('base64')}${name}`)
  }
  const moves = Buffer.from(bytes(transitions).buffer).toString('base64')
  if (transitions.length !== TRANSITIONS) throw new Error('Transitions of another model')
  return `${JSON.stringify({ scale: Number(scale.toPrecision(6)), transitions: moves, features: lines }, null, 2)}\n`
}

const { values } = parseArgs({ options: { folds: { type: 'string' } } })
const paths = await Promise.all(['dev', 'foreign-dev'].map((split) => findLabelledCvs(join(CORPUS, split))))
const { cvs } = await loadCvs(paths.flat())
const people = readJsonLines(join(CORPUS, 'dev/people.jsonl'), person).map(({ value }) => value)
const pages = randomCvs(people, RANDOM_PAGES)
for (const kind of KINDS) {
  const random = pages.flatMap((cv) => samplesOf(cv, kind).samples)
  if (values.folds) {
    crossValidate(cvs, random, kind, Number(values.folds))
    continue
  }
  const samples = mixed(
    cvs.flatMap((cv) => samplesOf(cv, kind).samples),
    random,
  )
  const start = performance.now()
  const data = toData(trainModel(samples))
  await writeFile(join(DATA, `${kind}-roles.json`), data)
  console.log(
    `${kind}: ${samples.length} sections, ${((performance.now() - start) / 1000).toFixed(0)} s, ${(data.length / 1000).toFixed(0)} kB`,
  )
}
