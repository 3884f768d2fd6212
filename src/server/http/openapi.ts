import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contracts } from '#contracts/contracts.ts'
import type { Contract, EndpointSpec } from '#contracts/endpoint.ts'
import { errorBody } from '#contracts/errors.ts'
import type { Deps } from '#server/deps.ts'
import { adminCookie, cookieOnSite, userCookie } from './cookies.ts'

/** Serves `/openapi.json` (3.1), written from the same contracts that the server checks. */
export function serveOpenApi(app: FastifyInstance, { config }: Deps): void {
  let document: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(config.publicUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

/** Describes every call: parameters, body, reply, who may make it. */
export function openApiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, contract] of Object.entries(contracts) as [string, Contract][])
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(feature, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Qhatu',
      version: '1',
      description: 'Every call of the marketplace. Messages are in Spanish.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: toJson(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieOnSite(publicUrl, userCookie) },
        admin: { type: 'apiKey', in: 'cookie', name: cookieOnSite(publicUrl, adminCookie) },
      },
    },
  }
}

function describe(feature: string, name: string, endpoint: EndpointSpec): object {
  const { audience, scope } = endpoint
  const ok = endpoint.reply
    ? {
        description: 'Success',
        content: { 'application/json': { schema: toJson(endpoint.reply, 'output') } },
      }
    : {
        description: 'Success',
        ...(endpoint.file ? { content: Object.fromEntries(endpoint.file.map((type) => [type, {}])) } : {}),
        ...(endpoint.stream ? { content: { 'text/event-stream': { schema: { type: 'string' } } } } : {}),
      }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    description: `Audience: ${audience}${scope ? ` (${scope})` : ''}`,
    ...(audience === 'anyone' ? {} : { security: [{ [audience === 'admin' ? 'admin' : 'session']: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { content: bodyContent(endpoint) } } : {}),
    responses: {
      [endpoint.reply ? (endpoint.status ?? 200) : endpoint.file || endpoint.stream ? 200 : 204]: ok,
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function bodyContent({ body, upload }: EndpointSpec): object {
  const schema = toJson(body ?? z.object({}), 'input') as { properties?: object }
  if (!upload) return { 'application/json': { schema } }
  const file = { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes` }
  return {
    'multipart/form-data': {
      schema: { ...schema, properties: { ...schema.properties, [upload.field]: file } },
    },
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const json = toJson(schema, 'input') as { properties?: Record<string, object> }
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }))
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
