import { expect, test } from 'vitest'
import { isKnownSkill, isKnownTool } from './known-skill.ts'

test.each([
  ['Power BI', true, true],
  ['power bi', true, true],
  ['AutoCAD', true, true],
  ['Trabajo en equipo', true, false],
  ['Análisis de datos', true, false],
  // Exact match: a text that only contains a name does not count.
  ['Power BI avanzado', false, false],
  ['Cuadros en Excel para ventas', false, false],
  ['Ahumados', false, false],
  ['', false, false],
])('%j: a skill by name %s, a tool %s', (text, isSkill, isTool) => {
  expect([isKnownSkill(text), isKnownTool(text)]).toEqual([isSkill, isTool])
})
