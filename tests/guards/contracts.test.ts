import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import { errorsOf } from '#contracts/errors-of.ts'
import { errors } from '#contracts/errors.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { replyEncoder } from '#server/http/reply-encoder.ts'
import { everyCall } from './every-call.ts'
import { sampleOf } from './sample-of.ts'

const pathOf = ({ method, path }: EndpointSpec) => `${method} ${path.replaceAll(/:\w+/g, ':')}`

test('no two calls share a method and a path', () => {
  const paths = everyCall.map(({ endpoint }) => pathOf(endpoint))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

describe.each(everyCall)('$name', ({ endpoint }) => {
  test('has a path in kebab-case whose parameters are declared', () => {
    expect(endpoint.path).toMatch(/^\/api(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-z][A-Za-z]*))+(\.[a-z]+)?$/)
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(named)
  })

  test('says in a few plain words what it does', () => {
    expect(endpoint.summary).toMatch(/^[A-Z‘'].{8,140}$/)
    expect(endpoint.summary).not.toMatch(/\.$|TODO|\bendpoint\b/i)
  })

  test('answers with a body, a file, a stream, pieces or nothing, and a GET takes no body', () => {
    const { reply, file, stream, pieces } = endpoint
    const kinds = [reply, file, stream, pieces].map((kind) => kind !== undefined)
    expect(kinds.filter(Boolean).length).toBeLessThanOrEqual(1)
    if (stream) expect(endpoint.method).toBe('GET')
    if (pieces) expect(endpoint.method).toBe('POST')
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined()
    if (endpoint.cache) expect([endpoint.method, endpoint.audience]).toEqual(['GET', 'anyone'])
  })

  test('takes a key only if a program can make it: for a company, without secrets, streams or proofs of a person', () => {
    if (!endpoint.key) return
    expect(['company', 'signed-in']).toContain(endpoint.audience)
    const { secret, stream, pieces, human, event, signed, debug } = endpoint
    expect({ secret, stream, pieces, human, event, signed, debug }).toEqual({})
  })

  test.each(endpoint.body ? [endpoint.body] : [])('drops unknown fields and accepts no list', (body) => {
    expect(body.safeParse([]).success).toBe(false)
    const parsed = body.safeParse({ plantado: 'x' })
    // A body that is validated against stored data declares it by being loose, and its feature validates it.
    if (parsed.success && body.def.catchall === undefined) expect(parsed.data).not.toHaveProperty('plantado')
  })

  test.each([endpoint.reply, endpoint.pieces].filter((shape) => shape !== undefined))(
    'sends no undeclared field',
    (reply) => {
      const sample = sampleOf(reply)
      const sent: unknown = JSON.parse(replyEncoder(reply)(withPlanted(sample, reply)))
      expect(JSON.stringify(sent)).not.toContain('plantado')
      expect(sent).toEqual(sample)
    },
  )
})

/** The same value with an undeclared field in every object with declared fields. */
function withPlanted(value: unknown, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withPlanted(item, schema.element as z.ZodType))
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return withPlanted(value, schema.unwrap() as z.ZodType)
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    schema.shape[name] ? withPlanted(field, schema.shape[name] as z.ZodType) : field,
  ])
  return { ...Object.fromEntries(fields), plantado: 'secreto' }
}

test('every error has a status of its kind and a Spanish sentence', () => {
  for (const [code, { status, message }] of Object.entries(errors)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(message, code).toMatch(/^[A-ZÁÉÍÓÚ¿].*[.a-záéíóú?]$/)
  }
})

interface Operation {
  operationId: string
  security?: Record<string, string[]>[]
  responses: Record<string, { $ref?: string }>
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: { type: string }; encoding?: Record<string, { contentType: string }> }>
  }
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, object>
    securitySchemes: Record<string, object>
    responses: Record<
      string,
      { content: { 'application/json': { schema: { properties: { code: { enum: string[] } } } } } }
    >
  }
}

describe('/openapi.json', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument('https://qhatu.pe'))) as Document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  test('is a 3.1 document that lists every call once', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Qhatu', version: '1' } })
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.toSorted()).toEqual(everyCall.map(({ name }) => name).toSorted())
  })

  const operationOf = (name: string) =>
    operations.find(({ operation }) => operation.operationId === name)!.operation

  test.each(everyCall)('says with which codes $name refuses, each at its status', ({ name, endpoint }) => {
    const listed = Object.entries(operationOf(name).responses).flatMap(([status, { $ref = '' }]) => {
      const refusal = document.components.responses[$ref.split('/').at(-1) ?? '']
      const codes = refusal?.content['application/json'].schema.properties.code.enum ?? []
      return codes.map((code) => `${status} ${code}`)
    })
    const declared = errorsOf(endpoint).map((code) => `${errors[code].status} ${code}`)
    expect(listed.toSorted()).toEqual(declared.toSorted())
  })

  test.each(everyCall.filter(({ endpoint }) => endpoint.query))(
    'says which parts of a search $name cannot do without',
    ({ name, endpoint }) => {
      const inQuery = operationOf(name).parameters.filter((parameter) => parameter.in === 'query')
      const needed = endpoint.query?.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? []
      expect(inQuery.filter(({ required }) => required).map((parameter) => parameter.name)).toEqual(needed)
    },
  )

  test('says of each call whether a key makes it, and with which scope', () => {
    const scopesOf = ({ security = [] }: Operation) =>
      security.flatMap((way) => ('key' in way ? [way.key] : []))
    for (const { name, endpoint } of everyCall)
      expect(scopesOf(operationOf(name)), name).toEqual(endpoint.key ? [[endpoint.key]] : [])
    expect(document.components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  test('names the types that a file may have, and that it must come', () => {
    const acceptedBy = (name: string) => {
      const { content = {}, required } = operationOf(name).requestBody ?? {}
      expect(required).toBe(true)
      return Object.values(content['multipart/form-data']?.encoding ?? {}).map(
        ({ contentType }) => contentType,
      )
    }
    expect(acceptedBy('photos.upload')).toEqual(['image/jpeg, image/png'])
    const [cv = ''] = acceptedBy('cv.uploadCv')
    expect(cv).toMatch(/^application\/pdf, application\/vnd\.openxml/)
    for (const { name, endpoint } of everyCall)
      if (endpoint.upload)
        expect(acceptedBy(name), name).toEqual([expect.stringMatching(/^(image|application)\//)])
  })

  test('every parameter of a path is described, and every reference leads somewhere', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(named)
      expect(inPath.every(({ required }) => required)).toBe(true)
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        expect(schema.type).toBe('object')
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    for (const [, pointer = ''] of references) {
      const target = pointer
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
      expect(target, pointer).toBeDefined()
    }
    expect(references.length).toBeGreaterThan(0)
  })
})
