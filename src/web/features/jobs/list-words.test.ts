import { expect, test } from 'vitest'
import { readJobQuery } from './job-query.ts'
import { listDescription, listTitle } from './list-words.ts'

const title = (search: string) => listTitle(readJobQuery(new URLSearchParams(search)))

test.each([
  ['', 'Empleos Disponibles'],
  ['page=3', 'Empleos Disponibles · Página 3'],
  ['category=Ventas', 'Empleos de Ventas'],
  ['category=Ventas&location=Cusco&page=2', 'Empleos de Ventas en Cusco · Página 2'],
  ['mode=remote', 'Empleos remotos'],
  ['location=Remoto&category=Diseño', 'Empleos de Diseño remotos'],
  ['mode=hybrid&location=Lima', 'Empleos en Lima · Híbrido'],
  ['q=mozo&location=Piura', 'Empleos de “mozo” en Piura'],
])('"%s" is titled "%s"', (search, expected) => expect(title(search)).toBe(expected))

test('the description says how many there are and where', () => {
  expect(listDescription(readJobQuery(new URLSearchParams('category=Ventas')), 1200)).toMatch(
    /^Empleos de Ventas en el Perú: 1,200 avisos activos\. /,
  )
})
