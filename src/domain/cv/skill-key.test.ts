import { expect, test } from 'vitest'
import type { Skill } from './new-skills.ts'
import { skillKey } from './skill-key.ts'

const isOne = (kind: Skill['kind'], one: string, other: string) =>
  skillKey({ kind, name: one }) === skillKey({ kind, name: other })

test.each<[Skill['kind'], string, string]>([
  ['technical', 'Microsoft Excel', 'Excel'],
  ['technical', 'MS Excel avanzado', 'Excel'],
  ['technical', 'Manejo de Excel (nivel avanzado)', 'EXCEL'],
  ['technical', 'PowerBI', 'Power BI'],
  ['technical', 'JS', 'JavaScript'],
  ['technical', 'C++', 'c++'],
  ['language', 'English', 'Inglés'],
  ['language', 'inglés avanzado', 'Inglés'],
  ['certification', 'PMP', 'Project Management Professional (PMP)'],
  ['certification', 'PMP', 'Project Management Professional'],
  ['certification', 'Certificación PMP', 'PMP'],
  ['technical', 'Tejido en telar de cintura', 'tejido en telar de cintura'],
])('as %s, %s is %s', (kind, one, other) => {
  expect(isOne(kind, one, other)).toBe(true)
})

test.each<[Skill['kind'], string, string]>([
  ['technical', 'C', 'C++'],
  ['technical', 'C', 'C#'],
  ['technical', 'SAP FI', 'SAP MM'],
  ['technical', 'Java', 'JavaScript'],
  ['technical', 'React', 'React Native'],
  ['technical', 'SQL', 'MySQL'],
  ['technical', 'Excel financiero', 'Excel'],
  ['certification', 'Excel básico', 'Excel avanzado'],
  ['certification', 'Diplomado en finanzas', 'Diplomado en marketing'],
  ['language', 'Quechua', 'Aimara'],
])('as %s, %s is not %s', (kind, one, other) => {
  expect(isOne(kind, one, other)).toBe(false)
})

test('soft and technical are one; a certificate of a program is not the program', () => {
  expect(skillKey({ kind: 'soft', name: 'Liderazgo' })).toBe(
    skillKey({ kind: 'technical', name: 'liderazgo' }),
  )
  expect(skillKey({ kind: 'certification', name: 'Excel' })).not.toBe(
    skillKey({ kind: 'technical', name: 'Excel' }),
  )
})
