import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api-client.ts'
import { applyProblem } from './use-visitor-apply.ts'

const problemOf = (error: unknown) => applyProblem(error, 'Ha ocurrido un error inesperado')
const refused = (status: number, body: object | string) =>
  new ApiError({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    header: () => null,
  })

test("a refusal is shown in the server's words", () => {
  expect(problemOf(refused(401, { message: 'Email o contraseña incorrectos' }))).toEqual({
    tone: 'bad',
    title: 'Error al postular',
    text: 'Email o contraseña incorrectos',
  })
})

test('without a message of the server the documented one is shown', () => {
  expect(problemOf(refused(502, 'Bad gateway'))?.text).toBe('Ha ocurrido un error inesperado')
})

test('a second application is not shown as an error', () => {
  const body = { code: 'already_applied', message: 'Ya postulaste a este empleo' }
  expect(problemOf(refused(409, body))).toMatchObject({
    tone: 'info',
    title: 'Ya postulaste a este empleo',
  })
})

test('a lost connection is named, and a cancelled upload is no error', () => {
  expect(problemOf(new TypeError('network'))?.text).toContain('Verifica tu conexión')
  expect(problemOf(new DOMException('stopped', 'AbortError'))).toBeNull()
})
