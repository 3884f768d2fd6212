import type { EndpointSpec } from '#contracts/endpoint.ts'
import { openApiDocument } from '#server/http/openapi.ts'

interface Responses {
  responses: Record<string, { content?: Record<string, object> }>
}
const { paths } = openApiDocument('https://qhatu.pe') as {
  paths: Record<string, Record<string, Responses>>
}

/** What `/openapi.json` says that a call answers with: its content types, or none for an answer without a body. */
export function documentedTypes({ method, path }: EndpointSpec, status: number): string[] {
  const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[status]
  if (!described) throw new Error(`${method} ${path} answered ${status}, of which the document says nothing`)
  return Object.keys(described.content ?? {})
}

/** The type that arrived, without its parameters; none for an answer without a body. */
export const arrivedTypes = (headers: Record<string, unknown>): string[] =>
  typeof headers['content-type'] === 'string' ? [headers['content-type'].split(';')[0]!] : []
