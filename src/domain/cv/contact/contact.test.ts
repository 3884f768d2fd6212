import { headingLook, linesOf, page, row, run, stack, textLines } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { readContact } from './contact.ts'
import type { TextLink } from '#domain/cv/layout/page-text.ts'
import type { Section } from '#domain/cv/sections/sections.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

const section = (lines: Line[], kind: Section['kind'] = 'header'): Section => ({ kind, heading: null, lines })

const valuesOf = (sections: readonly Section[], links: readonly TextLink[] = []) =>
  Object.fromEntries(
    Object.entries(readContact(sections, [page([], links)])).map(([field, read]) => [
      field,
      read?.value ?? null,
    ]),
  )
/** The contact of a CV with these lines under the name. */
const under = (text: string) =>
  valuesOf([
    section(linesOf([run('Rosa Quispe Mamani', 40, 40, { size: 20 }), ...stack(text.split('\n'), 40, 70)])),
  ])

describe('the phone', () => {
  test.each([
    ['+51 987 654 321', '+51 987 654 321'],
    ['Cel.: 987654321', '987654321'],
    ['(01) 456-7890', '(01) 456-7890'],
    ['987 654 321 / 912 345 678', '987 654 321 / 912 345 678'],
    ['rosa@ejemplo.pe | +51 987 654 321 | Lima', '+51 987 654 321'],
    ['DNI: 45678912\nTeléfono: 987 654 321', '987 654 321'],
    ['DNI 45678912', null],
    ['D.N.I.: 45678912', null],
    ['969 018 553 - 073 550 129', '969 018 553 - 073 550 129'],
    ['969 018 553 /\n073 550 129', '969 018 553 / 073 550 129'],
    ['Nacida el 12/05/1990', null],
    ['2015 - 2019', null],
    ['linkedin.com/in/rosa-987654321', null],
    ['969 018 553 - 073 550 129', '969 018 553 - 073 550 129'],
    ['(+51) 961 700 348 / 061\n555 019', '(+51) 961 700 348 / 061 555 019'],
    ['D.N.I. N°: 00000000\nTELEFONO: 966 000 418', '966 000 418'],
    ['Documento de identidad : 00000000\nTeléfono........: 043-555018', '043-555018'],
  ])('of %j is %s', (text, phone) => {
    expect(under(text).phone).toBe(phone)
  })

  test('that of a referee is not theirs', () => {
    const referee = section(textLines('Ana Ríos, 912 345 678, ana@ejemplo.pe'), 'references')
    expect(valuesOf([section(textLines('Rosa Quispe Mamani')), referee])).toMatchObject({
      phone: null,
      email: null,
    })
  })
})

describe('the e-mail', () => {
  test.each([
    ['Correo: rosa.quispe@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['rosa@ejemplo.com.pe.', 'rosa@ejemplo.com.pe'],
    ['rosa @ejemplo.pe', 'rosa@ejemplo.pe'],
    ['rosa.quispe@\nejemplo.pe', 'rosa.quispe@ejemplo.pe'],
    ['rosa.quispe@ejemplo.co\nm', 'rosa.quispe@ejemplo.com'],
    ['rosa.quispe\n@ejemplo.pe', 'rosa.quispe@ejemplo.pe'],
  ])('of %j is %s', (text, email) => {
    expect(under(text).email).toBe(email)
  })

  test('that is only behind a link is taken from it', () => {
    const link = { url: 'mailto:rosa@ejemplo.pe?subject=CV', x: 40, y: 60, width: 20, height: 10 }
    expect(valuesOf([section(textLines('Rosa Quispe Mamani'))], [link]).email).toBe('rosa@ejemplo.pe')
  })
})

test.each([
  ['linkedin.com/in/rosa-quispe', 'linkedin.com/in/rosa-quispe'],
  ['https://www.linkedin.com/in/rosaquispe/', 'https://www.linkedin.com/in/rosaquispe/'],
  ['Lima | pe.linkedin.com/in/rosaquispe | 987 654 321', 'pe.linkedin.com/in/rosaquispe'],
  ['www.linkedin.com/in/rosa-\nquispe', 'www.linkedin.com/in/rosa-quispe'],
  ['LinkedIn', null],
])('LinkedIn in %j is %s', (text, linkedin) => {
  expect(under(text).linkedin).toBe(linkedin)
})

describe('the name', () => {
  test('is the biggest line that is made like one, not the title of the document', () => {
    const lines = linesOf([
      run('CURRICULUM VITAE', 40, 40, { size: 24, bold: true }),
      run('ROSA QUISPE MAMANI', 40, 70, { size: 16 }),
      run('Enfermera asistencial', 40, 90),
    ])
    expect(valuesOf([section(lines)])).toMatchObject({
      name: 'ROSA QUISPE MAMANI',
      title: 'Enfermera asistencial',
    })
  })

  test('may be set on two lines', () => {
    const lines = linesOf([run('ROSA', 40, 40, { size: 24 }), run('QUISPE MAMANI', 40, 66, { size: 24 })])
    expect(valuesOf([section(lines)]).name).toBe('ROSA QUISPE MAMANI')
  })

  test('is what its label names, in a line or in the cell at the left', () => {
    expect(valuesOf([section(textLines('Nombres y apellidos: Rosa Quispe Mamani'))]).name).toBe(
      'Rosa Quispe Mamani',
    )
    const cells = linesOf(row(['Nombres y apellidos', 'Rosa Quispe Mamani'], [40, 200], 60))
    expect(valuesOf([section(cells, 'contact')]).name).toBe('Rosa Quispe Mamani')
  })

  test.each([['rosa@ejemplo.pe'], ['EXPERIENCIA LABORAL'], ['Hoja de vida'], ['900 000 010']])(
    '%s is none',
    (text) => {
      expect(valuesOf([section(linesOf([run(text, 40, 40, headingLook)]))]).name).toBeNull()
    },
  )
})

describe('a name', () => {
  test.each([
    ['Ing. Rosa Quispe Mamani', 'Rosa Quispe Mamani'],
    ['CURRÍCULUM VITAE DE ROSA QUISPE', 'ROSA QUISPE'],
    ['Hola, soy Rosa Quispe', 'Rosa Quispe'],
    ['Rosa “Rosita” Quispe', 'Rosa “Rosita” Quispe'],
  ])('in %j is %j', (text, name) => {
    expect(valuesOf([section(linesOf([run(text, 40, 40, { size: 18, bold: true })]))]).name).toBe(name)
  })

  test('may need as many lines as it likes in a narrow column', () => {
    const lines = linesOf([
      ...stack(['Rocío del', 'Carmen', 'Zevallos', 'Manrique de', 'Lara'], 40, 40, { size: 20, bold: true }),
      run('Gerente de operaciones', 40, 116),
    ])
    expect(valuesOf([section(lines)])).toMatchObject({
      name: 'Rocío del Carmen Zevallos Manrique de Lara',
      title: 'Gerente de operaciones',
    })
  })

  test('may have a smaller first name over it, or letters set far apart', () => {
    const stacked = linesOf([run('Rosa', 40, 40, { size: 16 }), run('QUISPE MAMANI', 40, 66, { size: 26 })])
    expect(valuesOf([section(stacked)]).name).toBe('Rosa QUISPE MAMANI')
    const apart = linesOf(row(['Rosa', 'Quispe', 'Mamani'], [40, 140, 260], 40, { size: 30 }))
    expect(valuesOf([section(apart)]).name).toBe('Rosa Quispe Mamani')
  })

  test('may be in small letters throughout', () => {
    const lines = linesOf([run('rosa quispe mamani', 40, 40, { size: 24 })])
    expect(valuesOf([section(lines)]).name).toBe('rosa quispe mamani')
  })

  test.each([
    'Rosa Quispe Mamani - Soporte técnico',
    'Curriculum Vitae: Rosa Quispe Mamani – Soporte técnico',
  ])('and the title may share a line: %s', (text) => {
    expect(valuesOf([section(textLines(`${text}\nrosa@ejemplo.pe`))])).toMatchObject({
      name: 'Rosa Quispe Mamani',
      title: 'Soporte técnico',
    })
  })
})

describe('a form', () => {
  test.each([
    'Nombres: Rosa Elvira\nApellidos: Quispe Mamani',
    'Apellidos: Quispe Mamani\nNombres: Rosa Elvira',
  ])('may part first names and surnames: %j', (text) => {
    expect(valuesOf([section(textLines(text), 'contact')]).name).toBe('Rosa Elvira Quispe Mamani')
  })

  test('may break an address in the middle of the page', () => {
    const lines = linesOf([
      run('Rosa Quispe Mamani', 150, 40, { size: 20 }),
      run('987 654 321 | linkedin.com/in/rosa-', 152.5, 60),
      run('quispe', 225, 74),
    ])
    expect(valuesOf([section(lines)]).linkedin).toBe('linkedin.com/in/rosa-quispe')
  })

  test('says of every other cell what stands in the next one', () => {
    const lines = linesOf([
      ...row(['Nombres y apellidos', 'Rosa Quispe Mamani'], [40, 160], 60),
      ...row(['N° DNI', '00000000', 'Teléfono', '987 654 321'], [40, 160, 300, 380], 80),
      ...row(['Domicilio', 'Cayma, Arequipa', 'E-mail', 'rosa@ejemplo.pe'], [40, 160, 300, 380], 100),
    ])
    expect(valuesOf([section(lines, 'contact')])).toMatchObject({
      phone: '987 654 321',
      place: 'Cayma, Arequipa',
      title: null,
    })
  })

  test('may set its labels over the values', () => {
    const lines = linesOf([
      run('Rosa Quispe Mamani', 40, 30, { size: 20 }),
      ...row(['DIRECCIÓN', 'CELULAR', 'CORREO'], [40, 200, 360], 60, { size: 8 }),
      ...row(['Jr. Los Incas 118, Puno', '987 654 321', 'rosa@ejemplo-'], [40, 200, 360], 72),
      run('puno.pe', 360, 84),
    ])
    expect(valuesOf([section(lines)])).toMatchObject({
      phone: '987 654 321',
      place: 'Jr. Los Incas 118, Puno',
      email: 'rosa@ejemplo-puno.pe',
    })
  })

  test('may set a label beside larger letters', () => {
    const lines = linesOf([
      run('Rosa Quispe Mamani', 200, 40, { size: 16 }),
      run('EMPLEO SOLICITADO', 40, 70, { size: 9 }),
      run('Economista', 200, 74, { size: 13 }),
    ])
    expect(valuesOf([section(lines, 'contact')]).title).toBe('Economista')
  })
})

test('a number below an address in its column is a phone', () => {
  const lines = linesOf([
    ...row(['Rosa Quispe Mamani', 'rosa@ejemplo.pe'], [40, 300], 40),
    ...row(['Analista', '987654321'], [40, 300], 54),
  ])
  expect(valuesOf([section(lines)])).toMatchObject({ email: 'rosa@ejemplo.pe', phone: '987654321' })
})

test('a row of facts goes on in a second line', () => {
  const lines = linesOf([
    run('Rosa Quispe Mamani', 40, 30, { size: 20 }),
    run('Nacionalidad: peruana | Número de teléfono: 987 654 321 | Dirección', 40, 60),
    run('de correo electrónico: rosa@ejemplo.pe | Dirección: Cayma, Arequipa', 40, 74),
  ])
  expect(valuesOf([section(lines)])).toMatchObject({
    phone: '987 654 321',
    place: 'Cayma, Arequipa',
    title: null,
  })
})

describe('the title', () => {
  test.each([
    ['Analista ambiental', 'Analista ambiental'],
    ['Analista ambiental — Lima — +51 987 654 321', 'Analista ambiental'],
    ['Cargo: Analista ambiental', 'Analista ambiental'],
    ['rosa@ejemplo.pe | 987 654 321', null],
    ['Lima, Perú', null],
    ['Ingeniera Civil – CIP 999120', 'Ingeniera Civil – CIP 999120'],
    ['Bióloga, M.Sc.', 'Bióloga, M.Sc.'],
    ['Nacida en: Palpa, Ica', null],
    ['Vivo en Bellavista, Sullana', null],
  ])('under the name %j is %s', (text, title) => {
    expect(under(text).title).toBe(title)
  })
})

describe('the place', () => {
  test.each([
    ['Cayma, Arequipa', 'Cayma, Arequipa'],
    ['rosa@ejemplo.pe | Lima, Perú | 987 654 321', 'Lima, Perú'],
    ['Vivo en Arequipa', 'Arequipa'],
    ['Domicilio: Av. Los Incas 123, Cayma', 'Av. Los Incas 123, Cayma'],
    ['Jr. Los Pinos 45, Huánuco', 'Jr. Los Pinos 45, Huánuco'],
    ['San Blas, Cusco', 'San Blas, Cusco'],
    ['El Tambo, Huancayo +51 964 780 155 rosa@ejemplo.pe', 'El Tambo, Huancayo'],
    ['CIP 099 317. Huánuco. Cel. 962 004 871', 'Huánuco'],
    ['39 años. Domiciliada en Baños del Inca.', 'Baños del Inca'],
    ['Lugar de nac.: Cajamarca', null],
    ['rosa@ejemplo.pe', null],
  ])('of %j is %s', (text, place) => {
    expect(under(text).place).toBe(place)
  })
})

test('nothing is made up of nothing', () => {
  expect(new Set(Object.values(valuesOf([])))).toEqual(new Set([null]))
})

describe('names, titles and places that are set in their own way', () => {
  const big = { size: 26 }

  test('a name breaks into lines, or its words stand far apart', () => {
    const broken = section(
      linesOf(['Rosa', 'Elvira', 'Quispe'].map((word, index) => run(word, 40, 40 + index * 28, big))),
    )
    expect(valuesOf([broken]).name).toBe('Rosa Elvira Quispe')
    const wide = section(linesOf(row(['Rosa', 'Elvira', 'Quispe'], [40, 220, 420], 40, big)))
    expect(valuesOf([wide]).name).toBe('Rosa Elvira Quispe')
  })

  test.each([
    ['San Blas, Cusco', 'San Blas, Cusco'],
    ['938 204 117 ✉ rosa@ejemplo.pe ⌂ Independencia, Lima', 'Independencia, Lima'],
    ['Clínica San Gabriel, Cusco', null],
  ])('the place of %j is %s', (text, place) => {
    expect(under(text).place).toBe(place)
  })

  test('of two labels on a line each has its own value', () => {
    const form = linesOf(row(['N° DNI', '00000000', 'Teléfono', '957 310 662'], [40, 120, 260, 340], 60))
    expect(valuesOf([section(form, 'contact')]).phone).toBe('957 310 662')
  })
})
