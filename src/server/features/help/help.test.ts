import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { settings } from '#server/db/schema/platform.table.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const find = async (q: string): Promise<string[]> => {
  const { body } = await app.request({ url: `/api/help?${new URLSearchParams({ q })}` })
  return body.articles.map(({ slug }: { slug: string }) => slug)
}

describe('a question in everyday words finds its answer among the first three', () => {
  test.each([
    ['como borro mi cuenta', 'eliminar-mi-cuenta'],
    ['¿Cómo elimino mis datos?', 'eliminar-mi-cuenta'],
    ['rxh', 'recibo-por-honorarios'],
    ['resivo por onorarios', 'recibo-por-honorarios'],
    ['olvide mi clave', 'olvide-mi-contrasena'],
    ['CONTRASEÑA', 'olvide-mi-contrasena'],
    ['contrasena', 'olvide-mi-contrasena'],
    ['no me llega el correo', 'confirmar-correo'],
    ['me piden plata para postular', 'evitar-estafas'],
    ['subir curriculum', 'subir-mi-cv'],
    ['cv escaneado', 'mi-cv-no-se-lee'],
    ['que significa visto', 'estados-de-postulacion'],
    ['retirar mi postulasion', 'retirar-postulacion'],
    ['quien ve mi telefono', 'quien-ve-mi-cv'],
    ['indecopi', 'libro-de-reclamaciones'],
    ['darme de baja de los correos', 'cancelar-alertas'],
    ['alertas diarias', 'alertas-de-empleo'],
    ['discriminacion por edad', 'avisos-sin-discriminar'],
    ['ruc empresa verificada', 'verificar-mi-empresa'],
    ['es obligatorio poner sueldo', 'sueldo-en-el-aviso'],
    ['cerrar una bacante', 'editar-o-archivar'],
    ['hablar con una persona', 'escribir-a-soporte'],
    ['la empresa no contesta', 'la-empresa-no-responde'],
    ['cuántos avisos puedo publicar', 'cuantos-empleos-gratis'],
    ['cambiar email', 'cambiar-mi-correo'],
    ['inteligencia artificial', 'como-funciona-el-match'],
    ['aplicar sin registrarme', 'postular-sin-cuenta'],
    ['mover candidato a otra etapa', 'mover-candidatos'],
  ])('%s', async (question, slug) => {
    expect((await find(question)).slice(0, 3)).toContain(slug)
  })
})

test('nonsense finds nothing, and a question of empty words neither', async () => {
  expect(await find('xyzzyqwx')).toEqual([])
  expect(await find('¿Cómo es que de la?')).toEqual([])
})

test('at most ten answers; without a question all articles in their order', async () => {
  expect((await find('empleo')).length).toBeLessThanOrEqual(10)
  const all = await find('')
  expect(all[0]).toBe('que-es-qhatu')
  expect(all.length).toBeGreaterThanOrEqual(36)
})

test('an article comes with what is near it, and never with itself', async () => {
  const { status, body } = await app.request({ url: '/api/help/articles/retirar-postulacion' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: '¿Puedo retirar una postulación?',
    audience: 'professional',
    version: '2',
  })
  const related = body.related.map(({ slug }: { slug: string }) => slug)
  expect(related.length).toBeGreaterThan(1)
  expect(related).not.toContain('retirar-postulacion')
})

test.each(['/api/help/articles/no-existe', '/api/policies/no-existe', '/api/help/articles/__proto__'])(
  '%s is not found',
  async (url) => expect((await app.request({ url })).status).toBe(404),
)

test('frequent questions carry their whole answer', async () => {
  const { body } = await app.request({ url: '/api/help/questions' })
  expect(body.questions[0]).toMatchObject({ slug: 'que-es-qhatu', html: expect.stringContaining('<p>Qhatu') })
})

test('a figure in an answer is the one in force', async () => {
  const url = '/api/help/articles/cuantos-empleos-gratis'
  expect((await app.request({ url })).body.description).toContain('Hasta 1 empleo estándar')
  await app.deps.db.update(settings).set({ value: '3' }).where(eq(settings.key, 'free_jobs_limit'))
  app.deps.publicCache.clear()
  expect((await app.request({ url })).body.description).toContain('Hasta 3 empleos estándar')
})

test('an article names the formats that a CV may have now', async () => {
  const url = '/api/help/articles/subir-mi-cv'
  expect((await app.request({ url })).body.description).toContain('Acepta un PDF de hasta 5 MB')
  await app.deps.db.update(settings).set({ value: 'true' }).where(eq(settings.key, 'cv_accepts_docx'))
  const read = async () => (await app.request({ url })).body.description
  await expect.poll(read).toContain('Acepta un PDF o DOCX de hasta 5 MB')
})

test('a policy has its version, its day and its contents', async () => {
  const { body } = await app.request({ url: '/api/policies/privacidad' })
  expect(body).toMatchObject({ title: 'Política de privacidad', version: '4', updated: '2026-11-27' })
  for (const { id } of body.contents) expect(body.html).toContain(`<h2 id="${id}">`)
  expect(body.html).toContain('hola@qhatu.pe')
})
