import { describe, expect, test } from 'vitest'
import { careerName, educationLevelOf, readAskedEducation } from './asked-education.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { readTitle } from './title.ts'

const taxonomy = productTaxonomy()
const first = (title: string) => {
  const [best] = readTitle(taxonomy, title).occupations
  return best === undefined ? null : taxonomy.occupations[best.id]!.name
}

describe('the work that a title names', () => {
  test.each([
    ['Asistente de personal', 'Asistente de recursos humanos'],
    ['Asistente personal', 'Asistente de gerencia'],
    ['Encargada de personal', 'Coordinador de recursos humanos'],
    ['Office Manager', 'Administrador de oficina'],
    ['Limpieza', 'Operario de limpieza'],
    ['Call center', 'Teleoperador'],
    ['Vendedor de tráileres', 'Vendedor'],
    ['Operario de mantto', 'Técnico de mantenimiento'],
    ['Tec. mantto mecanico', 'Mecánico de mantenimiento'],
    ['1er cocinero', 'Cocinero'],
    ['Prevencionista de tienda', 'Agente de prevención de pérdidas'],
    ['Mecánico de chancado y fajas', 'Mecánico de mantenimiento'],
    ['Bachiller en CC. Contables y Financieras', 'Contador'],
    ['Lic. Educación: Matemática-Física', 'Docente de educación secundaria'],
    ['Encargado(a) de Contabilidad (100% remoto)', 'Analista contable'],
    ['Egresado SENATI', null],
  ])('%s: %s', (title, name) => expect(first(title)).toBe(name))
})

describe('studies that an ad asks for', () => {
  test('are not those of the people whom it mentions, nor the level that is taught', () => {
    expect(readAskedEducation('Balance que firma nuestra contadora colegiada')).toBeNull()
    expect(readAskedEducation('Licenciado en Educación (cualquier especialidad de secundaria)')?.level).toBe(
      4,
    )
    expect(readAskedEducation('Médico cirujano, SERUMS')?.level).toBe(4)
    expect(readAskedEducation('Ingeniero civil\n4 años en edificaciones')?.level).toBe(3)
    expect(educationLevelOf('Médico Veterinario', null, false)).toBe(4)
    expect(readAskedEducation('Red de colegios con 22 docentes de secundaria')).toBeNull()
    expect(readAskedEducation('Docente para 4.° grado: comunicación y matemática')).toBeNull()
  })
  test('are those of the work where the ad only asks for a title', () => {
    const careersOf = (text: string, title: string) =>
      readAskedEducation(text, title)?.careers.map((career) => careerName(career))
    const text = 'Título, colegiatura y SERUMS'
    expect(careersOf(text, 'Licenciada en Enfermería - CRED')).toEqual(['Enfermería'])
    expect(careersOf('Titulado y colegiado', 'Abogado de saneamiento')).toEqual(['Derecho'])
    expect(careersOf(text, 'Técnica en enfermería')).toEqual([])
    expect(careersOf('Titulado en Administración', 'Asistente legal')).toEqual(['Administración'])
  })
  test.each([
    'Apoyo a la licenciada en procedimientos',
    'Reporte al licenciado de turno',
    'Licenciado de las FFAA',
    '1 año cuidando adultos mayores (no se exige título)',
    'Un año en clínica, posterior al título',
  ])('are none in "%s"', (text) => expect(readAskedEducation(text)).toBeNull())
  test('secundaria completa is one of them', () => {
    expect(readAskedEducation('Secundaria completa')?.level).toBe(1)
    expect(readAskedEducation('Técnico trunco o secundaria')?.level).toBe(1)
  })
})
