import { describe, expect, test } from 'vitest'
import { detectMapping } from './detect.ts'
import type { ImportedJob, ImportRow } from './job-import.ts'
import { mapFeedRow } from './map-feed.ts'
import { mapServirRow } from './map-servir.ts'
import { dropFiller, readDate, readUrl, stableId } from './row-fields.ts'
import { readSkillList } from './skill-list.ts'

function mapped(result: ReturnType<typeof mapFeedRow>): ImportedJob {
  if (!result.ok) throw new Error(result.reason)
  return result.job
}

const vacancy: ImportRow = {
  job_title: 'JEFE DE LA UNIDAD DE GESTION DE RESIDUOS II.',
  public_institution: 'Municipalidad  Distrital De Valle Sereno',
  ubication: 'HUANUCO - RUPA-RUPA',
  job_posting_number: 'D.Leg 1057 - Determinado-001',
  vacancies: '2',
  salary: 'S/. 2,500.00',
  start_publication_date: '29/01/2025',
  end_publication_date: '11/02/2025',
  required_experience: 'EXPERIENCIA MÍNIMA DE DOS (02) AÑOS EN EL SECTOR PÚBLICO.',
  educational_background: 'TITULO PROFESIONAL DE INGENIERIA AMBIENTAL',
  specialization: 'NO APLICA',
  required_knowledge: '¿\tMANEJO DE RESIDUOS ¿\tOFIMATICA',
  skills: 'TRABAJO EN EQUIPO, ORDEN Y ÉTICA. NO REQUIERE',
  job_posting_url: 'https://http://www.gob.pe/vallesereno',
}

describe('a vacancy of the state', () => {
  test('becomes a readable ad', () => {
    expect(mapped(mapServirRow(vacancy))).toEqual({
      externalId: expect.stringMatching(/^[0-9a-f]{16}$/),
      companyName: 'Municipalidad Distrital de Valle Sereno',
      title: 'Jefe de la Unidad de Gestión de Residuos II',
      category: 'Operaciones',
      description:
        'Municipalidad Distrital de Valle Sereno convoca 2 vacantes de Jefe de la Unidad de Gestión de Residuos II en Rupa-Rupa, Huánuco.\n\nConvocatoria: D.Leg 1057 - Determinado-001.\n\nCompetencias:\nTrabajo en equipo, orden y ética. No requiere',
      requirements:
        'Experiencia:\nExperiencia mínima de dos (02) años en el sector público.\n\nFormación:\nTítulo profesional de ingeniería ambiental\n\nConocimientos:\n• Manejo de residuos\n• Ofimática',
      location: 'Rupa-Rupa, Huánuco',
      salaryRange: 'S/\u00A02,500',
      mode: 'onsite',
      experience: '1-2',
      skills: ['Trabajo en equipo', 'Orden y ética'],
      publishedAt: new Date('2025-01-29T05:00:00Z'),
      expiresAt: new Date('2025-02-12T04:59:59Z'),
      sourceUrl: 'http://www.gob.pe/vallesereno',
    })
  })

  test.each([
    ['job_title', '.', 'La fila no tiene el título del puesto.'],
    ['job_title', '1', 'La fila no tiene el título del puesto.'],
    ['public_institution', '', 'La fila no dice qué entidad convoca.'],
    ['end_publication_date', '01/01/2024', 'La fecha de cierre es anterior a la de publicación.'],
  ])('with %s %j is refused', (field, value, reason) => {
    expect(mapServirRow({ ...vacancy, [field]: value })).toEqual({ ok: false, reason })
  })

  test.each([
    ['CÓDIGO 31 - SECRETARIA I', 'Secretaria I'],
    ['ESPECIALISTA (CÓDIGO DE AIRHSP – 001639)', 'Especialista'],
    ['"CHOFER"', 'Chofer'],
    ['TÉCNICO "B"', 'Técnico "B"'],
  ])('the title %j is %j', (written, title) => {
    expect(mapped(mapServirRow({ ...vacancy, job_title: written })).title).toBe(title)
  })

  test('what is missing is left out, never invented', () => {
    const bare = { job_title: 'CHOFER', public_institution: 'Red De Salud Sur', ubication: '', salary: '0.0' }
    expect(mapped(mapServirRow(bare))).toMatchObject({
      location: 'Perú',
      salaryRange: '',
      experience: null,
      skills: [],
      publishedAt: null,
      expiresAt: null,
      sourceUrl: null,
    })
  })

  test('its id depends on the vacancy, not on its spelling or pay', () => {
    const id = (changes: ImportRow) => mapped(mapServirRow({ ...vacancy, ...changes })).externalId
    expect(id({ salary: '9999' })).toBe(id({}))
    expect(id({ ubication: 'HUANUCO - AMBO' })).not.toBe(id({}))
  })
})

const ad: ImportRow = {
  title: 'Vendedor/a de tienda',
  date: 'Sat, 21 Nov 2026 15:00:00 GMT',
  referencenumber: 'A-77',
  url: 'https://empleos.ejemplo.pe/77',
  company: 'Calzados Sol',
  city: 'Miraflores',
  state: 'Lima',
  country: 'PE',
  description:
    '<p>Atenderás a los clientes de nuestra tienda principal.</p><p><b>Requisitos:</b></p><ul><li>1 año en ventas</li><li>Excel</li></ul>',
  salary: 'S/ 1,300 - 1,500',
  jobtype: 'fulltime',
  category: 'ventas',
  experience: '1 año',
}

describe('an ad of a feed', () => {
  test('is mapped, with its requirements parted from the description', () => {
    expect(mapped(mapFeedRow(ad))).toEqual({
      externalId: 'A-77',
      companyName: 'Calzados Sol',
      title: 'Vendedor de tienda',
      category: 'Ventas',
      description: 'Atenderás a los clientes de nuestra tienda principal.',
      requirements: '• 1 año en ventas\n• Excel',
      location: 'Miraflores, Lima',
      salaryRange: 'S/ 1,300 - 1,500',
      mode: 'onsite',
      experience: '1-2',
      skills: [],
      publishedAt: new Date('2026-11-21T15:00:00Z'),
      expiresAt: null,
      sourceUrl: 'https://empleos.ejemplo.pe/77',
    })
  })

  test.each([
    [{ title: '' }, 'La fila no tiene el título del puesto.'],
    [{ company: ' ' }, 'La fila no dice qué empresa ofrece el empleo.'],
    [{ country: 'Chile' }, 'El empleo no es en el Perú.'],
    [{ description: 'Corta' }, 'La descripción falta o tiene menos de 50 caracteres.'],
    [{ date: 'ayer' }, 'No se entiende la fecha “ayer”.'],
    [{ city: '', state: '' }, 'La fila no dice dónde es el empleo.'],
    [{ expirationdate: '2020-01-01' }, 'La fecha de cierre es anterior a la de publicación.'],
  ])('%j is refused', (changes, reason) => {
    expect(mapFeedRow({ ...ad, ...changes })).toEqual({ ok: false, reason })
  })

  test('the same ad with other names of fields (Jooble, JSON, CSV in Spanish)', () => {
    const jooble = {
      id: 'A-77',
      name: ad.title,
      link: ad.url,
      company: ad.company,
      region: 'Lima',
      description: ad.description,
      updated: '21.11.2026',
      expire: '21.12.2026',
    }
    expect(mapped(mapFeedRow(jooble))).toMatchObject({
      externalId: 'A-77',
      location: 'Lima',
      publishedAt: new Date('2026-11-21T05:00:00Z'),
    })
    const csv = {
      Título: ad.title,
      Descripción: ad.description,
      Empresa: ad.company,
      Ubicación: 'Remoto',
      Sueldo: 2000,
    }
    expect(mapped(mapFeedRow(csv))).toMatchObject({ mode: 'remote', location: 'Remoto', salaryRange: '2000' })
  })

  test('a hostile row stays text', () => {
    const job = mapped(
      mapFeedRow({
        ...ad,
        url: 'javascript:alert(1)',
        description: `<script>alert(1)</script>${String(ad.description)}`,
      }),
    )
    expect(job.sourceUrl).toBeNull()
    expect(job.description).not.toContain('script')
  })
})

test.each([
  [Object.keys(vacancy), 'servir'],
  [Object.keys(ad), 'feed'],
  [['Título', 'Descripción', 'Empresa'], 'feed'],
])('fields %j are read by %s', (keys, name) => {
  expect(detectMapping(keys)).toMatchObject({ ok: true, mapping: { name } })
})

test('an unknown format is refused with what was found', () => {
  expect(detectMapping(['foo', 'bar'])).toEqual({
    ok: false,
    reason:
      'No se reconoce el formato: hacen falta los campos title y description, o job_title, public_institution, ubication. Campos encontrados: foo, bar.',
  })
})

test.each([
  'NO APLICA',
  'No requiere.',
  '-',
  '.',
  'N/A',
  'NINGUNA',
  'no indispensable',
  'DE ACUERDO A LAS BASES ADMINISTRATIVAS',
  '',
])('%j is filler', (text) => {
  expect(dropFiller(text)).toBe('')
})

test.each(['No fumar en planta', 'Ninguna sanción vigente', 'Excel', '2'])('%j is no filler', (text) => {
  expect(dropFiller(text)).toBe(text)
})

test.each([
  ['21/11/2026', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21 10:00:00', '2026-11-21T15:00:00.000Z'],
  ['Sat, 21 Nov 2026 10:00:00 -0500', '2026-11-21T15:00:00.000Z'],
  ['31/02/2026', undefined],
  ['11-2026', undefined],
])('readDate(%j)', (text, expected) => {
  expect(readDate(text)?.toISOString()).toBe(expected)
})

test.each([
  ['www.gob.pe/x', 'https://www.gob.pe/x'],
  ['https://http://a.gob.pe:8080/p', 'http://a.gob.pe:8080/p'],
  ['https://muni,gob.pe', null],
  ['https://localhost/', null],
  ['ftp://a.pe', null],
  ['javascript:alert(1)', null],
  ['', null],
])('readUrl(%j) is %j', (text, expected) => {
  expect(readUrl(text)).toBe(expected)
})

test('skill lists come in any form, sentences are left out', () => {
  expect(readSkillList('- Excel - Ventas')).toEqual(['Excel', 'Ventas'])
  expect(readSkillList('1. Excel 2. C#\n• Node.js; excel')).toEqual(['Excel', 'C#', 'Node.js'])
  expect(readSkillList('A) Orden B) redacción, síntesis')).toEqual(['Orden', 'redacción', 'síntesis'])
  expect(readSkillList('Recibir y distribuir documentos y materiales en general a todas las sedes')).toEqual(
    [],
  )
})

test('stable ids do not depend on capitals and part their pieces', () => {
  expect(stableId('Á', 'b')).toBe(stableId('a', 'B'))
  expect(stableId('ab', 'c')).not.toBe(stableId('a', 'bc'))
})
