import { expect, test } from 'vitest'
import { sentencesOf, spacedSentences } from './sentences.ts'

const examples: [string, string[]][] = [
  ['', []],
  ['Una sola', ['Una sola']],
  ['Vendí más. Formé a dos personas.', ['Vendí más.', 'Formé a dos personas.']],
  // Abbreviations, of names and of prose.
  ['Queda en Jr. Ica 120. Llega temprano.', ['Queda en Jr. Ica 120.', 'Llega temprano.']],
  [
    'Av. Los Incas 300, Cusco. El Sr. Quispe te espera.',
    ['Av. Los Incas 300, Cusco.', 'El Sr. Quispe te espera.'],
  ],
  ['Molinos S.A.C. Busca a un contador', ['Molinos S.A.C. Busca a un contador']],
  ['Otra ciudad, p. ej. Lima o Ica.', ['Otra ciudad, p. ej. Lima o Ica.']],
  ['Estudié en EE. UU. Inglés avanzado.', ['Estudié en EE. UU. Inglés avanzado.']],
  ['Jefe de RR. HH. Metales', ['Jefe de RR. HH. Metales']],
  // A word that only ends like one; a name in two capitals.
  ['Trabajé en Pisco. Vendí.', ['Trabajé en Pisco.', 'Vendí.']],
  ['Uso Power BI. Enseño Excel.', ['Uso Power BI.', 'Enseño Excel.']],
  // Figures.
  ['Subí 12.5 % las ventas. Bajé 3.', ['Subí 12.5 % las ventas.', 'Bajé 3.']],
  ['Pagan S/ 2,500.00 al mes. Es remoto.', ['Pagan S/ 2,500.00 al mes.', 'Es remoto.']],
  ['Mejoré 20%. Ahorré (en soles). Cerré.', ['Mejoré 20%.', 'Ahorré (en soles).', 'Cerré.']],
  // Sources before and after the full stop.
  ['Hay 2 empleos [1]. Pagan bien.', ['Hay 2 empleos [1].', 'Pagan bien.']],
  ['Hay 2 empleos. [1][2] Pagan bien.[3] Postula.', ['Hay 2 empleos. [1][2]', 'Pagan bien.[3]', 'Postula.']],
  // Other ends.
  ['Espera… Ya está... Listo.', ['Espera…', 'Ya está...', 'Listo.']],
  ['Depende… de la zona.', ['Depende… de la zona.']],
  ['¡Hola! ¿Buscas trabajo? Te ayudo.', ['¡Hola!', '¿Buscas trabajo?', 'Te ayudo.']],
  ['¿Qué?! Nada.', ['¿Qué?!', 'Nada.']],
  ['Dijo “ven.” Fui. “Bien”, dijo.', ['Dijo “ven.”', 'Fui.', '“Bien”, dijo.']],
  ['Atendí la caja; Cerré el mes; y nada más', ['Atendí la caja;', 'Cerré el mes; y nada más']],
  // Lists and paragraphs.
  [
    'Haz esto:\n1. Entra a Ica.\n2. Pulsa Guardar. Espera.',
    ['Haz esto:', '1. Entra a Ica.', '2. Pulsa Guardar.', 'Espera.'],
  ],
  ['Piden:\n- Excel\n- Un año\n\nPostula hoy', ['Piden:', '- Excel', '- Un año', 'Postula hoy']],
  ['Una línea\nque sigue en Lima', ['Una línea\nque sigue en Lima']],
]

test.each(examples)('%j is told in %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('joined, the pieces are the text', () => {
  const texts = examples.map(([text]) => text)
  const spaced = [
    '  \n\n Hola.  \n\n\n  Adiós. \r\n\r\n- Uno \n',
    ' ',
    '\n\n',
    '. . . A. B.\t\tCd',
    texts.join('\n\n'),
    texts.join('  '),
  ]
  for (const text of [...texts, ...spaced]) {
    const pieces = spacedSentences(text)
    expect(pieces.join('')).toBe(text)
    expect(pieces).not.toContain('')
  }
})
