import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '#domain/text/plain-text.ts'
import { foundInCv } from '#domain/cv/found-in-cv.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type ExportedProfile, exportedProfiles } from '#tests/support/exported-profiles.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A person whose profile has all of this. */
async function createFull(profile: ExportedProfile): Promise<TestActor> {
  const { experiences: worked, educations, technical, soft, languages, certifications, ...own } = profile
  const person = await createProfessional(app, own)
  const { db } = app.deps
  const professionalId = person.id
  const rows = [
    ...technical.map((name) => ({ kind: 'technical' as const, name })),
    ...soft.map((name) => ({ kind: 'soft' as const, name })),
    ...languages.map(([name, level]) => ({ kind: 'language' as const, name, level })),
    ...certifications.map((name) => ({ kind: 'certification' as const, name })),
  ]
  await db
    .insert(experiences)
    .values(worked.map((row) => Object.assign({ professionalId }, row)).toReversed())
  await db
    .insert(education)
    .values(educations.map((row) => Object.assign({ professionalId }, row)).toReversed())
  await db.insert(professionalSkills).values(rows.map((row) => Object.assign({ professionalId }, row)))
  return person
}

async function exported({ id, headers }: TestActor) {
  const reply = await app.app.inject({ url: `/api/professionals/${id}/cv-pdf`, headers })
  expect(reply.statusCode).toBe(200)
  return reply
}

/** Ignores line breaks and bullets, which belong to the layout; the words must be the same. */
const words = (text: string | null | undefined) => (text ?? '').replaceAll(/[•*▪–-]\s+|\s+/gu, ' ').trim()

test.each(exportedProfiles)(
  '$firstName $lastName: what is exported is read back without loss',
  async (profile) => {
    const person = await createFull(profile)
    const { rawPayload } = await exported(person)
    const pages = await app.deps.documents.readPdf(rawPayload)
    const cv = readCv(pages)
    const found = foundInCv(cv)

    expect(pages.length).toBeLessThanOrEqual(2)
    expect({
      name: cv.contact.name?.value,
      email: cv.contact.email?.value,
      title: found.title,
      phone: found.phone,
      location: found.location,
      linkedin: found.linkedin,
      summary: words(found.summary),
    }).toEqual({
      name: `${profile.firstName} ${profile.lastName}`,
      email: person.email,
      title: profile.title,
      phone: profile.phone,
      location: profile.location,
      linkedin: profile.linkedin,
      summary: words(profile.summary),
    })
    expect(
      found.experiences.map((entry) => ({ ...entry, description: words(entry.description) })),
    ).toMatchObject(
      profile.experiences.map(
        ({ position, company, location, startDate, endDate, isCurrent, description }) => ({
          position,
          company,
          location,
          startDate,
          endDate,
          current: isCurrent,
          description: words(description),
        }),
      ),
    )
    expect(found.educations).toMatchObject(
      profile.educations.map(({ degree, institution, field, startDate, endDate, isCurrent }) => ({
        degree,
        institution,
        field:
          field ??
          expect.toSatisfy((read) => read === null || foldText(degree).includes(foldText(String(read)))),
        startDate,
        endDate,
        current: isCurrent,
      })),
    )
    expect(found.skills).toEqual({
      technical: profile.technical,
      soft: profile.soft,
      languages: profile.languages.map(([name, level]: readonly [string, LanguageLevel | null]) => ({
        name,
        level,
      })),
      certifications: profile.certifications,
    })
  },
)

test('the file is a PDF for its owner alone, named after the person, with links that can be pressed', async () => {
  const [profile] = exportedProfiles
  const person = await createFull(profile!)
  const reply = await exported(person)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toContain(encodeURIComponent(`CV ${profile!.firstName}`))
  expect(reply.headers['cache-control']).toBe('private, no-store')
  const [first] = await app.deps.documents.readPdf(reply.rawPayload)
  expect(first!.links.map(({ url }) => url)).toEqual(
    expect.arrayContaining([`mailto:${person.email}`, expect.stringContaining('https://linkedin.com/in/')]),
  )
  const text = reply.rawPayload.toString('latin1')
  expect(text).toContain('/Lang (es-PE)')
  expect(text).toContain('/MarkInfo')
  const stranger = await createProfessional(app)
  const url = `/api/professionals/${person.id}/cv-pdf`
  expect((await app.request({ url, headers: stranger.headers })).status).toBe(404)
  expect((await app.request({ url })).status).toBe(401)
})

test('a profile with nothing but a name and an address is a CV all the same', async () => {
  const person = await createProfessional(app)
  const { rawPayload } = await exported(person)
  const cv = readCv(await app.deps.documents.readPdf(rawPayload))
  expect([cv.contact.name?.value, cv.contact.email?.value]).toEqual(['Milagros Quispe', person.email])
  expect([cv.experiences, cv.educations, cv.summary]).toEqual([[], [], null])
})

test('letters that the paper does not have are written with the nearest, and signs without a letter stay out', async () => {
  const person = await createProfessional(app, {
    firstName: 'Łucja',
    lastName: 'Žáková',
    title: '🚀 Diseñadora',
  })
  const { rawPayload } = await exported(person)
  const [page] = await app.deps.documents.readPdf(rawPayload)
  const text = page!.runs.map((run) => run.text).join(' ')
  expect(text).toContain('Lucja Zák')
  expect(text).toContain('Diseñadora')
})
