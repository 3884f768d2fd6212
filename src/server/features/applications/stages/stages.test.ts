import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let person: TestActor
let jobId: number
let id: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app)
  person = await createProfessional(app)
  jobId = await createJob(app, company)
  id = await applyAs(person)
})

type Stage = { id: number; name: string; status: string; goalDays: number | null; count: number }

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  actor = company,
) => app.request({ method, url, ...(payload ? { payload } : {}), headers: actor.headers })
async function applyAs(actor: TestActor): Promise<number> {
  const reply = await call('POST', `/api/jobs/${jobId}/apply`, {}, actor)
  return reply.body.application.id
}
/** As they are written back. */
const bare = ({ id: stage, name, status, goalDays }: Stage) => ({ id: stage, name, status, goalDays })
const stages = async (): Promise<Stage[]> => (await call('GET', `/api/jobs/${jobId}/stages`)).body.stages
const own = [
  { name: 'Nuevos', status: 'pending', goalDays: 2 },
  { name: 'Lectura de CV', status: 'viewed', goalDays: 3 },
  { name: 'Llamada', status: 'preselected', goalDays: 4 },
  { name: 'Prueba de SQL', status: 'preselected', goalDays: 5 },
  { name: 'Entrevista', status: 'interviewed', goalDays: null },
  { name: 'Oferta', status: 'accepted', goalDays: null },
  { name: 'Contratado', status: 'hired', goalDays: null },
  { name: 'No continúa', status: 'rejected', goalDays: null },
]
const save = async (list: object[], moves: object[] = [], seen?: number[]) =>
  call('PUT', `/api/jobs/${jobId}/stages`, {
    seen: seen ?? (await stages()).map((stage) => stage.id),
    stages: list,
    moves,
  })
/** The own stages take the place of those of their status that the job has. */
const saveOwn = async () => {
  const before = await stages()
  return save(
    own.map((stage) => {
      const at = before.findIndex(({ status }) => status === stage.status)
      return { ...stage, ...(at < 0 ? {} : { id: before.splice(at, 1)[0]!.id }) }
    }),
  )
}
const named = async (name: string): Promise<Stage> => (await stages()).find((stage) => stage.name === name)!
const board = async () => (await call('GET', `/api/jobs/${jobId}/board`)).body
const columnOf = async (application: number): Promise<string | undefined> =>
  (await board()).columns.find(({ candidates }: { candidates: { id: number }[] }) =>
    candidates.some((one) => one.id === application),
  )?.name
const move = async (name: string, from?: string, message?: string) =>
  call('POST', `/api/applications/${id}/stage`, {
    stage: (await named(name)).id,
    ...(from ? { from: (await named(from)).id } : {}),
    ...(message ? { message } : {}),
  })
const undo = ({ undo: offer }: { undo: { actId: number } }) => call('POST', `/api/acts/${offer.actId}/undo`)
const mine = async () => (await call('GET', '/api/applications/professional', undefined, person)).body[0]
const titles = async (): Promise<string[]> =>
  (await call('GET', '/api/notifications', undefined, person)).body.notifications.map(
    ({ title }: { title: string }) => title,
  )

test('a job without stages of its own has one for each status, in the order of hiring', async () => {
  expect((await stages()).map(({ name, status, count }) => [name, status, count])).toEqual([
    ['Pendiente', 'pending', 1],
    ['Visto', 'viewed', 0],
    ['Preseleccionado', 'preselected', 0],
    ['Entrevistado', 'interviewed', 0],
    ['Aceptado', 'accepted', 0],
    ['Contratado', 'hired', 0],
    ['Rechazado', 'rejected', 0],
  ])
})

test('own stages take over who was in the shared ones, and those who apply later', async () => {
  expect((await saveOwn()).status).toBe(200)
  const later = await applyAs(await createProfessional(app))
  expect(await columnOf(id)).toBe('Nuevos')
  expect(await columnOf(later)).toBe('Nuevos')
  expect((await named('Nuevos')).count).toBe(2)
})

test('a status set by a call leads to the first stage with it', async () => {
  await saveOwn()
  await call('PATCH', `/api/applications/${id}/status`, { status: 'preselected' })
  expect(await columnOf(id)).toBe('Llamada')
})

test('a move within one status tells the person nothing, and can be undone', async () => {
  await saveOwn()
  await move('Llamada')
  await settleActs(app)
  const told = await titles()
  const { body } = await move('Prueba de SQL')
  expect(body).toMatchObject({ status: 'preselected', undo: { seconds: 10 } })
  expect((await undo(body)).status).toBe(200)
  expect(await columnOf(id)).toBe('Llamada')
  await move('Prueba de SQL')
  await settleActs(app)
  expect(await columnOf(id)).toBe('Prueba de SQL')
  expect(await titles()).toEqual(told)
  expect((await mine()).history.map(({ status }: { status: string }) => status)).toEqual([
    'pending',
    'preselected',
  ])
})

test('a move across statuses waits and tells, with the message of its step although a stage followed', async () => {
  await saveOwn()
  await move('Llamada', undefined, 'Te llamamos el lunes.')
  await move('Prueba de SQL')
  expect(await mine()).toMatchObject({ status: 'pending' })
  await settleActs(app)
  const known = await mine()
  expect(known.status).toBe('preselected')
  expect(known.history.at(-1)).toMatchObject({ status: 'preselected', message: 'Te llamamos el lunes.' })
  expect(await titles()).toEqual(['Pasaste a la preselección'])
})

test('the steps of the company name the stage', async () => {
  await saveOwn()
  await move('Llamada')
  await move('Prueba de SQL')
  const { body } = await call('POST', `/api/applications/${id}/viewed`)
  expect(body.history.map(({ stage }: { stage: string | null }) => stage).filter(Boolean)).toEqual([
    'Llamada',
    'Prueba de SQL',
  ])
})

test('of two recruiters who move one card the second hears so, and nothing is lost', async () => {
  await saveOwn()
  await move('Llamada', 'Nuevos')
  const second = await move('Entrevista', 'Nuevos')
  expect(second).toMatchObject({ status: 409, body: { code: 'colleague_moved' } })
  expect(await columnOf(id)).toBe('Llamada')
})

test('a stage with people is only left out if the company says where they go', async () => {
  await saveOwn()
  await move('Prueba de SQL')
  const before = await stages()
  const without = before.filter(({ name }) => name !== 'Prueba de SQL').map(bare)
  const refused = await save(without)
  expect(refused).toMatchObject({ status: 409 })
  expect(refused.body.message).toBe(
    'En “Prueba de SQL” hay 1 persona: elige a qué etapa pasan, con el mismo estado.',
  )
  expect(await stages()).toEqual(before)
  const from = before.find(({ name }) => name === 'Prueba de SQL')!.id
  expect((await save(without, [{ from, to: 1 }])).status).toBe(409)
  expect((await save(without, [{ from, to: 2 }])).status).toBe(200)
  expect(await columnOf(id)).toBe('Llamada')
  await settleActs(app)
  expect((await mine()).status).toBe('preselected')
})

test('a stage with people keeps its status', async () => {
  await saveOwn()
  await move('Prueba de SQL')
  const list = (await stages()).map(bare)
  for (const stage of list) if (stage.name === 'Prueba de SQL') stage.status = 'interviewed'
  expect((await save(list)).body.message).toContain('su estado no cambia con la etapa')
})

test.each([
  ['a status without a stage', own.filter(({ status }) => status !== 'accepted'), 'Aceptado'],
  ['another order of the ends', [own[7]!, ...own.slice(0, 7)], 'La primera etapa'],
  ['one name twice', [...own.slice(0, 2), { ...own[2]!, name: 'lectura de cv' }, ...own.slice(3)], 'Hay dos'],
])('%s is refused and stores nothing', async (_, list, words) => {
  const before = await stages()
  const reply = await save(list)
  expect(reply.status).toBe(400)
  expect(reply.body.errors?.stages ?? JSON.stringify(reply.body)).toContain(words)
  expect(await stages()).toEqual(before)
})

test('stages that a colleague changed meanwhile are not overwritten', async () => {
  const seen = (await stages()).map((stage) => stage.id)
  await saveOwn()
  const second = await save(own, [], seen)
  expect(second).toMatchObject({ status: 409 })
  expect(second.body.message).toContain('cambió las etapas')
})

test('a move whose stage is gone meanwhile is undone to the first stage with its status', async () => {
  await saveOwn()
  await move('Prueba de SQL')
  await settleActs(app)
  const { body } = await move('Entrevista')
  const list = (await stages()).filter(({ name }) => name !== 'Prueba de SQL').map(bare)
  expect((await save(list)).status).toBe(200)
  expect((await undo(body)).status).toBe(200)
  expect(await columnOf(id)).toBe('Llamada')
})

test('templates of stages are kept by name for the company alone', async () => {
  const kept = await call('POST', '/api/company/stage-templates', { name: 'Técnica', stages: own })
  expect(kept.status).toBe(201)
  await call('POST', '/api/company/stage-templates', { name: 'técnica', stages: own.slice() })
  const { templates } = (await call('GET', `/api/jobs/${jobId}/stages`)).body
  expect(templates).toHaveLength(1)
  const other = await createCompany(app)
  const stranger = await call('DELETE', `/api/company/stage-templates/${kept.body.id}`, undefined, other)
  expect(stranger.status).toBe(404)
  const removed = await call('DELETE', `/api/company/stage-templates/${kept.body.id}`)
  expect(removed.status).toBe(200)
  expect((await undo(removed.body)).status).toBe(200)
})
