import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedResume, OpenedResume, ResumeLink } from '#contracts/resumes/resumes.contract.ts'
import { mostResumes } from '#contracts/resumes/resume-figures.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { DAY } from '#domain/time/durations.ts'
import { limaDay } from '#domain/time/dates.ts'
import { experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function person(): Promise<TestActor> {
  const made = await createProfessional(app, { phone: '+51 900 000 021', summary: 'Ordeno almacenes.' })
  const professionalId = made.id
  await app.deps.db.insert(experiences).values([
    {
      professionalId,
      position: 'Jefa de almacén',
      company: 'Retama S.A.C.',
      startDate: '2020-03',
      isCurrent: true,
    },
    { professionalId, position: 'Asistente', company: 'Molle S.A.C.', startDate: '2017', endDate: '2019' },
  ])
  await app.deps.db
    .insert(professionalSkills)
    .values(['Excel', 'SAP', 'Python'].map((name) => ({ professionalId, kind: 'technical' as const, name })))
  return made
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what the call answers
async function call<T>({ headers }: TestActor, method: Method, url: string, body?: object) {
  const reply = await app.request({ method, url, headers, ...(body ? { payload: body } : {}) })
  return { status: reply.status, body: reply.body as T }
}

const choicesOf = ({ name, layout, language, pages, withPhoto, sections, hidden }: OpenedResume) => ({
  name,
  layout,
  language,
  pages,
  withPhoto,
  sections,
  hidden,
})

async function made(actor: TestActor, body: object = {}): Promise<OpenedResume> {
  const { body: reply } = await call<{ id: number }>(actor, 'POST', '/api/resumes', body)
  return (await call<OpenedResume>(actor, 'GET', `/api/resumes/${reply.id}`)).body
}

async function textOf(url: string, headers: Partial<TestActor['headers']> = {}) {
  const { rawPayload } = await app.app.inject({ url, headers })
  const pages = await app.deps.documents.readPdf(rawPayload)
  return { cv: readCv(pages), text: pages.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ') }
}

test('a CV is the profile: what is hidden stays out, sections stand in the chosen order, headings in the chosen language', async () => {
  const actor = await person()
  const resume = await made(actor, { layout: 'chronological' })
  const [first, second] = resume.content.experience
  expect(resume).toMatchObject({ name: 'CV cronológico', layout: 'chronological', job: null, link: null })
  expect([first?.name, second?.name]).toEqual(['Jefa de almacén', 'Asistente'])
  const changed = await call<OpenedResume>(actor, 'PUT', `/api/resumes/${resume.id}`, {
    ...choicesOf(resume),
    language: 'en',
    sections: ['skills', 'experience', 'summary', 'education', 'languages', 'certifications'],
    hidden: [second!.key, 'summary'],
  })
  expect(changed.status).toBe(200)
  const { cv, text } = await textOf(`/api/resumes/${resume.id}/pdf`, actor.headers)
  expect(cv.experiences.map(({ position }) => position?.value)).toEqual(['Jefa de almacén'])
  expect(text).toContain('Work experience')
  expect(text).toContain('Mar 2020 – Present')
  expect(text).not.toContain('Ordeno almacenes')
  expect(text.indexOf('Skills')).toBeLessThan(text.indexOf('Work experience'))
})

test('the pages of the preview say what does not fit, and nothing is cut', async () => {
  const actor = await person()
  const professionalId = actor.id
  await app.deps.db.insert(experiences).values(
    Array.from({ length: 14 }, (_, at) => ({
      professionalId,
      position: `Analista ${at}`,
      company: 'Ceibo S.A.C.',
      startDate: String(1990 + at),
      endDate: String(1991 + at),
      description: Array.from(
        { length: 4 },
        () => `• ${'Ordené los pedidos de la zona sur. '.repeat(4)}`,
      ).join('\n'),
    })),
  )
  const resume = await made(actor)
  await call(actor, 'PUT', `/api/resumes/${resume.id}`, { ...choicesOf(resume), pages: 1 })
  const { body } = await call<{ pages: unknown[]; beyond: string[] }>(
    actor,
    'GET',
    `/api/resumes/${resume.id}/pages`,
  )
  expect(body.pages.length).toBeGreaterThan(1)
  expect(body.beyond).toContain(resume.content.experience.at(-1)!.key)
  const { text } = await textOf(`/api/resumes/${resume.id}/pdf`, actor.headers)
  for (const { name } of resume.content.experience) expect(text).toContain(name)
})

test('a CV for a job shows first the skills that its ad asks for, and invents none', async () => {
  const actor = await person()
  const company = await createCompany(app)
  const jobId = await createJob(app, company, { title: 'Analista de datos', skills: ['Python', 'SQL'] })
  const resume = await made(actor, { jobId })
  expect(resume).toMatchObject({
    name: 'Para Analista de datos',
    firstSkills: ['Python'],
    job: { id: jobId },
  })
  expect(resume.sections.slice(0, 2)).toEqual(['summary', 'skills'])
  const { cv } = await textOf(`/api/resumes/${resume.id}/pdf`, actor.headers)
  expect(cv.skills.technical.map(({ value }) => value)).toEqual(['Python', 'Excel', 'SAP'])
  expect((await call(actor, 'POST', '/api/resumes', { jobId: 99_999_999 })).status).toBe(404)
})

test('a copy has no link, a deleted CV comes back with its link, and there are so many at most', async () => {
  const actor = await person()
  const resume = await made(actor)
  await call(actor, 'PUT', `/api/resumes/${resume.id}/link`, {
    agreed: true,
    showsContact: false,
    lastDay: null,
  })
  const copy = await call<{ id: number }>(actor, 'POST', `/api/resumes/${resume.id}/copies`)
  const list = async () => (await call<ListedResume[]>(actor, 'GET', '/api/resumes')).body
  expect((await list()).map(({ name, link }) => [name, link !== null])).toEqual([
    ['Copia de CV clásico', false],
    ['CV clásico', true],
  ])
  const { body: gone } = await call<{ undo: { actId: number } }>(actor, 'DELETE', `/api/resumes/${resume.id}`)
  expect(await list()).toHaveLength(1)
  await call(actor, 'POST', `/api/acts/${gone.undo.actId}/undo`)
  expect((await list()).map(({ link }) => link !== null)).toEqual([false, true])
  await call(actor, 'DELETE', `/api/resumes/${copy.body.id}`)
  await settleActs(app)
  for (let at = 1; at < mostResumes; at++) await call(actor, 'POST', '/api/resumes', {})
  const one = await call<{ message: string }>(actor, 'POST', '/api/resumes', {})
  expect([one.status, one.body.message]).toEqual([409, 'Ya tienes 20 CV. Elimina uno para crear otro.'])
})

/** The call behind the page of a link. */
const callOf = (path: string) => path.replace('/cv-compartido/', '/api/shared-resumes/')

test('a link shows the CV without mail and phone unless its owner wants that, counts others, and ends at once', async () => {
  const actor = await person()
  const resume = await made(actor)
  const url = `/api/resumes/${resume.id}/link`
  expect((await call(actor, 'PUT', url, { showsContact: false, lastDay: null })).status).toBe(400)
  const open = (showsContact: boolean, lastDay: string | null = null) =>
    call<ResumeLink>(actor, 'PUT', url, { agreed: true, showsContact, lastDay })
  const { body: link } = await open(false)
  const shared = callOf(link.path)
  expect((await textOf(`${shared}/pdf`)).text).not.toMatch(/@|900 000 021/)
  const page = await app.request({ url: shared })
  expect(page.body).toMatchObject({ name: 'Milagros Quispe', language: 'es' })
  expect(JSON.stringify(page.body)).not.toMatch(/@|900 000 021/)
  expect((await open(true)).body.path).toBe(link.path)
  expect((await textOf(`${shared}/pdf`)).text).toContain('900 000 021')
  await app.request({ method: 'POST', url: `${shared}/views` })
  await app.request({ method: 'POST', url: `${shared}/views`, headers: actor.headers })
  expect((await open(true)).body.views).toBe(1)
  await call(actor, 'DELETE', url)
  expect((await app.request({ url: shared })).status).toBe(410)
  expect((await app.request({ url: `${shared}/pdf` })).status).toBe(410)
  expect((await open(false)).body.path).not.toBe(link.path)
  expect((await app.request({ url: shared })).status).toBe(410)
})

test('a link with a last day is open on that day and not after it', async () => {
  const actor = await person()
  const resume = await made(actor)
  const url = `/api/resumes/${resume.id}/link`
  const inDays = (days: number) => limaDay(new Date(app.deps.clock.now().getTime() + days * DAY))
  for (const lastDay of [inDays(-1), inDays(400), '2026-02-31', 'mañana'])
    expect((await call(actor, 'PUT', url, { agreed: true, showsContact: false, lastDay })).status).toBe(400)
  const { body } = await call<ResumeLink>(actor, 'PUT', url, {
    agreed: true,
    showsContact: false,
    lastDay: inDays(1),
  })
  expect(body.lastDay).toBe(inDays(1))
  app.clock.advance({ days: 1 })
  expect((await app.request({ url: callOf(body.path) })).status).toBe(200)
  app.clock.advance({ days: 1 })
  expect((await app.request({ url: callOf(body.path) })).status).toBe(410)
})

test('a CV becomes the one that goes with applications, as it is now', async () => {
  const [actor, stranger] = await Promise.all([person(), person()])
  const { id: resumeId } = await made(actor, { layout: 'compact' })
  const use = (who: TestActor) =>
    call(who, 'POST', `/api/professionals/${who.id}/cv-from-resume`, { resumeId })
  expect((await use(stranger)).status).toBe(404)
  expect((await use(actor)).status).toBe(200)
  const { cv } = await textOf(`/api/professionals/${actor.id}/cv`, actor.headers)
  expect(cv.experiences).toHaveLength(2)
})

test('a CV is for its owner alone, and what is not a choice is refused', async () => {
  const [actor, stranger] = await Promise.all([person(), person()])
  const resume = await made(actor)
  const url = `/api/resumes/${resume.id}`
  for (const [method, path] of [
    ['GET', url] as const,
    ['GET', `${url}/pdf`] as const,
    ['GET', `${url}/pages`] as const,
    ['DELETE', url] as const,
    ['POST', `${url}/copies`] as const,
    ['DELETE', `${url}/link`] as const,
  ])
    expect((await call(stranger, method, path)).status).toBe(404)
  const choices = choicesOf(resume)
  for (const wrong of [
    { layout: 'barroco' },
    { pages: 3 },
    { sections: ['summary'] },
    { sections: Array.from({ length: 6 }, () => 'summary') },
    { hidden: ['nada'] },
    { name: ' ' },
  ])
    expect((await call(actor, 'PUT', url, { ...choices, ...wrong })).status).toBe(400)
  expect((await call<OpenedResume>(actor, 'GET', url)).body).toEqual(resume)
})
