import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cvFindings, education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import type { TestActor } from './actors.ts'
import { cvPart, multipart } from './multipart.ts'
import type { TestApp } from './test-app.ts'

/** A CV with two jobs at one company, two degrees of one institution, and skills with similar names. */
export const careerCv = [
  'Rosa Quispe Huamán',
  'Analista de datos',
  'Miraflores, Lima | 900 000 021 | rosa.quispe@ejemplo.pe',
  '# Experiencia laboral',
  'Analista de datos, Tupay Retail (2021 - actualidad)',
  '• Automaticé el reporte semanal de ventas de 40 tiendas.',
  'Asistente de reportes, Tupay Retail (2018 - 2020)',
  '• Preparé los reportes diarios de riesgo.',
  'Asistente contable, Banco Los Molles (2015 - 2017)',
  '• Preparé los cierres de mes.',
  '# Educación',
  'Bachiller en Estadística, Universidad Nacional Mayor de San Marcos (2013 - 2017)',
  'Maestría en Estadística, Universidad Nacional Mayor de San Marcos (2018 - 2019)',
  '# Habilidades',
  'SQL, C, C++, SAP FI, Power BI, Excel, JavaScript',
  '# Idiomas',
  'Inglés avanzado, Quechua básico',
]

/** How many experiences, studies and skills a reading saved. */
export const saved = (body: Record<string, number>) => [
  body['savedExperiences'],
  body['savedEducations'],
  body['savedSkills'],
]
export const outcomesOf = (body: { experiences: { outcome: string }[] }) =>
  body.experiences.map(({ outcome }) => outcome)

/** The calls of a person who reads a CV into the profile, views it and changes it. Each must succeed. */
export function cvReader(app: TestApp, person: TestActor) {
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.request({ method, url, headers: person.headers, ...(payload ? { payload } : {}) })
  async function change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const { status, body } = await call(method, url, payload)
    expect([200, 201, 204], JSON.stringify(body)).toContain(status)
    return body
  }
  const own = (path: string) => `/api/professionals/${person.id}/${path}`
  const upload = (content: Buffer) =>
    app.request({ method: 'POST', url: own('cv-upload'), ...multipart([cvPart(content)], person.headers) })
  async function parse(selection?: object) {
    const { status, body } = await call('POST', own('parse-cv'), selection ? { selection } : {})
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  /** The profile's entries in the order in which they were added. */
  async function stored() {
    const { db } = app.deps
    const of = { worked: experiences, studied: education, skills: professionalSkills }
    const [worked, studied, skills] = await Promise.all([
      db.select().from(of.worked).where(eq(of.worked.professionalId, person.id)).orderBy(asc(of.worked.id)),
      db
        .select()
        .from(of.studied)
        .where(eq(of.studied.professionalId, person.id))
        .orderBy(asc(of.studied.id)),
      db.select().from(of.skills).where(eq(of.skills.professionalId, person.id)).orderBy(asc(of.skills.id)),
    ])
    return { worked, studied, skills }
  }
  const findings = () => app.deps.db.select().from(cvFindings).where(eq(cvFindings.professionalId, person.id))
  const workAt = async (position: string) =>
    (await stored()).worked.find((entry) => entry.position === position)!.id
  return { change, own, upload, parse, stored, findings, workAt }
}
export type CvReader = ReturnType<typeof cvReader>
