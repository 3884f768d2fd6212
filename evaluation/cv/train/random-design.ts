import { EXTRAS, type ExtraKind } from './random-content.ts'
import type { Chance } from './random-numbers.ts'
import type { Kind } from './samples.ts'

// How the entries of a section are set, as chance decides: what stands in which line, in which order and between which signs, where
// the dates are, and how each part looks.

export type Part = 'what' | 'where' | 'place' | 'date' | 'field' | 'extra'
export interface Look {
  isBold: boolean
  isItalic: boolean
  size: number
  letters: 'as they are' | 'capitals' | 'small'
}
/** What stands between two parts of a line: a sign, or a gap. */
export type Joint = string
export const GAP: Joint = '\t'
export interface Row {
  parts: Part[]
  /** What stands before each part but the first. */
  joints: Joint[]
  /** The last part is set at the right edge. */
  isSplit: boolean
}
export interface Design {
  rows: Row[]
  looks: Record<Part, Look>
  /** The texts below the names: with which sign, how far in, how large, in which share of the entries. */
  body: { sign: string; indent: number; size: number; share: number }
  dateColumn: { at: 'left' | 'right'; width: number } | null
  labels: Partial<Record<Part, string>>
  /** The employer stands once above its posts. */
  isGrouped: boolean
  /** A sign before each entry. */
  sign: string
  /** The height of a line, in sizes of its letters. */
  lead: number
  /** Points between two entries. */
  between: number
  extra: ExtraKind
}

const JOINTS: readonly Joint[] = [', ', ' - ', ' – ', ' | ', ' · ', ' / ', ' — ', GAP, ': ', ' • ']
const LABELS: Record<Kind, Partial<Record<Part, readonly string[]>>> = {
  experience: {
    what: ['Cargo', 'Puesto', 'Posición', 'Position'],
    where: ['Empresa', 'Institución', 'Company'],
    date: ['Periodo', 'Fecha', 'Tiempo'],
    place: ['Lugar', 'Ciudad'],
  },
  education: {
    what: ['Grado', 'Título', 'Carrera', 'Degree'],
    where: ['Institución', 'Centro de estudios', 'Universidad'],
    date: ['Periodo', 'Fecha', 'Año'],
    field: ['Especialidad', 'Área'],
  },
}

/** The design of a section. */
export function designOf(kind: Kind, chance: Chance): Design {
  const size = chance.between(8, 12)
  const dateColumn = chance.isTrue(0.2)
    ? { at: chance.one(['left', 'right'] as const), width: chance.between(80, 130) }
    : null
  const parts = partsOf(kind, dateColumn !== null, chance)
  const isLabelled = chance.isTrue(0.06)
  const rows = rowsOf(parts, isLabelled ? 0 : chance.one([0.25, 0.5, 0.75]), chance)
  const labels: Design['labels'] = {}
  for (const part of isLabelled ? parts : []) {
    const own = LABELS[kind][part]
    if (own) labels[part] = chance.one(own)
  }
  return {
    rows,
    labels,
    dateColumn,
    looks: looksOf(size, chance),
    body: {
      sign: chance.one(['• ', '• ', '- ', '– ', '* ', '', '', '▪ ', '○ ']),
      indent: chance.one([0, 0, 10, 18]),
      size: size - (chance.isTrue(0.3) ? 1 : 0),
      share: kind === 'experience' ? chance.one([0, 0.9, 1, 1]) : chance.one([0, 0, 0, 0.3, 1]),
    },
    isGrouped: parts[0] === 'where' && chance.isTrue(kind === 'experience' ? 0.25 : 0.05),
    sign: chance.isTrue(0.12) ? chance.one(['• ', '- ', '▪ ', '1. ']) : '',
    lead: chance.one([1.2, 1.3, 1.5]),
    between: chance.one([0, 4, 6, 8, 10, 14]),
    extra: chance.one(Object.keys(EXTRAS) as ExtraKind[]),
  }
}

function partsOf(kind: Kind, hasDateColumn: boolean, chance: Chance): Part[] {
  const parts: Part[] = chance.isTrue(0.5) ? ['what', 'where'] : ['where', 'what']
  const put = (part: Part, at = chance.between(0, parts.length)) => parts.splice(at, 0, part)
  if (!hasDateColumn) put('date')
  if (kind === 'education' && chance.isTrue(0.35)) {
    const at = parts.indexOf('what')
    if (chance.isTrue(0.8)) put('field', chance.isTrue(0.65) ? at + 1 : at)
    else put('field')
  }
  if (chance.isTrue(kind === 'experience' ? 0.4 : 0.15)) {
    if (chance.isTrue(0.6)) put('place', parts.indexOf('where') + 1)
    else put('place')
  }
  if (chance.isTrue(0.25)) {
    const beside = chance.one(parts)
    put('extra', parts.indexOf(beside) + 1)
  }
  return parts
}

function rowsOf(parts: readonly Part[], share: number, chance: Chance): Row[] {
  const rows: Row[] = []
  // Most documents use one sign.
  const usual = chance.isTrue(0.6) ? chance.one(JOINTS) : null
  for (const part of parts) {
    const row = rows.at(-1)
    if (!row || row.parts.length >= 4 || !chance.isTrue(share)) {
      rows.push({ parts: [part], joints: [], isSplit: false })
      continue
    }
    const before = row.parts.at(-1)!
    row.parts.push(part)
    row.joints.push(jointOf(before, part, chance) ?? usual ?? chance.one(JOINTS))
  }
  for (const row of rows) {
    const last = row.parts.at(-1)
    row.isSplit = row.parts.length > 1 && chance.isTrue(last === 'date' || last === 'place' ? 0.5 : 0.08)
  }
  return rows
}

/** The joints that some pairs of parts have: 'Cajera en Comercial Ríos', 'Quipu S.A.C., Lima', 'Bachelor in Economics'. */
function jointOf(before: Part, part: Part, chance: Chance): Joint | null {
  if (part === 'where' && (before === 'what' || before === 'field') && chance.isTrue(0.2))
    return chance.one([' en ', ' at ', ' @ ', ' en el ', ' en la ', '. '])
  if (before === 'where' && part === 'place' && chance.isTrue(0.4)) return ', '
  if (part === 'date' && chance.isTrue(0.2)) return ' '
  if (before === 'what' && part === 'field' && chance.isTrue(0.5)) return chance.one([' in ', ', ', ': '])
  if (part === 'extra' && chance.isTrue(0.4)) return chance.one([' ', '. ', ', ', ' - '])
  return null
}

function looksOf(size: number, chance: Chance): Design['looks'] {
  const look = (): Look => ({
    isBold: chance.isTrue(0.35),
    isItalic: chance.isTrue(0.2),
    size: size + (chance.isTrue(0.25) ? chance.between(-1, 3) : 0),
    letters: chance.isTrue(0.12) ? chance.one(['capitals', 'capitals', 'small']) : 'as they are',
  })
  const [what, where, date] = [look(), look(), look()]
  return {
    what,
    where,
    date,
    field: chance.isTrue(0.5) ? what : look(),
    place: chance.isTrue(0.5) ? chance.one([where, date]) : look(),
    extra: chance.isTrue(0.5) ? chance.one([where, date, what]) : look(),
  }
}

/** The design with the looks and distances of another: most documents set jobs and studies alike. */
export function alike(design: Design, { looks, between, lead, dateColumn }: Design): Design {
  const rows = dateColumn ? withoutDate(design.rows) : withDate(design.rows)
  return { ...design, looks, between, lead, dateColumn, rows }
}

const withDate = (rows: readonly Row[]): Row[] =>
  rows.some(({ parts }) => parts.includes('date'))
    ? [...rows]
    : [...rows, { parts: ['date'], joints: [], isSplit: false }]

function withoutDate(rows: readonly Row[]): Row[] {
  return rows.flatMap(({ parts, joints, isSplit }) => {
    const at = parts.indexOf('date')
    if (at < 0) return [{ parts, joints, isSplit }]
    const left = parts.filter((part) => part !== 'date')
    if (left.length === 0) return []
    return [
      { parts: left, joints: joints.filter((_, index) => index !== Math.max(0, at - 1)), isSplit: false },
    ]
  })
}
