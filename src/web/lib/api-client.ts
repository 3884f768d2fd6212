import type { CallArgs, EndpointSpec, ReplyOf } from '#contracts/endpoint.ts'
import type { ErrorCodeOf } from '#contracts/errors-of.ts'
import type { ErrorBody } from '#contracts/errors.ts'

export interface ApiRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
}

export interface ApiResponse {
  status: number
  text: string
  header(name: string): string | null
}

/** How a request travels: `fetch` in the browser, in-process on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

/** Any reply that is not a success. Its `message` is the status, a colon and the body, as documented; `body` is for people. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Partial<ErrorBody>
  /** In seconds, from `Retry-After`. */
  readonly retryAfter: number | null

  constructor(response: ApiResponse) {
    super(`${response.status}: ${response.text}`)
    this.name = 'ApiError'
    this.status = response.status
    this.body = parseBody(response.text)
    this.retryAfter = Number(response.header('retry-after')) || null
  }
}

/**
 * Whether this is an `ApiError`. In loaders use this in place of `instanceof`: on the server the client that they call comes
 * from outside of the web's bundle, with a class of its own.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

/**
 * Whether a call was refused with this code. The compiler knows those that the call's contract says (`isRefusal<typeof
 * contract.call>`); without naming the call, those that any may answer with.
 */
export const isRefusal = <E extends EndpointSpec>(error: unknown, code: ErrorCodeOf<E>): boolean =>
  isApiError(error) && error.body.code === code

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** The two facts that a request needs of an endpoint. */
export type EndpointRef<E extends EndpointSpec> = Pick<E, 'method' | 'path'> & { readonly type?: E }

/**
 * Names a call where its contract would bring the schemas of a whole feature along: pages that must stay light import only its type. The
 * compiler compares both facts with the contract.
 */
export const endpointRef = <E extends EndpointSpec>(
  method: E['method'],
  path: E['path'],
): EndpointRef<E> => ({
  method,
  path,
})

type PageOf<E extends EndpointSpec> = E extends { form: { page: infer P extends string } } ? P : never

/** The page whose form makes a call: what its `action` names. The compiler compares it with the contract. */
export const formPage = <E extends EndpointSpec>(page: PageOf<E>): string => page

export interface ApiClient {
  call<E extends EndpointSpec>(endpoint: E | EndpointRef<E>, args: CallArgs<E>): Promise<ReplyOf<E>>
}

/** A typed client over a transport; the same one in the browser and in server-side loaders. */
export function createClient(transport: Transport): ApiClient {
  return {
    async call(endpoint, args) {
      const response = await transport(toRequest(endpoint, args))
      if (response.status >= 400) throw new ApiError(response)
      return (response.text === '' ? undefined : JSON.parse(response.text)) as never
    },
  }
}

interface LooseArgs {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
  idempotencyKey?: string
}

/** Writes a call down as a request: parameters into the path, a file and its fields as a form, the rest as JSON. */
export function toRequest(
  endpoint: { method: string; path: string; upload?: { field: string } },
  args: object,
): ApiRequest {
  const { params = {}, query = {}, body, file, idempotencyKey } = args as LooseArgs
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item))
  const url = search.size > 0 ? `${path}?${search}` : path
  const headers: Record<string, string> = { accept: 'application/json' }
  if (endpoint.method === 'POST') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID()

  if ('file' in args) {
    const form = new FormData()
    // A form has only texts: what is empty stays away, or it would arrive as the word 'null'.
    for (const [name, value] of Object.entries(body ?? {}))
      if (value !== undefined && value !== null) form.append(name, String(value))
    if (file) form.append(endpoint.upload?.field ?? 'cv', file)
    return { method: endpoint.method, url, headers, body: form }
  }
  if (endpoint.method === 'GET' || body === undefined) return { method: endpoint.method, url, headers }
  headers['content-type'] = 'application/json'
  return { method: endpoint.method, url, headers, body: JSON.stringify(body) }
}

/** The browser's transport. */
export const fetchTransport: Transport = async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    credentials: 'same-origin',
  })
  return {
    status: response.status,
    text: await response.text(),
    header: (name) => response.headers.get(name),
  }
}

export const api = createClient(fetchTransport)
