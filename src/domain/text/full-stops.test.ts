import { expect, test } from 'vitest'
import { NOT_SHORT } from './full-stops.ts'

const cut = (text: string) => text.split(new RegExp(String.raw`${NOT_SHORT}\.\s+`, 'u'))

test.each([
  ['Analista de Compras. Banco Andino', ['Analista de Compras', 'Banco Andino']],
  ['Hnos. Robles', ['Hnos. Robles']],
  ['Cía. Minera Quipu. Arequipa', ['Cía. Minera Quipu', 'Arequipa']],
  ['Ing. Civil', ['Ing. Civil']],
  ['ASIST. CONTABLE', ['ASIST. CONTABLE']],
  ['SERV. MILITAR', ['SERV. MILITAR']],
  ['Cías. del Sur', ['Cías. del Sur']],
  ['Banco Nudoserv. Analista', ['Banco Nudoserv', 'Analista']],
  ['Av. Los Incas 120. Cusco', ['Av. Los Incas 120', 'Cusco']],
  // Letters of a name or of a legal form.
  ['Rosa M. Quispe', ['Rosa M. Quispe']],
  ['Molinos S. A. Lima', ['Molinos S. A. Lima']],
  ['Auxiliar de serv. Generales', ['Auxiliar de serv. Generales']],
  // Words that only end like an abbreviation.
  ['Almacén en Pisco. Cobranzas', ['Almacén en Pisco', 'Cobranzas']],
  ['Aprendí inglés. Dicté cursos', ['Aprendí inglés', 'Dicté cursos']],
  ['Ventas en Trujillo. Cobranzas', ['Ventas en Trujillo', 'Cobranzas']],
])('%j ends at %j', (text, parts) => {
  expect(cut(text)).toEqual(parts)
})
