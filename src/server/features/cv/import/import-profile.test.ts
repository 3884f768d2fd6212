import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function zip(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const made = new ZipFile()
  for (const [name, text] of Object.entries(entries)) made.addBuffer(Buffer.from(text), name)
  made.end()
  return buffer(made.outputStream)
}

const linkedIn = {
  'Profile.csv':
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Headline,Summary,Geo Location\nRosa,Ñahui,,"Calle Sol 123","Analista de datos","Ordeno datos, y los explico.","Arequipa, Perú"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nRetama S.A.C.,"Analista de datos","• Hice tableros, y los mantuve.\n• Medí ventas.",Lima,Mar 2020,\nMolle S.A.C.,Asistente,,,Jan 2017,Dec 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversidad Nacional de San Agustín,2012,2016,,Bachiller en Estadística,\n',
  'Skills.csv': 'Name\nPython\nTrabajo en equipo\n',
  'Languages.csv':
    'Name,Proficiency\nInglés,Professional working proficiency\nQuechua,Limited working proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nData Analyst Associate,,DataCamp,2021,,\n',
  'messages.csv': 'CONTENT\nhola\n',
}

const upload = ({ id, headers }: TestActor, content: Buffer, filename = 'datos.zip') =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${id}/profile-import`,
    ...multipart([{ field: 'profile', filename, content }], headers),
  })

const inShort = ({ contact, experiences: works, educations, skills }: ExtractedData) => ({
  title: contact.title?.value,
  place: contact.place?.value,
  works: works.map((one) => [
    one.position?.value,
    one.company?.value,
    one.start?.value,
    one.end?.value,
    one.isCurrent,
  ]),
  studies: educations.map((one) => [
    one.degree?.value,
    one.institution?.value,
    one.start?.value,
    one.end?.value,
  ]),
  technical: skills.technical.map(({ value }) => value),
  soft: skills.soft.map(({ value }) => value),
  languages: skills.languages.map(({ value }) => [value.name, value.level]),
  certifications: skills.certifications.map(({ value }) => value),
})

test('a LinkedIn export is read for the review, and nothing is stored before the person accepts it', async () => {
  const actor = await createProfessional(app)
  const reply = await upload(actor, await zip(linkedIn))
  expect(reply.status).toBe(200)
  const { extractedData } = reply.body as { extractedData: ExtractedData }
  expect(inShort(extractedData)).toEqual({
    title: 'Analista de datos',
    place: 'Arequipa, Perú',
    works: [
      ['Analista de datos', 'Retama S.A.C.', '2020-03', undefined, true],
      ['Asistente', 'Molle S.A.C.', '2017-01', '2019-12', false],
    ],
    studies: [['Bachiller en Estadística', 'Universidad Nacional de San Agustín', '2012', '2016']],
    technical: ['Python'],
    soft: ['Trabajo en equipo'],
    languages: [
      ['Inglés', 'advanced'],
      ['Quechua', 'intermediate'],
    ],
    certifications: ['Data Analyst Associate'],
  })
  expect(await app.deps.db.$count(experiences)).toBe(0)
  expect(await app.deps.db.$count(files)).toBe(0)
  const selection = {
    title: 'Analista de datos',
    experiences: [
      {
        position: 'Asistente',
        company: 'Molle S.A.C.',
        startDate: '2017-01',
        endDate: '2019-12',
        current: false,
      },
    ],
    skills: { technical: ['Python'] },
  }
  const keep = () =>
    app.request({
      method: 'POST',
      url: `/api/professionals/${actor.id}/profile-import/selection`,
      headers: actor.headers,
      payload: { selection },
    })
  expect((await keep()).body).toMatchObject({
    message: 'De tu archivo guardamos 1 experiencia, 1 habilidad o idioma y 1 dato de tu perfil.',
  })
  expect((await keep()).body).toMatchObject({
    message: 'Tu perfil ya tenía lo que encontramos en tu archivo.',
  })
})

test('a JSON Resume is read in both spellings of its fields, and wrong types count as missing', async () => {
  const actor = await createProfessional(app)
  const resume = {
    basics: {
      name: 'Luis',
      label: 'Diseñador',
      summary: 7,
      location: { city: 'Cusco', countryCode: 'PE' },
      profiles: [{ network: 'LinkedIn', username: 'luis-ejemplo' }],
    },
    work: [
      { name: 'Totora', position: 'Diseñador', startDate: '2021-02-10', highlights: ['Dibujé', 'Probé'] },
      { company: 'Ceibo', position: 'Practicante', startDate: '2019', endDate: '2020' },
    ],
    education: [{ institution: 'PUCP', studyType: 'Bachiller', area: 'Diseño', endDate: '2018-12' }],
    skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }, { name: 'Figma' }],
    languages: [{ language: 'Español', fluency: 'Native speaker' }],
    references: 'nada',
  }
  const reply = await upload(actor, Buffer.from(JSON.stringify(resume)), 'resume.json')
  const { extractedData } = reply.body as { extractedData: ExtractedData }
  expect(extractedData.contact.linkedin?.value).toBe('linkedin.com/in/luis-ejemplo')
  expect(extractedData.experiences[0]?.description?.value).toBe('• Dibujé\n• Probé')
  expect(inShort(extractedData)).toMatchObject({
    title: 'Diseñador',
    works: [
      ['Diseñador', 'Totora', '2021-02', undefined, true],
      ['Practicante', 'Ceibo', '2019', '2020', false],
    ],
    studies: [['Bachiller en Diseño', 'PUCP', undefined, '2018-12']],
    technical: ['HTML', 'CSS', 'Figma'],
    languages: [['Español', 'native']],
  })
})

test('what is no export is refused with what to do, and nothing is stored', async () => {
  const actor = await createProfessional(app)
  const whole = await zip(linkedIn)
  const neither = 'Este archivo no es una exportación de LinkedIn (ZIP) ni un JSON Resume.'
  const cases: [Buffer, string][] = [
    [Buffer.from('hola'), neither],
    [Buffer.from('[1, 2]'), neither],
    [Buffer.from('{}'), 'El archivo no tiene datos de tu perfil'],
    [await zip({ 'notas.txt': 'hola' }), neither],
    [await zip({ 'Skills.csv': 'Name\n' }), 'El archivo no tiene datos de tu perfil'],
    [whole.subarray(0, whole.length - 40), 'El ZIP está dañado o incompleto.'],
    [
      await zip({ 'Positions.csv': Buffer.alloc(40 * 1024 * 1024) }),
      'El archivo tiene más datos que los de un perfil.',
    ],
    [await zip({ 'Profile.csv': 'a,b\n"x\n' }), 'El ZIP está dañado o incompleto.'],
  ]
  for (const [content, sentence] of cases) {
    const { status, body } = await upload(actor, content)
    expect([status, (body as { message: string }).message]).toEqual([400, expect.stringContaining(sentence)])
  }
  expect(await app.deps.db.$count(files)).toBe(0)
})
