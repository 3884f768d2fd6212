import { linesOf, page, row, run, stack } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import type { TextRun } from '#domain/cv/layout/page-text.ts'
import type { Section } from '#domain/cv/sections/sections.ts'
import { readContact } from './contact.ts'

const section = (runs: readonly TextRun[], kind: Section['kind'] = 'header'): Section => ({
  kind,
  heading: null,
  lines: linesOf(runs),
})
const contactOf = (...sections: Section[]) => readContact(sections, [page([])])
const nameOf = (...sections: Section[]) => contactOf(...sections).name?.value

test('an address over the name is no name, though its district is called like a person', () => {
  const top = section([
    run('José Luis Bustamante y Rivero, Arequipa', 40, 40),
    run('Ricardo Manchego Valdivia', 40, 70, { size: 16 }),
  ])
  expect(nameOf(top)).toBe('Ricardo Manchego Valdivia')
})

test('nor is a label in capitals', () => {
  const form = section(row(['FECHA DE NACIMIENTO', '09 - 11 - 2004'], [40, 240], 100), 'contact')
  expect(nameOf(section([run('CURRÍCULUM VÍTAE', 40, 40), run('ALDAIR CHERO RUMICHE', 40, 60)]), form)).toBe(
    'ALDAIR CHERO RUMICHE',
  )
})

test('where a form has the surnames first the name over it has the order of names', () => {
  const form = section(row(['Apellidos y nombres', ': Huayhua Cáceres, Norma'], [40, 200], 100), 'contact')
  expect(nameOf(section([run('NORMA HUAYHUA CÁCERES', 40, 40, { size: 16 })]), form)).toBe(
    'NORMA HUAYHUA CÁCERES',
  )
  expect(nameOf(form)).toBe('Huayhua Cáceres, Norma')
})

test('a row of facts that ends with a comma goes on below', () => {
  const top = section([
    run('Iván Querevalú Ramírez', 40, 40, { size: 20 }),
    ...stack(['Teléfono: 969 440 182 | Dirección: Castilla,', 'Piura, Perú'], 40, 70),
  ])
  expect(contactOf(top).place?.value).toBe('Castilla, Piura, Perú')
})

test('a title behind the name goes on below it, but no address does', () => {
  const top = (below: string) =>
    section([run('Noemí Pariona Ccente | Ingeniera', 40, 40, { size: 20 }), run(below, 40, 64, { size: 20 })])
  expect(contactOf(top('en Industrias Alimentarias')).title?.value).toBe(
    'Ingeniera en Industrias Alimentarias',
  )
  expect(contactOf(top('noemi@ejemplo.pe')).title?.value).toBe('Ingeniera')
})

test('somebody lives where a line of phone and e-mail ends', () => {
  const top = section([
    run('Víctor Lazo Montesinos', 40, 40, { size: 20 }),
    run('Celular: 958 337 290 – vhlazo@ejemplo.pe – Paucarpata, Arequipa', 40, 70),
  ])
  expect(contactOf(top).place?.value).toBe('Paucarpata, Arequipa')
})

test('a row of what somebody is does not go on with where they live', () => {
  const top = section([
    run('Rosa Huamán Ccopa', 40, 40, { size: 20 }),
    ...stack(
      ['Ingeniera Industrial | Lean Six Sigma | Mejora continua', 'Lima, Perú · +51 987 654 321'],
      40,
      70,
    ),
  ])
  expect(contactOf(top).place?.value).toBe('Lima, Perú')
})

test('an address of a profile that ends with a stroke is whole', () => {
  const top = section(
    stack(['Rosa Huamán Ccopa', 'https://www.linkedin.com/in/rosa-huaman/', 'Analista'], 40, 40),
  )
  expect(contactOf(top).linkedin?.value).toBe('https://www.linkedin.com/in/rosa-huaman/')
  const broken = section(stack(['Rosa Huamán Ccopa', 'www.linkedin.com/in/', 'rosa-huaman-123'], 40, 40))
  expect(contactOf(broken).linkedin?.value).toBe('www.linkedin.com/in/rosa-huaman-123')
})

test('a post behind a comma, and a place in large letters below, are no part of the name', () => {
  const top = section([
    run('Rosa Quispe Mamani, Analista de Compras', 40, 40, { size: 20 }),
    run('Surquillo, Lima', 40, 64, { size: 20 }),
  ])
  const { name, title } = contactOf(top)
  expect([name?.value, title?.value]).toEqual(['Rosa Quispe Mamani', 'Analista de Compras'])
  const placed = section([
    run('Rosa Quispe Mamani', 40, 40, { size: 24 }),
    run('Surquillo, Lima', 40, 68, { size: 22 }),
  ])
  expect([nameOf(placed), contactOf(placed).place?.value]).toEqual(['Rosa Quispe Mamani', 'Surquillo, Lima'])
})

test('the end of a long name may have contact data at the other end of its line', () => {
  const top = section([
    run('Héctor Farro', 40, 40, { size: 30 }),
    run('Guerra-García', 40, 72, { size: 30 }),
    run('Trujillo, La Libertad', 400, 72),
  ])
  expect(nameOf(top)).toBe('Héctor Farro Guerra-García')
})

test('a name in large letters goes on below at the line height of web pages, its title in the letters of the text', () => {
  const top = section([
    run('Diana', 40, 40, { size: 30 }),
    run('Carrasco', 40, 94, { size: 30 }),
    run('Lupú', 40, 148, { size: 30 }),
    run('Química farmacéutica', 40, 190),
  ])
  expect(nameOf(top)).toBe('Diana Carrasco Lupú')
  expect(contactOf(top).title?.value).toBe('Química farmacéutica')
})
