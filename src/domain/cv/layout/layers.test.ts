import { page, run, stack } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { layersOf } from './layers.ts'

const textsOf = (runs: Parameters<typeof page>[0]) =>
  layersOf(page(runs)).map((layer) => layer.runs.map(({ text }) => text))

const aside = ['Idiomas', 'Castellano nativo', 'Inglés intermedio', 'Quechua básico', 'Portugués básico']
const main = ['Experiencia', 'Cajera en Botica Andina', '2019 - 2021', 'Vendedora en Quipu', '2017 - 2018']

test('columns that are printed one over the other are read one after the other', () => {
  const name = run('Rosa Quispe', 40, 60, { size: 20 })
  expect(textsOf([...stack(aside, 40, 101), name, ...stack(main, 40, 100)])).toEqual([
    ['Rosa Quispe', ...main],
    aside,
  ])
})

test('columns side by side are one layer, in whatever order they are drawn', () => {
  expect(textsOf([...stack(aside, 40, 101), ...stack(main, 300, 100)])).toHaveLength(1)
  expect(textsOf([...stack(main, 300, 100), ...stack(aside, 40, 101)])).toHaveLength(1)
})

test('bold print by printing twice, a stamp and close lines are no layers', () => {
  expect(textsOf([...stack(main, 40, 100), ...stack(main, 40.4, 100)])).toHaveLength(1)
  expect(textsOf([...stack(main, 40, 100), run('COPIA DEL ORIGINAL', 40, 114, { size: 14 })])).toHaveLength(1)
  expect(textsOf(main.map((text, index) => run(text, 40, 100 + index * 8)))).toHaveLength(1)
})
