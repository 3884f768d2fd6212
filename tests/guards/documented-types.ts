import type { EndpointSpec } from '#contracts/endpoint.ts'
import { openApiDocument } from '#server/http/openapi.ts'

interface Responses {
  responses: Record<string, { content?: Record<string, object> }>
}
const { paths } = openApiDocument('https://qhatu.pe') as {
  paths: Record<string, Record<string, Responses>>
}

/** The content types that `/openapi.json` declares for a call's reply; empty for a reply without a body. */
export function documentedTypes({ method, path }: EndpointSpec, status: number): string[] {
  const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[status]
  if (!described) throw new Error(`${method} ${path} answered ${status}, of which the document says nothing`)
  return Object.keys(described.content ?? {})
}

/** The content type of a reply, without its parameters; empty for a reply without a body. */
export const arrivedTypes = (headers: Record<string, unknown>): string[] =>
  typeof headers['content-type'] === 'string' ? [headers['content-type'].split(';')[0]!] : []
