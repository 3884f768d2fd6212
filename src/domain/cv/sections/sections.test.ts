import { headingLook, type Look, regionsOf, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { TextRun } from '#domain/cv/layout/page-text.ts'
import { bodySize, findSections } from './sections.ts'

const sectionsOf = (runs: readonly TextRun[]) =>
  findSections(regionsOf(runs))
    .filter(({ kind, lines }) => kind !== 'header' || lines.length > 0)
    .map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])

/** Sections one below the other: the heading in its style, the text in body style. */
const drawn = (sections: readonly (readonly [string, ...string[]])[], look: Look = headingLook) => {
  let y = 60
  return sections.flatMap(([title, ...texts]) => {
    const runs = [run(title, 40, y, look), ...stack(texts, 40, y + 18)]
    y += 18 + texts.length * 14 + 12
    return runs
  })
}

describe('headings', () => {
  test.each([
    ['EXPERIENCIA LABORAL', 'experience'],
    ['III. FORMACIÓN ACADÉMICA', 'education'],
    ['Work Experience', 'experience'],
    ['E D U C A C I Ó N', 'education'],
    ['Sobre mí:', 'summary'],
  ])('%s opens its section', (title, kind) => {
    expect(sectionsOf(drawn([[title, 'Texto de la sección sin más señas']]))).toContainEqual([
      kind,
      ['Texto de la sección sin más señas'],
    ])
  })

  test('a heading in a margin opens its section, however the text beside it ends', () => {
    const runs = [
      run('Habilidades', 40, 60, headingLook),
      ...stack(['Figma. Adobe XD.', 'Pruebas de usabilidad.'], 160, 60),
    ]
    expect(sectionsOf(runs)).toEqual([['skills', ['Figma. Adobe XD.', 'Pruebas de usabilidad.']]])
  })

  test('a job that opens with a word of headings opens no section', () => {
    const job = 'Software Engineer, Quipu Labs, Lima, Perú, Marzo 2021 – Actualidad'
    expect(sectionsOf(drawn([['EXPERIENCIA', job]]))).toEqual([['experience', [job]]])
  })

  test('a heading in a margin that breaks beside its text is one', () => {
    const runs = [
      run('Experiencia', 40, 60, { size: 14 }),
      run('Socia fundadora', 160, 60),
      run('laboral', 68, 75, { size: 14 }),
      run('Cusco', 160, 74),
    ]
    expect(sectionsOf(runs)).toEqual([['experience', ['Socia fundadora', 'Cusco']]])
  })

  test('what stands right below a heading in a lesser look names a part of it', () => {
    const runs = drawn([
      ['EXPERIENCIA', 'Analista', 'Quipu S.A.C.'],
      ['EDUCACIÓN', 'Bachiller en Sistemas'],
      ['CURSOS', 'Excel avanzado'],
      ['STACK', '', 'Kotlin, Dart'],
    ])
    const parts = [...runs, run('Lenguajes', 40, 222, { bold: true, size: 12 })]
    expect(sectionsOf(parts).at(-1)).toEqual(['skills', ['Lenguajes', 'Kotlin, Dart']])
  })

  test('a heading that breaks behind a small word is one', () => {
    const runs = [
      ...stack(['ÁREAS DE', 'EXPERIENCIA'], 40, 60, headingLook),
      ...stack(['Presupuestos', 'Costos'], 40, 92),
      run('IDIOMAS', 40, 140, headingLook),
      run('Quechua', 40, 158),
    ]
    expect(sectionsOf(runs)[0]).toEqual(['skills', ['Presupuestos', 'Costos']])
  })

  test('what comes before any heading is the header', () => {
    const runs = [run('Rosa Quispe', 40, 30, { size: 20 }), ...drawn([['EXPERIENCIA', 'Enfermera en Cayma']])]
    expect(sectionsOf(runs)).toEqual([
      ['header', ['Rosa Quispe']],
      ['experience', ['Enfermera en Cayma']],
    ])
  })

  test('an unknown line in the look of the headings closes the section above', () => {
    const sections = sectionsOf(
      drawn([
        ['EXPERIENCIA', 'Enfermera en Cayma'],
        ['EDUCACIÓN', 'Licenciada en Enfermería'],
        ['ZONA DE JUEGOS', 'Ajedrez'],
      ]),
    )
    expect(sections.map(([kind]) => kind)).toEqual(['experience', 'education', 'other'])
  })

  test('among skills an unknown line in that look names a group of them', () => {
    const sections = sectionsOf(
      drawn([
        ['EXPERIENCIA', 'Enfermera en Cayma'],
        ['HABILIDADES', 'Triaje'],
        ['CLÍNICAS', 'Ventilación mecánica'],
      ]),
    )
    expect(sections.at(-1)).toEqual(['skills', ['Triaje', 'CLÍNICAS', 'Ventilación mecánica']])
  })

  test('the words of a heading in the look of the text are text where headings stand out', () => {
    const sections = sectionsOf(
      drawn([
        ['EXPERIENCIA', 'Enfermera en Cayma', 'Educación', 'Charlas a las familias'],
        ['FORMACIÓN ACADÉMICA', 'Licenciada en Enfermería'],
        ['IDIOMAS', 'Quechua'],
      ]),
    )
    expect(sections.map(([kind]) => kind)).toEqual(['experience', 'education', 'languages'])
  })

  test('a heading in the margin has its text beside it', () => {
    const runs = [
      ...['EXPERIENCIA', 'EDUCACIÓN'].map((title, index) => run(title, 40, 60 + index * 60, headingLook)),
      ...stack(['Enfermera en Cayma', 'Turnos de noche'], 180, 60),
      ...stack(['Licenciada en Enfermería', 'Arequipa'], 180, 120),
    ]
    expect(sectionsOf(runs)).toEqual([
      ['experience', ['Enfermera en Cayma', 'Turnos de noche']],
      ['education', ['Licenciada en Enfermería', 'Arequipa']],
    ])
  })
})

test.each([
  ['Estudios: Licenciatura en Enfermería', ['education', ['Licenciatura en Enfermería']]],
  ['Habilidades: Python, Java, SQL', ['skills', ['Python, Java, SQL']]],
  ['Habilidades Python, Java, SQL', ['skills', ['Python, Java, SQL']]],
])('%s is a heading with its text on the same line', (text, section) => {
  expect(sectionsOf([run('Rosa Quispe', 40, 30), run(text, 40, 60)])).toContainEqual(section)
})

test('the headings of two columns take over from the line that spans them', () => {
  const top = run('Rosa Quispe Mamani, enfermera asistencial', 40, 60, { size: 18 })
  const left = [
    run('HABILIDADES', 40, 120, headingLook),
    ...stack(['Triaje', 'Excel', 'Reanimación'], 40, 138),
  ]
  const right = [
    run('EXPERIENCIA', 240, 120, headingLook),
    ...stack(['Enfermera en Cayma', 'Clínica San Gabriel', '2019 - 2021'], 240, 140),
  ]
  expect(sectionsOf([top, ...left, ...right])).toEqual([
    ['header', [top.text]],
    ['skills', ['Triaje', 'Excel', 'Reanimación']],
    ['experience', ['Enfermera en Cayma', 'Clínica San Gabriel', '2019 - 2021']],
  ])
})

test('the size of the body is that of most letters, not of most lines', () => {
  const lines = [
    ...textLines('Una línea larga de texto corrido que pesa más que las otras', { size: 9 }),
    ...textLines('Uno\nDos', { size: 14 }),
  ]
  expect(bodySize(lines)).toBe(9)
})

test('a lesser heading that comes back below each job opens no section', () => {
  const job = (name: string, y: number) => [
    ...stack([name, 'Quipu S.A.C.', '2019 - 2021'], 40, y),
    run('Principales logros:', 40, y + 42, { bold: true }),
    run('Menos mermas', 40, y + 56),
  ]
  const sections = sectionsOf([
    run('PERFIL', 40, 30, headingLook),
    run('Contadora', 40, 46),
    run('EXPERIENCIA', 40, 70, headingLook),
    ...job('Analista', 88),
    ...job('Auxiliar', 180),
    run('EDUCACIÓN', 40, 280, headingLook),
    run('Contabilidad', 40, 296),
  ])
  expect(sections.map(([kind]) => kind)).toEqual(['summary', 'experience', 'education'])
})

test('a column as wide as the filled one at its left goes on with the section that is open there', () => {
  const heading = (text: string, x: number, y: number) => run(text, x, y, headingLook)
  const column = (texts: readonly string[], x: number, y: number) => stack(texts, x, y)
  const text = 'Inventarios de tres plantas y sus reportes'
  const runs = [
    heading('PERFIL', 40, 60),
    ...column([text, text, text], 40, 78),
    heading('EXPERIENCIA', 40, 140),
    ...column(['Analista de Compras', 'Quipu S.A.C.', '2019 - 2021', text], 40, 158),
    ...column(['Auxiliar', 'Banco Andino', '2016 - 2019', text], 320, 60),
    heading('EDUCACIÓN', 320, 140),
    ...column(['Contadora Pública', 'Universidad del Altiplano', '2010 - 2015'], 320, 158),
  ]
  const jobs = [
    'Analista de Compras',
    'Quipu S.A.C.',
    '2019 - 2021',
    text,
    'Auxiliar',
    'Banco Andino',
    '2016 - 2019',
    text,
  ]
  expect(sectionsOf(runs)).toContainEqual(['experience', jobs])
})

test('bars drawn between the items of a list do not end it; a note below in other letters does', () => {
  const items = ['Excel', 'SAP', 'Figma'].map((text, index) => run(text, 40, 80 + index * 40))
  const sections = sectionsOf([
    run('HABILIDADES', 40, 60, headingLook),
    ...items,
    run('Hecho con un sitio', 40, 300, { size: 7 }),
  ])
  expect(sections).toEqual([
    ['skills', ['Excel', 'SAP', 'Figma']],
    ['other', ['Hecho con un sitio']],
  ])
})
