import { describe, expect, test } from 'vitest'
import { findSkills, resolveSkill } from './find-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'

const taxonomy = productTaxonomy()
const names = (text: string) => findSkills(taxonomy, text).map(({ skill }) => skill.name)
const described = (text: string) =>
  findSkills(taxonomy, text).map(({ skill, level, years, need }) => [skill.name, level, years, need])

describe('names', () => {
  test.each([
    ['Java y JavaScript', ['Java', 'JavaScript']],
    ['React Native y React', ['React Native', 'React']],
    ['C#, C++ y .NET', ['C#', 'C++', '.NET']],
    ['Node.js, NodeJS y node js', ['Node.js', 'Node.js', 'Node.js']],
    ['SAP FI/CO', ['SAP FI', 'SAP CO']],
    ['SAP (MM, SD)', ['SAP MM', 'SAP SD']],
    ['SAP módulos MM y PP', ['SAP MM', 'SAP PP']],
    ['manejo de EXCEL', ['Microsoft Excel']],
    ['escríbeme a java@react.pe o a https://python.org', []],
    ['conciliación bancaria y conciliaciones bancarias', ['Conciliación bancaria', 'Conciliación bancaria']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))

  test('one letter and common words are skills only among their like', () => {
    expect(names('Python, R, SQL')).toEqual(['Python', 'R', 'SQL'])
    expect(names('vitamina C y hepatitis B')).toEqual([])
    expect(names('Brevete A. Grupo R. Vamos a go.')).not.toContain('R')
    expect(names('Microservicios en Go y gRPC')).toContain('Go')
  })

  test('places are those of the text, accents and all', () => {
    const text = 'Título de Administración. Gestión de inventarios, inglés básico'
    for (const { start, end, skill } of findSkills(taxonomy, text))
      expect(resolveSkill(taxonomy, text.slice(start, end))?.skill.id).toBe(skill.id)
    const [first] = findSkills(taxonomy, 'ñandú: excel')
    expect(first).toMatchObject({ start: 7, end: 12 })
  })

  test.each(['', '   ', '…—!!', '#', '++', '.net', 'C', 'a '.repeat(20_000)])(
    'nothing breaks on odd text (%#)',
    (text) => {
      expect(Array.isArray(findSkills(taxonomy, text))).toBe(true)
    },
  )
})

describe('level, years and need', () => {
  test.each([
    ['manejo de Excel avanzado', [['Microsoft Excel', 'advanced', null, 'required']]],
    ['Inglés: B2', [['Inglés', 'intermediate', null, 'required']]],
    ['nivel básico de AutoCAD', [['AutoCAD', 'basic', null, 'required']]],
    [
      'inglés avanzado y Excel',
      [
        ['Inglés', 'advanced', null, 'required'],
        ['Microsoft Excel', null, null, 'required'],
      ],
    ],
    [
      'Word, Excel y PowerPoint a nivel intermedio',
      [
        ['Microsoft Word', 'intermediate', null, 'required'],
        ['Microsoft Excel', 'intermediate', null, 'required'],
        ['Microsoft PowerPoint', 'intermediate', null, 'required'],
      ],
    ],
    [
      'Dominio de JavaScript y Node.js',
      [
        ['JavaScript', 'advanced', null, 'required'],
        ['Node.js', 'advanced', null, 'required'],
      ],
    ],
    ['3 años de experiencia en SAP MM', [['SAP MM', null, 3, 'required']]],
    ['mínimo dos (02) años en Java', [['Java', null, 2, 'required']]],
    [
      'Java (3 años), Python (2 años)',
      [
        ['Java', null, 3, 'required'],
        ['Python', null, 2, 'required'],
      ],
    ],
    ['4+ years of Python', [['Python', null, 4, 'required']]],
    ['No requiere inglés', [['Inglés', null, null, 'negated']]],
    ['Inglés: no requerido', [['Inglés', null, null, 'negated']]],
    ['Inglés (deseable)', [['Inglés', null, null, 'optional']]],
    ['SAP no es indispensable', [['SAP', null, null, 'optional']]],
    ['No tengo experiencia en SAP', [['SAP', null, null, 'negated']]],
    ['Sin conocimientos de SAP', [['SAP', null, null, 'negated']]],
    ['no manejo SAP', [['SAP', null, null, 'negated']]],
    ['No tengo experiencia laboral, manejo Excel', [['Microsoft Excel', null, null, 'required']]],
    [
      'No tengo experiencia en SAP, pero manejo Excel',
      [
        ['SAP', null, null, 'negated'],
        ['Microsoft Excel', null, null, 'required'],
      ],
    ],
    [
      'React Native y React',
      [
        ['React Native', null, null, 'required'],
        ['React', null, null, 'required'],
      ],
    ],
    [
      'Excel avanzado. De preferencia con Power BI',
      [
        ['Microsoft Excel', 'advanced', null, 'required'],
        ['Power BI', null, null, 'optional'],
      ],
    ],
    [
      'Deseable:\n- Docker\n- Kubernetes',
      [
        ['Docker', null, null, 'optional'],
        ['Kubernetes', null, null, 'optional'],
      ],
    ],
  ])('%s', (text, expected) => expect(described(text)).toEqual(expected))
})

describe('what an ad does not ask for', () => {
  const asked = (text: string) =>
    findSkills(taxonomy, text)
      .filter(({ need }) => need !== 'negated')
      .map(({ skill }) => skill.name)
  test.each([
    ['Ofrecemos planilla, EPS y capacitación en SAP', []],
    ['Manejo de SAP. Se ofrece capacitación en Power BI.', ['SAP']],
    ['Planilla, SCTR, horas extra, herramientas.', []],
    ['Beneficios: EPS y capacitación en Power BI', []],
    ['Brindará soporte técnico en SAP', ['Soporte técnico informático', 'SAP']],
    ['Beneficios sociales y Excel', ['Microsoft Excel']],
    ['Trabajo híbrido, seguro EPS, horario flexible.', []],
    ['Cálculo de planillas, utilidades y CTS', ['Planillas', 'Beneficios sociales']],
    ['Pedir los insumos a la nutricionista', []],
    ['Experiencia como nutricionista', ['Nutrición clínica']],
    ['Conocer la mecánica automotriz', ['Mecánica automotriz']],
  ])('%s', (text, expected) => expect(asked(text)).toEqual(expected))
})

describe('what people misspell or shorten', () => {
  test.each([
    ['exel', 'Microsoft Excel'],
    ['mantto mecanico', 'Mantenimiento mecánico'],
    ['atencion por wsp', 'Atención por chat'],
    ['torno', 'Torno convencional'],
    ['RM', 'Álgebra'],
  ])('%s is %s', (item, name) => expect(resolveSkill(taxonomy, item)?.skill.name).toBe(name))
})

describe('an item of a list', () => {
  test.each([
    ['Go', 'Go'],
    ['r', 'R'],
    ['Excel avanzado', 'Microsoft Excel'],
    ['Manejo de MS Excel', 'Microsoft Excel'],
    ['NodeJS', 'Node.js'],
  ])('%s is %s', (item, name) => expect(resolveSkill(taxonomy, item)?.skill.name).toBe(name))
  test('a field is no work of somebody else, though people write it as their headline', () => {
    expect(
      findSkills(taxonomy, 'Serás responsable de la logística').map(({ skill }) => skill.name),
    ).toHaveLength(1)
  })

  test('has its level and years', () => {
    expect(resolveSkill(taxonomy, 'Excel intermedio')).toMatchObject({ level: 'intermediate' })
    expect(resolveSkill(taxonomy, 'Java (3 años)')).toMatchObject({ years: 3 })
  })
  test.each(['', '  ', 'qwertyuiop', '***'])('%j is none', (item) =>
    expect(resolveSkill(taxonomy, item)).toBeNull(),
  )
})
