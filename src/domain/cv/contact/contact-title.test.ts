import { linesOf, page, run } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readContact } from './contact.ts'

test.each([
  ['Obstetra – COP N° 21447', 'Obstetra'],
  ['Ingeniera Sanitaria | CIP 201877', 'Ingeniera Sanitaria'],
  ['Ingeniero Geólogo, CIP 167203', 'Ingeniero Geólogo'],
  ['Ingeniero Civil – CIP 999120', 'Ingeniero Civil – CIP 999120'],
  ['Ingeniero de Seguridad (SSOMA) • Colegiado y habilitado', 'Ingeniero de Seguridad (SSOMA)'],
  ['Técnica en Enfermería – San Juan de Lurigancho', 'Técnica en Enfermería'],
  ['Ingeniera Ambiental - Supervisora SSOMA', 'Ingeniera Ambiental - Supervisora SSOMA'],
  ['Contadora Pública Colegiada', 'Contadora Pública Colegiada'],
])('of %j the title is %j', (line, title) => {
  const lines = linesOf([run('Rosa Quispe Mamani', 40, 40, { size: 20 }), run(line, 40, 70)])
  expect(readContact([{ kind: 'header', heading: null, lines }], [page([])]).title?.value).toBe(title)
})

test('a label at the other end of its line does not hide the title', () => {
  const lines = linesOf([
    run('Rosa Quispe Mamani', 40, 40, { size: 20 }),
    run('Analista de Compras', 40, 70),
    run('Celular: 987 654 321', 400, 70),
  ])
  const { title, phone } = readContact([{ kind: 'header', heading: null, lines }], [page([])])
  expect([title?.value, phone?.value]).toEqual(['Analista de Compras', '987 654 321'])
})

test('it may stand over the name, beside contact data', () => {
  const lines = linesOf([
    run('Coordinadora de Logística', 40, 40),
    run('987 654 321', 400, 40),
    run('Rosa Quispe Mamani', 200, 70, { size: 17 }),
  ])
  const { title } = readContact([{ kind: 'header', heading: null, lines }], [page([])])
  expect(title?.value).toBe('Coordinadora de Logística')
})

test('it may stand behind the name and a comma, in English too', () => {
  const lines = linesOf([run('Mateo Grados Olivera, Hotel Front Office Manager', 40, 40, { size: 15 })])
  const { name, title } = readContact([{ kind: 'header', heading: null, lines }], [page([])])
  expect([name?.value, title?.value]).toEqual(['Mateo Grados Olivera', 'Hotel Front Office Manager'])
})

test('in letters of the text it goes on below a full line only', () => {
  const titleOf = (first: string, second: string) => {
    const lines = linesOf([
      run('Filiberto Ccallo', 40, 40, { size: 20 }),
      run(first, 40, 70),
      run(second, 40, 83),
    ])
    return readContact([{ kind: 'header', heading: null, lines }], [page([])]).title?.value
  }
  expect(titleOf('Ingeniero Agrónomo y Doctor en Ciencias de', 'Suelos')).toBe(
    'Ingeniero Agrónomo y Doctor en Ciencias de Suelos',
  )
  expect(titleOf('Ingeniero Agrónomo', 'Suelos y cultivos andinos del sur')).toBe('Ingeniero Agrónomo')
})
