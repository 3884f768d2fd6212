import { expect, test } from 'vitest'
import { clausesOf } from './sentence-clauses.ts'
import { isVerbForm, TALK_FORM } from './sentence-verbs.data.ts'

test.each([
  ['mozo en lima', { asks: 'mozo en lima', isAsked: false }],
  ['antes era chofer, quiero algo de almacen', { tells: 'antes era chofer', asks: 'quiero algo de almacen' }],
  ['soy enfermera, busco en clinicas', { is: 'soy enfermera', asks: 'busco en clinicas' }],
  ['mi hermano es soldador y busca en ilo', { is: 'mi hermano es soldador y', asks: 'busca en ilo' }],
  ['me quede sin chamba, soy carpintero', { tells: 'me quede sin chamba', is: 'soy carpintero' }],
  ['estudio de abogados', { asks: 'estudio de abogados', tells: '' }],
])('%j is taken apart by its clauses', (text, expected) => {
  const { asks, ...others } = clausesOf(text)
  expect({ asks: asks.join(' '), ...others }).toMatchObject(expected)
})

test('forms of verbs are told from the names of things', () => {
  for (const word of ['recomiendame', 'tendrian', 'llegar', 'quisieran'])
    expect(TALK_FORM.test(word), word).toBe(true)
  for (const word of ['salieron', 'consultarle', 'cuidando', 'trabajabamos'])
    expect(isVerbForm(word), word).toBe(true)
  for (const word of ['ventas', 'prestamos', 'reclamos', 'secretaria', 'ayudante', 'panaderia', 'server'])
    expect(TALK_FORM.test(word) || isVerbForm(word), word).toBe(false)
})
