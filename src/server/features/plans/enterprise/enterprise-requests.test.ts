import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactRequests } from '#server/db/schema/support.table.ts'
import { solveHumanCheck } from '#tests/support/human-check.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ HUMAN_CHECK: 'on', RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const request = {
  companyName: 'Minera Ruphay',
  contactName: 'Elena Torres',
  email: 'Elena@Ruphay.pe',
  phone: '+51 987 654 321',
  employees: '201-500',
  message: 'Buscamos diez jefes de guardia.\nEmpezamos en marzo.',
}
const send = async (payload: object, humanCheck?: string) =>
  app.request({
    method: 'POST',
    url: '/api/enterprise-requests',
    payload: { ...payload, ...(humanCheck ? { humanCheck } : {}) },
  })

test('a request is stored, mailed to sales and acknowledged under its code', async () => {
  const { status, body } = await send(request, await solveHumanCheck(app))
  expect(status).toBe(201)
  expect(body.code).toMatch(/^C-[2-9A-Z]{6}$/)
  const [row] = await app.deps.db.select().from(contactRequests)
  expect(row).toMatchObject({
    code: body.code,
    topic: 'enterprise',
    name: 'Elena Torres',
    email: 'elena@ruphay.pe',
    companyName: 'Minera Ruphay',
    employees: '201-500',
    message: request.message,
  })
  await app.queue.drain()
  const toSales = app.mails.last('ventas@qhatu.pe')
  expect(toSales.subject).toBe(`Plan Enterprise ${body.code}: Minera Ruphay`)
  for (const fact of ['Elena Torres', '+51 987 654 321', '201-500', 'Empezamos en marzo.'])
    expect(toSales.text).toContain(fact)
  const acknowledgement = app.mails.last('elena@ruphay.pe')
  expect(acknowledgement.subject).toBe(`Recibimos tu solicitud ${body.code}`)
  expect(acknowledgement.text, 'nothing typed goes to an unconfirmed address').not.toContain('guardia')
})

test('what is missing is said field by field, in Spanish', async () => {
  const { status, body } = await send({
    message: 'Hola',
    phone: 'llámame',
    email: 'no es',
    employees: 'muchos',
  })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    companyName: 'Escribe el nombre de tu empresa',
    contactName: 'Escribe el nombre de la persona de contacto',
    email: 'Escribe un correo como nombre@ejemplo.com',
    phone: 'Escribe un teléfono como 987 654 321',
    employees: 'Elige cuántas personas trabajan en la empresa',
    message: 'Cuéntanos qué necesitas en al menos 10 caracteres',
  })
})

test('a robot is refused, and so is the eleventh request in an hour for one address', async () => {
  const payload = { ...request, email: 'otra@ruphay.pe' }
  expect((await send(payload)).body.code).toBe('human_check_failed')
  for (const expected of [...Array.from({ length: 9 }, () => 201), 429])
    expect((await send(payload, await solveHumanCheck(app))).status).toBe(expected)
})
