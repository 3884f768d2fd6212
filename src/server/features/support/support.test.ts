import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaints, contactRequests } from '#server/db/schema/support.table.ts'
import { eq } from 'drizzle-orm'
import { complaint } from '#tests/support/complaint.ts'
import { post } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    OPERATOR_NAME: 'Plaza Digital de Prueba',
    OPERATOR_RUC: '20131312955',
    OPERATOR_ADDRESS: 'Jr. Puno 120, Cusco',
    OPERATOR_EMAIL: 'mesa@ejemplo.pe',
  })
})
afterAll(() => app.close())

const message = (values: object = {}) => ({
  name: 'Rosa Quispe',
  email: 'rosa@ejemplo.pe',
  topic: 'technical',
  message: 'No puedo subir mi CV.\nSale un error.',
  ...values,
})

async function mailsTo(address: string) {
  await app.queue.drain()
  return app.mails.sent.filter(({ to }) => to === address)
}

describe('a message to support', () => {
  test('is kept under a code, acknowledged without what was written, and handed to support', async () => {
    const reply = await post(app, '/api/contact', message())
    expect(reply.status).toBe(201)
    const { code } = reply.body
    expect(code).toMatch(/^C-[2-9A-HJKMNP-Z]{6}$/)
    const [row] = await app.deps.db.select().from(contactRequests).where(eq(contactRequests.code, code))
    expect(row).toMatchObject({ ...message(), createdAt: app.clock.now(), answeredAt: null })

    const [copy] = await mailsTo('rosa@ejemplo.pe')
    expect(copy?.subject).toBe(`Recibimos tu mensaje (${code})`)
    expect(copy?.text).not.toContain('No puedo subir mi CV')
    const [handed] = await mailsTo('mesa@ejemplo.pe')
    expect(handed?.subject).toBe(`${code}: Algo no funciona`)
    expect(handed?.text).toContain('rosa@ejemplo.pe')
    expect(handed?.html).toContain('No puedo subir mi CV.<br>Sale un error.')
  })

  test('that holds markup arrives as text', async () => {
    await post(
      app,
      '/api/contact',
      message({ email: 'x@ejemplo.pe', message: '<script>alert(1)</script> hola' }),
    )
    const handed = (await mailsTo('mesa@ejemplo.pe')).at(-1)
    expect(handed?.html).toContain('&lt;script&gt;')
    expect(handed?.html).not.toContain('<script>')
  })

  test.each([
    ['name', ' ', 'Escribe tu nombre'],
    ['email', 'rosa', 'Escribe un correo como nombre@ejemplo.com'],
    ['topic', 'quejas', 'Elige un tema'],
    ['message', 'Hola', 'Cuéntanos en al menos 10 caracteres'],
    ['message', 'x'.repeat(4001), 'Usa 4,000 caracteres como máximo'],
  ])('is refused with a %s of %j', async (field, value, text) => {
    const { status, body } = await post(app, '/api/contact', message({ [field]: value }))
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: text })
  })

  test('sent twice by a double click is one', async () => {
    const key = { 'idempotency-key': 'un-clic' }
    const first = await post(app, '/api/contact', message({ email: 'doble@ejemplo.pe' }), key)
    const second = await post(app, '/api/contact', message({ email: 'doble@ejemplo.pe' }), key)
    expect(second.body).toEqual(first.body)
    expect(await mailsTo('doble@ejemplo.pe')).toHaveLength(1)
  })
})

describe('a sheet of the complaints book', () => {
  test('gets the next number, its day in Lima and 15 working days, and both sides get it whole', async () => {
    const { status, body } = await post(app, '/api/complaints', complaint())
    expect(status).toBe(201)
    const { sheet } = body
    const [row] = await app.deps.db.select().from(complaints)
    expect(sheet).toMatchObject({
      number: `${String(row?.id).padStart(8, '0')}-2026`,
      filedAt: '2026-11-21T15:00:00.000Z',
      // A Saturday; the 8th and 9th of December are holidays.
      dueOn: '2026-12-15',
      operator: { name: 'Plaza Digital de Prueba', ruc: '20131312955', address: 'Jr. Puno 120, Cusco' },
      kind: 'Reclamo',
      documentType: 'DNI',
      documentNumber: '04215678',
      guardianName: '',
      goodType: 'Servicio',
      amount: 7550,
    })
    for (const address of ['rosa.quispe@ejemplo.pe', 'mesa@ejemplo.pe']) {
      const mail = (await mailsTo(address)).at(-1)
      expect(mail?.subject).toBe(`Hoja de Reclamación N.° ${sheet.number}`)
      for (const part of [
        sheet.number,
        '21/11/2026 10:00',
        '15 dic. 2026',
        'Plaza Digital de Prueba',
        '20131312955',
        'Reclamo',
        'Rosa Quispe Mamani',
        'DNI 04215678',
        'Jr. Las Flores 123, Cusco',
        '984 000 123',
        'rosa.quispe@ejemplo.pe',
        'Servicio: Plan premium para profesionales',
        'S/\u00A075.50',
        'Escribí dos veces.',
        'Que se active el plan.',
        'Indecopi',
      ])
        expect(mail?.text.replaceAll('\n', ' ')).toContain(part)
    }
  })

  test('numbers follow one another', async () => {
    const numbers = []
    for (let n = 0; n < 3; n++) {
      const { body } = await post(app, '/api/complaints', complaint())
      numbers.push(Number(body.sheet.number.slice(0, 8)))
    }
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2])
  })

  test('filed late in the evening it is still that day in Lima', async () => {
    // To 2027-01-01T04:30:00Z, which is 23:30 of the day before in Lima.
    app.clock.advance({ days: 40, hours: 13, minutes: 30 })
    const { body } = await post(app, '/api/complaints', complaint())
    expect(body.sheet.number).toMatch(/-2026$/)
    // Counted from December 31st; January 1st is a holiday.
    expect(body.sheet.dueOn).toBe('2027-01-22')
    app.clock.advance({ days: -40, hours: -13, minutes: -30 })
  })

  test.each([
    [{ documentNumber: '1234567' }, 'documentNumber', 'Escribe los 8 dígitos de tu DNI'],
    [
      { documentType: 'ce', documentNumber: '12345678' },
      'documentNumber',
      'Escribe los 9 dígitos de tu carné de extranjería',
    ],
    [
      { documentType: 'passport', documentNumber: 'A-1' },
      'documentNumber',
      'Escribe de 6 a 12 letras y números de tu pasaporte',
    ],
    [
      { documentType: 'ruc', documentNumber: '2013131295' },
      'documentNumber',
      'Escribe los 11 dígitos de tu RUC',
    ],
    [
      { documentType: 'ruc', documentNumber: '20131312954' },
      'documentNumber',
      'Revisa los dígitos de tu RUC: no son de uno válido',
    ],
    [{ documentType: 'libreta' }, 'documentType', 'Elige tu tipo de documento'],
    [{ isMinor: true }, 'guardianName', 'Escribe el nombre de tu padre, madre o apoderado'],
    [{ amount: 'mucho' }, 'amount', 'Escribe el monto en soles, por ejemplo 75.50'],
    [{ amount: '-5' }, 'amount', 'Escribe el monto en soles, por ejemplo 75.50'],
    [{ phone: 'abc' }, 'phone', 'Escribe un teléfono como 987 654 321'],
    [{ detail: 'Mal' }, 'detail', 'Cuenta qué pasó en al menos 20 caracteres'],
    [{ kind: 'denuncia' }, 'kind', 'Elige reclamo o queja'],
  ])('is refused with %j', async (values, field, text) => {
    const { status, body } = await post(app, '/api/complaints', complaint(values))
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: text })
  })

  test.each([
    { documentType: 'ce', documentNumber: '001234567' },
    { documentType: 'passport', documentNumber: 'ab123456' },
    { documentType: 'ruc', documentNumber: '20131312955' },
    { isMinor: true, guardianName: 'Julia Mamani' },
    { amount: '' },
    { amount: undefined },
    { kind: 'queja', goodType: 'producto' },
  ])('is accepted with %j', async (values) => {
    expect((await post(app, '/api/complaints', complaint(values))).status).toBe(201)
  })

  test('names no guardian for an adult, whatever was typed before', async () => {
    const { body } = await post(app, '/api/complaints', complaint({ guardianName: 'Julia Mamani' }))
    expect(body.sheet.guardianName).toBe('')
  })

  test('what is wrong in several fields is said at once', async () => {
    const { body } = await post(
      app,
      '/api/complaints',
      complaint({ documentNumber: '1', isMinor: true, detail: '' }),
    )
    expect(Object.keys(body.fields).sort()).toEqual(['detail', 'documentNumber', 'guardianName'])
  })
})

test('ten messages in an hour from one address of e-mail are let through, the next one waits', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await post(limited, '/api/contact', message())).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  await limited.close()
})

test('with the human check on, neither passes without its answer', async () => {
  const checked = await startTestApp({ HUMAN_CHECK: 'on' })
  for (const [url, body] of [
    ['/api/contact', message()],
    ['/api/complaints', complaint()],
  ] as const) {
    const reply = await post(checked, url, body)
    expect(reply.body.code).toBe('human_check_failed')
  }
  expect(await checked.deps.db.select().from(complaints)).toEqual([])
  await checked.close()
})
