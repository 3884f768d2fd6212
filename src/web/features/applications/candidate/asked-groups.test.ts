import { expect, test } from 'vitest'
import type { CandidateSummary } from '#contracts/applications/candidate.contract.ts'
import { askedGroups } from './asked-groups.ts'

const asked = (name: string, ...lines: string[]): CandidateSummary['asked'][number] => ({
  name,
  isOptional: false,
  sources: lines.map((line, at) => ({ from: 'cv', line, mark: at === 0 ? name.length : null })),
})
const named = (groups: ReturnType<typeof askedGroups>) =>
  groups.map(({ things, lines, shownAt }) => [
    things.map(({ name }) => name).join(' + '),
    lines.map(({ line }) => line),
    shownAt,
  ])

test('what rests on the same line stands together, at the place of the first', () => {
  const groups = askedGroups([
    asked('NIIF', 'Cierre.'),
    asked('Excel', 'Tablas.'),
    asked('SAP FI', 'Cierre.'),
  ])
  expect(named(groups)).toEqual([
    ['NIIF + SAP FI', ['Cierre.'], []],
    ['Excel', ['Tablas.'], []],
  ])
  expect(groups[0]!.things.map(({ mark }) => mark)).toEqual([4, 6])
})

test('a line among several that was shown before is referred to', () => {
  expect(named(askedGroups([asked('NIIF', 'Cierre.'), asked('3 años', 'Ocho años.', 'Cierre.')]))).toEqual([
    ['NIIF', ['Cierre.'], []],
    ['3 años', ['Ocho años.'], ['NIIF']],
  ])
})

test('no line is shown twice, none is lost, and the same words of profile and CV are two lines', () => {
  const own = { from: 'profile' as const, line: 'Cierre.', mark: null }
  const all = [
    asked('A', 'Cierre.', 'Caja.'),
    asked('B', 'Caja.', 'Cierre.'),
    { ...asked('C'), sources: [own] },
    asked('D'),
    asked('E'),
  ]
  const groups = askedGroups(all)
  const lines = groups.flatMap((group) => group.lines.map(({ from, line }) => `${from} ${line}`))
  expect(lines.toSorted()).toEqual(['cv Caja.', 'cv Cierre.', 'profile Cierre.'])
  expect(groups.map(({ things }) => things.length)).toEqual([1, 1, 1, 2])
})
