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

test('a refusal is told in the words of the server', () => {
  expect(problemOf(refused(401, { message: 'Email o contraseña incorrectos' }))).toEqual({
    tone: 'bad',
    title: 'Error al postular',
    text: 'Email o contraseña incorrectos',
  })
})

test('without words of the server the documented ones stand', () => {
  expect(problemOf(refused(502, 'Bad gateway'))?.text).toBe('Ha ocurrido un error inesperado')
})

test('a second application is no fault of the person', () => {
  const body = { code: 'already_applied', message: 'Ya postulaste a este empleo' }
  expect(problemOf(refused(409, body))).toMatchObject({
    tone: 'info',
    title: 'Ya postulaste a este empleo',
  })
})

test('a lost connection is named, a stopped upload is not a problem', () => {
  expect(problemOf(new TypeError('network'))?.text).toContain('Verifica tu conexión')
  expect(problemOf(new DOMException('stopped', 'AbortError'))).toBeNull()
})
