import { expect, test } from 'vitest'
import { toLine, toBlocks } from './text-blocks.ts'

test('blank lines part paragraphs, single breaks stay inside one', () => {
  expect(toBlocks('Uno\ndos\n\nTres')).toEqual([
    { type: 'p', text: 'Uno\ndos' },
    { type: 'p', text: 'Tres' },
  ])
})

test.each([
  '- Vender\n- Cobrar',
  '• Vender\n\n• Cobrar',
  '* Vender\r\n* Cobrar',
  '· Vender\n·Cobrar',
  '¿\tVender\n¿\tCobrar',
  '➢ Vender\n➢ Cobrar',
  '1. Vender\n2. Cobrar',
  '1) Vender\n2) Cobrar',
  '-Vender\n–Cobrar',
])('%j is one list', (text) => {
  expect(toBlocks(text)).toEqual([{ type: 'ul', items: ['Vender', 'Cobrar'] }])
})

test('a heading before a list and a paragraph after it', () => {
  expect(toBlocks('Funciones:\n- Vender\n- Cobrar\nPostula hoy')).toEqual([
    { type: 'p', text: 'Funciones:' },
    { type: 'ul', items: ['Vender', 'Cobrar'] },
    { type: 'p', text: 'Postula hoy' },
  ])
})

test.each(['1.5 años de experiencia', '10 años de experiencia', '-5% de comisión', '¿Quieres crecer?', '-'])(
  '%j is a paragraph',
  (text) => {
    expect(toBlocks(text)).toEqual([{ type: 'p', text }])
  },
)

test('nothing gives nothing', () => {
  expect(toBlocks(' \n\n')).toEqual([])
})

test('a text in one line has no bullets and no breaks', () => {
  expect(toLine('Tu trabajo:\n- Recibir pedidos\n- Cobrar\n\nTe esperamos\nen Lima')).toBe(
    'Tu trabajo: Recibir pedidos · Cobrar Te esperamos en Lima',
  )
})
