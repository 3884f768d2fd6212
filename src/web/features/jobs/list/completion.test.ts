import { expect, test } from 'vitest'
import { piecesOf } from './completion.ts'

/** What completes the typed words stands in brackets. */
const marked = (suggestion: string, typed: string) =>
  piecesOf(suggestion, typed)
    .map(({ text, isTyped }) => (isTyped ? text : `[${text}]`))
    .join('')

test.each([
  ['Soldador', 'sol', 'Sol[dador]'],
  ['Técnico en enfermería', 'tecnico en', 'Técnico[ ]en[ ]en[fermería]'],
  ['Jefe de tienda', 'tien', '[Jefe de ]tien[da]'],
  ['soldador en Piura', 'soldador en pi', 'soldador[ ]en[ ]Pi[ura]'],
  ['Power BI', 'bi', '[Power ]BI'],
  ['Enfermera', 'enfremera', '[Enfermera]'],
  ['C++', 'c', 'C[++]'],
  ['Excel', '', '[Excel]'],
])('%s after %s', (suggestion, typed, pieces) => expect(marked(suggestion, typed)).toBe(pieces))
