import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findLabelledCvs, loadCvs } from '#evaluation/cv/labelled-cvs.ts'
import { TRANSITIONS, type RoleModel } from '#domain/cv/roles/role-model.ts'
import { trainModel } from './crf.ts'
import { crossValidate } from './cross-validate.ts'
import { type Kind, samplesOf } from './samples.ts'

// npm run train -- cv: trains the roles of the words of jobs and studies from the development half of the labelled CVs, and writes
// their weights. The same corpus gives the same bytes. With --folds 4 it trains on three quarters of the layouts at a time, measures
// the fourth, and writes nothing.
const CORPUS = join(import.meta.dirname, '../corpus/dev')
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
const { cvs } = await loadCvs(await findLabelledCvs(CORPUS))
for (const kind of KINDS) {
  if (values.folds) {
    crossValidate(cvs, kind, Number(values.folds))
    continue
  }
  const samples = cvs.flatMap((cv) => samplesOf(cv, kind).samples)
  const start = performance.now()
  const data = toData(trainModel(samples))
  await writeFile(join(DATA, `${kind}-roles.json`), data)
  console.log(
    `${kind}: ${samples.length} sections, ${((performance.now() - start) / 1000).toFixed(0)} s, ${(data.length / 1000).toFixed(0)} kB`,
  )
}
