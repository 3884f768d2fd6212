import { headingLook, linesOf, type Look, row, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import type { TextRun } from '#domain/cv/layout/page-text.ts'
import { joinBrokenHeadings, judgeHeadings } from './judge-headings.ts'

const BODY = 10
const judged = (runs: readonly TextRun[]) =>
  [...judgeHeadings(linesOf(runs), BODY)].map(([{ text }, kind]) => [text, kind])

/** Sections one below the other, each heading in its style with white space above it. */
const parts = (headings: readonly (readonly [string, Look])[]) =>
  headings.flatMap(([title, look], index) => [
    run(title, 40, 60 + index * 80, look),
    ...stack(['Un texto que no dice nada', 'y otro más que tampoco'], 40, 78 + index * 80),
  ])

test('a heading in words that nobody knows is told by the look of the others', () => {
  expect(
    judged(
      parts([
        ['EXPERIENCIA', headingLook],
        ['EDUCACIÓN', headingLook],
        ['MI LADO B', headingLook],
      ]),
    ),
  ).toEqual([
    ['EXPERIENCIA', 'experience'],
    ['EDUCACIÓN', 'education'],
    ['MI LADO B', 'other'],
  ])
})

test('the words of a heading in plain letters are none where the others stand out', () => {
  const headings = ['EXPERIENCIA', 'EDUCACIÓN', 'IDIOMAS'].map((title) => [title, headingLook] as const)
  const runs = [...parts(headings), run('Habilidades', 40, 274)]
  expect(judged(runs).map(([text]) => text)).toEqual(['EXPERIENCIA', 'EDUCACIÓN', 'IDIOMAS'])
})

test('a word of headings between two items that are set like it, line by line, is an item', () => {
  const runs = [
    ...parts(['EXPERIENCIA', 'EDUCACIÓN'].map((title) => [title, headingLook] as const)),
    run('HABILIDADES', 40, 220, headingLook),
    ...stack(['Ventas', 'Redes sociales', 'Puntual', 'Responsable'], 40, 240, { bold: true, size: 12 }),
  ]
  expect(judged(runs).map(([text]) => text)).toEqual(['EXPERIENCIA', 'EDUCACIÓN', 'HABILIDADES'])
})

test('what is repeated in a lesser look is a label within the entries', () => {
  const lesser: Look = { bold: true, size: 10 }
  const headings = ['EXPERIENCIA', 'EDUCACIÓN', 'IDIOMAS'].map((title) => [title, headingLook] as const)
  const runs = [...parts(headings), run('Logros', 40, 106, lesser), run('Logros', 40, 186, lesser)]
  expect(judged(runs).map(([text]) => text)).not.toContain('Logros')
})

test('an organisation in the look of the headings opens an entry', () => {
  const runs = [
    ...parts([
      ['EXPERIENCIA', headingLook],
      ['EDUCACIÓN', headingLook],
    ]),
    run('MINERA QUIPU S.A.C.', 40, 220, headingLook),
    run('2019 - 2021', 40, 238),
  ]
  expect(judged(runs).map(([text]) => text)).toEqual(['EXPERIENCIA', 'EDUCACIÓN'])
})

test('in a margin the heading is the first piece of its line', () => {
  const runs = [
    run('Educación', 40, 60, headingLook),
    run('Bachiller en Derecho', 200, 60),
    run('Idiomas', 40, 120, headingLook),
    run('Inglés intermedio', 200, 120),
  ]
  expect(judged(runs).map(([, kind]) => kind)).toEqual(['education', 'languages'])
})

describe('a heading that breaks', () => {
  const textsOf = (runs: readonly TextRun[]) => joinBrokenHeadings(linesOf(runs)).map(({ text }) => text)

  test('behind a small word is one line again', () => {
    expect(textsOf(stack(['Áreas de', 'experiencia', 'Minería'], 40, 60, { bold: true }))).toEqual([
      'Áreas de experiencia',
      'Minería',
    ])
  })

  test('in a margin leaves the text beside it', () => {
    const runs = [
      ...row(['Experiencia', 'Analista de Compras'], [40, 200], 60),
      ...row(['laboral', 'Banco Andino'], [40, 200], 74),
    ]
    expect(textsOf(runs)).toEqual(['Experiencia laboral\tAnalista de Compras', 'Banco Andino'])
  })

  test('behind a whole word is one line again if the words are one heading', () => {
    expect(textsOf(stack(['EXPERIENCIA', 'LABORAL', 'BANCO ANDINO'], 40, 60))).toEqual([
      'EXPERIENCIA LABORAL',
      'BANCO ANDINO',
    ])
    const beside = [
      ...row(['EXPERIENCIA', 'Analista de Compras'], [40, 200], 60),
      ...row(['LABORAL'], [40], 70),
      run('Banco Andino', 200, 74),
    ]
    expect(textsOf(beside)).toEqual(['EXPERIENCIA LABORAL\tAnalista de Compras', 'Banco Andino'])
  })

  test('is no end of a sentence', () => {
    expect(textsOf(stack(['Encargado de', 'idiomas'], 40, 60))).toEqual(['Encargado de', 'idiomas'])
  })
})

test('unknown lines in the style of headings are entries if one stands directly below a heading', () => {
  const titles = [
    run('Experiencia', 40, 60, headingLook),
    run('Cevichería Mar Adentro', 40, 90, headingLook),
    ...stack(['Cocinero', '2020 - 2022'], 40, 108),
    run('El Fogón de Lucho', 40, 160, headingLook),
    ...stack(['Ayudante de cocina', '2018 - 2020'], 40, 178),
    run('Contacto Directo S.A.C.', 40, 230, headingLook),
    ...stack(['Teleoperador', '2016 - 2018'], 40, 248),
    run('Educación', 40, 300, headingLook),
    ...stack(['CETPRO Manos Peruanas', 'Técnico en Cocina'], 40, 318),
    run('Habilidades', 40, 370, headingLook),
    ...stack(['Parrilla', 'Puntualidad'], 40, 388),
  ]
  expect(judged(titles)).toEqual([
    ['Experiencia', 'experience'],
    ['Educación', 'education'],
    ['Habilidades', 'skills'],
  ])
})

test('a group of skills directly below their heading may have the name of another part', () => {
  const runs = [
    run('Experiencia', 40, 60, headingLook),
    ...stack(['Técnico de campo', '2020 - 2022'], 40, 78),
    run('Habilidades', 40, 130, headingLook),
    run('Redes', 40, 160, headingLook),
    ...stack(['MikroTik', 'Ubiquiti'], 40, 178),
    run('Redes', 40, 230, headingLook),
    ...stack(['linkedin.com/in/joel'], 40, 248),
  ]
  expect(judged(runs)).toEqual([
    ['Experiencia', 'experience'],
    ['Habilidades', 'skills'],
    ['Redes', 'skills'],
    ['Redes', 'contact'],
  ])
})

test('headings in a lesser style below skills name their groups, also with the words of other parts', () => {
  const groupLook = { bold: true, size: 10 }
  const runs = [
    run('Habilidades', 40, 130, headingLook),
    run('Datos', 40, 160, groupLook),
    ...stack(['SQL', 'Python'], 40, 178),
    run('Proyectos', 40, 230, groupLook),
    ...stack(['Scrum', 'Jira'], 40, 248),
    run('Datos', 40, 310, headingLook),
    ...stack(['ana@ejemplo.pe'], 40, 328),
  ]
  expect(judged(runs)).toEqual([
    ['Habilidades', 'skills'],
    ['Datos', 'skills'],
    ['Proyectos', 'skills'],
    ['Datos', 'contact'],
  ])
})

test('what stands above the list of each job is no summary', () => {
  const highlights = { ...headingLook, size: 11 }
  const job = (company: string, y: number) => [
    ...stack([company, 'Supervisor', '2019 - 2020'], 40, y),
    run('Highlights', 40, y + 60, highlights),
    ...stack(['Plan anual de seguridad'], 40, y + 80),
  ]
  const runs = [
    run('Experiencia', 40, 60, headingLook),
    ...job('Quipu S.A.C.', 80),
    ...job('Kusi S.A.C.', 220),
  ]
  expect(judged(runs)).toEqual([['Experiencia', 'experience']])
})
