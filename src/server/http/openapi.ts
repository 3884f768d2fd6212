import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { keyCallsPerMinute, keyPrefix } from '#contracts/companies/key-figures.ts'
import { contracts } from '#contracts/contracts.ts'
import type { Contract, EndpointSpec, Upload } from '#contracts/endpoint.ts'
import { errorsOf } from '#contracts/errors-of.ts'
import { errorBody, type ErrorCode, errors } from '#contracts/errors.ts'
import type { Deps } from '#server/deps.ts'
import { piecesType } from './send-pieces.ts'
import { adminCookie, cookieOnSite, userCookie } from './cookies.ts'
import { uploadTypes } from './upload-types.ts'

/** Serves `/openapi.json` (3.1), generated from the contracts that the server checks. */
export function serveOpenApi(app: FastifyInstance, { config }: Deps): void {
  let document: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(config.publicUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

/** Describes every call: parameters, body, reply and audience. */
export function openApiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  const refusals: Record<string, object> = {}
  for (const [feature, contract] of Object.entries(contracts) as [string, Contract][])
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(feature, name, endpoint) }
      for (const codes of codesByStatus(endpoint).values()) refusals[refusalName(codes)] = refusal(codes)
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
      responses: refusals,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieOnSite(publicUrl, userCookie) },
        admin: { type: 'apiKey', in: 'cookie', name: cookieOnSite(publicUrl, adminCookie) },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of a company, ${keyPrefix}…, with the scope that the call names. At most ${keyCallsPerMinute} calls a minute.`,
        },
      },
    },
  }
}

function describe(feature: string, name: string, endpoint: EndpointSpec): object {
  const { audience, scope, capability, key } = endpoint
  const narrowed = scope ?? capability
  const ok = endpoint.reply
    ? {
        description: 'Success',
        content: { 'application/json': { schema: toJson(endpoint.reply, 'output') } },
      }
    : {
        description: 'Success',
        ...(endpoint.file ? { content: Object.fromEntries(endpoint.file.map((type) => [type, {}])) } : {}),
        ...(endpoint.pieces
          ? { content: { [piecesType]: { schema: toJson(endpoint.pieces, 'output') } } }
          : {}),
        ...(endpoint.stream ? { content: { 'text/event-stream': { schema: { type: 'string' } } } } : {}),
      }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    description: `Audience: ${audience}${narrowed ? ` (${narrowed})` : ''}`,
    ...(audience === 'anyone'
      ? {}
      : {
          security: [
            { [audience === 'admin' ? 'admin' : 'session']: [] },
            // In 3.1 a scheme of HTTP may list what the caller needs.
            ...(key ? [{ key: [key] }] : []),
          ],
        }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body || endpoint.upload ? { requestBody: requestBody(endpoint) } : {}),
    responses: {
      [endpoint.reply
        ? (endpoint.status ?? 200)
        : endpoint.file || endpoint.stream || endpoint.pieces
          ? 200
          : 204]: ok,
      ...Object.fromEntries(
        [...codesByStatus(endpoint)].map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${refusalName(codes)}` },
        ]),
      ),
    },
  }
}

/** Grouped by HTTP status. */
function codesByStatus(endpoint: EndpointSpec): Map<number, ErrorCode[]> {
  const codes = errorsOf(endpoint).toSorted((a, b) => errors[a].status - errors[b].status)
  return Map.groupBy(codes, (code) => errors[code].status)
}

/** Calls with the same refusal codes share one description. */
const refusalName = (codes: ErrorCode[]): string => codes.toSorted().join('.')

const refusal = (codes: ErrorCode[]): object => ({
  description: codes.toSorted().join(', '),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Error' }],
        properties: { code: { enum: codes.toSorted() } },
      },
    },
  },
})

function requestBody({ body, upload, files }: EndpointSpec): object {
  const schema = toJson(body ?? z.object({}), 'input') as { properties?: object }
  const required = upload !== undefined || body?.safeParse({}).success === false
  const json = { 'application/json': { schema } }
  if (!upload && !files) return { required, content: json }
  const form = {
    schema: {
      ...schema,
      properties: { ...schema.properties, ...(upload && { [upload.field]: fileSchema(upload) }) },
      // In 3.1 a schema is one of JSON Schema 2020-12. The types are in the description: `encoding` knows names only.
      ...(files && { patternProperties: { [`^${files.field}\\.\\d+$`]: fileSchema(files) } }),
    },
    ...(upload && { encoding: { [upload.field]: { contentType: uploadTypes(upload).accepted.join(', ') } } }),
  }
  return { required, content: { ...(upload ? {} : json), 'multipart/form-data': form } }
}

function fileSchema(upload: Upload): object {
  const { accepted, note } = uploadTypes(upload)
  const types = upload.docx ? `; ${accepted.join(', ')}` : note
  return { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes${types}` }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const json = toJson(schema, 'input') as { properties?: Record<string, object> }
  // Ask the schema itself: a default or a lenient parser is not visible in its JSON.
  const isNeeded = (name: string) => !(schema.shape[name] as z.ZodType).safeParse(undefined).success
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || isNeeded(name),
    schema: property,
  }))
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
