import { VERB } from '#domain/cv/entries/entry-body.ts'
import { TASK } from '#domain/cv/entries/choose-roles.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { isRange } from '#domain/cv/dates/found-periods.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import {
  degreeLikeness,
  describes,
  hasLegalForm,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'
import { labelOf, readLabel } from '#domain/cv/sections/labels.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { type Joint, jointAt, jointsOf } from './joints.ts'
import { lineFeatures } from './line-features.ts'
import type { Token } from './role-tokens.ts'

/** The features of the tokens; those of a line or a unit are shared by its tokens. */
export interface Features {
  lines: string[][]
  units: string[][]
  /** The unit of each token. */
  unitOf: number[]
  tokens: string[][]
}

/** Tokens between strong separators: what often is one name. */
interface Unit {
  row: number
  /** Its first and last token. */
  first: number
  last: number
  text: string
  likeness: Likeness
  sign: string
  /** The label before it: 'Cargo' for 'Cajera' in 'Cargo: Cajera'. */
  label: string
  isLabel: boolean
  key: string
  before: string
  after: string
}

interface Likeness {
  what: number
  degree: number
  company: number
  school: number
  place: number
}

const likenessOf = (text: string): Likeness => ({
  what: positionLikeness(text),
  degree: degreeLikeness(text),
  company: organisationLikeness(text),
  school: institutionLikeness(text),
  place: isPlace(text) ? 1 : 0,
})
const KINDS = ['what', 'degree', 'company', 'school', 'place'] as const

/** All features of a section's tokens. */
export function featuresOf(lines: readonly Line[], tokens: readonly Token[]): Features {
  const units = unitsOf(lines, tokens)
  const unitOf: number[] = []
  for (const [index, { first, last }] of units.entries())
    for (let at = first; at <= last; at++) unitOf[at] = index
  const means = meansOf(units)
  const joints = jointsOf(lines, tokens, units)
  return {
    lines: lineFeatures(lines, tokens),
    units: units.map((_, index) => unitFeatures(units, index, means, lines)),
    unitOf,
    tokens: tokens.map((_, at) => tokenFeatures(tokens, at, lines, units[unitOf[at]!]!, joints)),
  }
}

const CUTS = new Set([
  'loose',
  'line',
  'gap',
  'bar',
  'dash',
  'style',
  'comma',
  'open',
  'close',
  'colon',
  'stop',
])

function unitsOf(lines: readonly Line[], tokens: readonly Token[]): Unit[] {
  const starts = tokens.flatMap(({ boundary, period, row }, at) =>
    at === 0 || CUTS.has(boundary) || period || tokens[at - 1]!.period || tokens[at - 1]!.row !== row
      ? [at]
      : [],
  )
  let inLine = 0
  let label = ''
  return starts.map((first, index): Unit => {
    const last = (starts[index + 1] ?? tokens.length) - 1
    const { row, start, span, boundary, period } = tokens[first]!
    const line = lines[row]!
    inLine = first > 0 && tokens[first - 1]!.row === row ? inLine + 1 : 0
    const text = line.text.slice(start, tokens[last]!.end)
    if (inLine === 0) label = ''
    const under = label
    const own = period ? null : labelOf(text)
    if (own && (tokens[last + 1]?.boundary === 'colon' || (inLine === 0 && readLabel(line.text)?.value)))
      label = own
    const next = tokens[last + 1]
    const after = next && next.row === row ? (next.period ? 'date' : next.boundary) : 'end'
    const before = inLine > 0 && tokens[first - 1]!.period ? 'date' : boundary
    const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
    const style = `${span.isBold}|${span.isItalic}|${isCapitals}|${Math.round(span.size)}`
    return {
      row,
      first,
      last,
      text,
      likeness: period ? { what: 0, degree: 0, company: 0, school: 0, place: 0 } : likenessOf(text),
      sign: style,
      label: under,
      isLabel: own !== null,
      key: `${style}|${line.isItem}|${Math.min(inLine, 3)}|${before === 'loose' ? 'line' : before}|${after}|${period !== null}`,
      before,
      after,
    }
  })
}

interface Mean {
  count: number
  sums: Likeness
}

/** The sums of likeness of units that are set alike: a document sets all its entries alike. */
function meansOf(units: readonly Unit[]): Map<string, Mean> {
  const means = new Map<string, Mean>()
  for (const { key, sign, likeness } of units)
    for (const name of [key, `s${sign}`]) {
      const mean = means.get(name) ?? {
        count: 0,
        sums: { what: 0, degree: 0, company: 0, school: 0, place: 0 },
      }
      mean.count++
      for (const kind of KINDS) mean.sums[kind] += likeness[kind]
      means.set(name, mean)
    }
  return means
}

const bucket = (value: number) => Math.round(value * 5)
const size = (count: number) => (count > 8 ? 9 : count > 5 ? 6 : count)

function unitFeatures(
  units: readonly Unit[],
  index: number,
  means: ReadonlyMap<string, Mean>,
  lines: readonly Line[],
): string[] {
  const unit = units[index]!
  const { text, likeness, first, last, before, after } = unit
  const features = [`n${size(last - first + 1)}`, `b${before}`, `a${after}`, `ba${before}|${after}`]
  for (const kind of KINDS) features.push(`k${kind}${likeness[kind]}`)
  const best = KINDS.reduce((one, other) => (likeness[other] > likeness[one] ? other : one))
  features.push(`kb${likeness[best] >= 0.6 ? best : 'none'}|${before}`)
  features.push(
    `kw${bucket(likeness.what)}${bucket(likeness.company)}`,
    `kd${bucket(likeness.degree)}${bucket(likeness.school)}`,
  )
  for (const [name, own] of [
    [unit.key, 'e'],
    [`s${unit.sign}`, 's'],
  ] as const) {
    const { count, sums } = means.get(name)!
    if (count < 2) features.push(`${own}alone`)
    else
      for (const kind of KINDS) {
        const mean = (sums[kind] - likeness[kind]) / (count - 1)
        features.push(`${own}${kind}${bucket(mean)}`)
      }
    if (count > 1) {
      const lead = (kind: (typeof KINDS)[number], other: (typeof KINDS)[number]) =>
        Math.round(((sums[kind] - sums[other]) / count) * 4)
      features.push(`${own}wc${lead('what', 'company')}`, `${own}ds${lead('degree', 'school')}`)
    }
  }
  if (unit.label !== '') features.push(`under${unit.label}`)
  if (unit.isLabel) features.push(`islabel${labelOf(text)}${after}`)
  if (describes(text)) features.push('describes')
  if (TASK.test(text)) features.push('task')
  if (VERB.test(text)) features.push('verb')
  if (hasLegalForm(text)) features.push('legal')
  if (/^\p{Ll}/u.test(text)) features.push('small')
  if (/^[^\p{Ll}]*$/u.test(text)) features.push('capitals')
  if (/\d/.test(text)) features.push('digits')
  if (/@|https?:|www\.|\.(?:com|pe|org|net)\b/.test(text)) features.push('web')
  for (const step of [-1, 1, 2]) {
    const beside = units[index + step]
    if (!beside) features.push(`u${step}none`)
    else {
      const where = beside.row === unit.row ? 'same' : Math.abs(beside.row - unit.row) === 1 ? 'next' : 'far'
      features.push(`u${step}${where}${beside.after === 'date' || beside.before === 'date'}`)
      for (const kind of KINDS)
        if (beside.likeness[kind] >= 0.6) features.push(`u${step}${kind}${where === 'same'}`)
      features.push(`u${step}style${beside.sign === unit.sign}${where}`)
    }
  }
  const line = lines[unit.row]!
  features.push(`line${line.isItem}${unit.sign.startsWith('true')}`)
  return features
}

const wordOf = (token: Token | undefined) =>
  token === undefined
    ? '$'
    : token.period
      ? '<date>'
      : foldLetters(token.text).replace(/\d/g, '0').slice(0, 14)

function tokenFeatures(
  tokens: readonly Token[],
  at: number,
  lines: readonly Line[],
  unit: Unit,
  joints: ReadonlyMap<string, Joint>,
): string[] {
  const token = tokens[at]!
  const { text, period, boundary } = token
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (period)
    return [
      `d${isRange(period)}`,
      `dp${isRange(period)}|${boundary}|${after?.row === token.row ? after.boundary : 'end'}`,
      `dc${period.isCurrent}${(period.start ?? '').length}`,
    ]
  const word = wordOf(token)
  const features = [
    `w${word}`,
    `p${wordOf(before)}`,
    `q${wordOf(after)}`,
    `w${word.slice(0, 5)}*`,
    `x${boundary}`,
    `y${after && after.row === token.row ? (after.period ? 'date' : after.boundary) : 'end'}`,
    `s${shapeOf(text)}`,
    `sx${shapeOf(text)}|${boundary}`,
    `pos${Math.min(3, at - unit.first)}`,
  ]
  for (const [step, one] of [
    ['j', jointAt(tokens, at)],
    ['i', at > 0 ? jointAt(tokens, at - 1) : null],
  ] as const) {
    const joint = one && joints.get(one)
    if (joint)
      for (const kind of ['company', 'school'] as const)
        features.push(
          `${step}${kind}${Math.round((joint[kind] / joint.count) * 4)}`,
          `${step}${joint.count > 1}`,
        )
  }
  if (after && after.row === token.row && !after.period) {
    const rest = lines[token.row]!.text.slice(after.start, tokens[unit.last]!.end)
    // What follows a joint: 'Jefa de Obra en Quipu S.A.C.'.
    if (/^\p{Ll}{1,4}$/u.test(text) && at < unit.last)
      for (const kind of KINDS) {
        const value = kindOf(kind, rest)
        if (value >= 0.6) features.push(`r${word}${kind}${value}`)
      }
  }
  if (at > unit.first && /^\p{Lu}/u.test(text)) {
    const rest = lines[token.row]!.text.slice(token.start, tokens[unit.last]!.end)
    for (const kind of KINDS) {
      const value = kindOf(kind, rest)
      if (value >= 0.6) features.push(`o${kind}${value}|${boundary}`)
    }
  }
  return features
}

function kindOf(kind: (typeof KINDS)[number], text: string): number {
  if (kind === 'what') return positionLikeness(text)
  if (kind === 'degree') return degreeLikeness(text)
  if (kind === 'company') return organisationLikeness(text)
  if (kind === 'school') return institutionLikeness(text)
  return isPlace(text) ? 1 : 0
}

function shapeOf(text: string): string {
  if (/^\d+$/.test(text)) return `d${Math.min(5, text.length)}`
  if (/^\p{Lu}[\p{Lu}\d.&-]*$/u.test(text)) return text.length > 1 ? 'XX' : 'X'
  if (/^\p{Lu}/u.test(text)) return 'Xx'
  if (/^\p{Ll}{1,3}$/u.test(text)) return 'x'
  if (/^\p{Ll}/u.test(text)) return 'xx'
  return 'o'
}
