import { describe, expect, test } from 'vitest'
import { asks, headOf } from '#contracts/field-messages.ts'
import { everyCall } from './every-call.ts'
import { readSources } from './source-files.ts'
import { wrongValues } from './wrong-values.ts'

/** The verbs with which a message for a field begins. */
const verbs =
  'Abre|Acepta|Acorta|Agrega|Amplía|Cuéntale|Cuéntanos|Cuenta|Describe|Elige|Envía|Escribe|Explica|Incluye|Indica|Marca|Pega|Quita|Revisa|Separa|Sube|Usa'
const instruction = new RegExp(`^(?:${verbs}) .{4,}[^.]$`)
/** Says nothing about the field: the default message of a schema. */
const generic = /“|este dato|este campo|una de las opciones|\b1 caracteres\b/

const expectInstruction = (message: string, where: string) => {
  expect(message, where).toMatch(instruction)
  expect(message, where).not.toMatch(generic)
  expect(message.length, where).toBeLessThanOrEqual(70)
}

/** A figure that a message is made from counts as long as it is shown. */
const shown = (message: string) => message.replaceAll(/\$\{[^}]*\}/g, '10')
/** Without tests and without the sentences for whole forms. */
const isProduct = ({ path }: { path: string }) =>
  !/\.test\.ts$|contracts\/(?:errors|.*-errors|field-messages)\.ts$/.test(path)
const found = (path: string, text: string, literal: RegExp) =>
  [...text.matchAll(literal)].map(([, , message = '']) => ({ path, message: shown(message) }))

const withBody = everyCall.filter(({ endpoint }) => endpoint.body !== undefined)

test.each(withBody)('$name says at each field what to do', ({ endpoint }) => {
  const tried = wrongValues(endpoint.body!)
  const refused = tried.flatMap((value) => endpoint.body!.safeParse(value).error?.issues ?? [])
  expect(refused.length).toBeGreaterThan(0)
  for (const { path, message } of refused) expectInstruction(message, path.join('.'))
})

describe('a rule over several fields', () => {
  const written = [
    ...readSources('src/server')
      .filter(isProduct)
      .flatMap(({ path, text }) => found(path, text, /fields: \{\s*\w+: (['`])(.+?)\1/g)),
    ...readSources('src/contracts')
      .filter(isProduct)
      .flatMap(({ path, text }) => found(path, text, /\b(?:message|error): (['`])(.+?)\1/g)),
  ]

  test('is found by this test', () => expect(written.length).toBeGreaterThan(20))

  test.each(written)('says at its field what to do: $message', ({ path, message }) =>
    expectInstruction(message, path),
  )
})

describe('the head of a form', () => {
  test('has the documented sentence of each field once, in the order of the fields', () => {
    expect(headOf([asks.loginEmail, asks.loginPassword])).toEqual(['Por favor ingresa tu email y contraseña'])
    expect(headOf([asks.jobTitle, undefined, asks.jobCategory])).toEqual([
      'El título es requerido',
      'La categoría es requerida',
    ])
  })

  test('is empty where the documents fix nothing', () => expect(headOf([asks.topic])).toEqual([]))
})
