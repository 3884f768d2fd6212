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

/** How a request is sent: `fetch` in the browser, in-process on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

/**
 * Any reply that is not a success. Its `message` is the status, a colon and the body, as documented; `body` has the texts
 * for a person.
 */
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
 * Whether this is an `ApiError`. Use this in loaders instead of `instanceof`: the server's client comes from outside the
 * web bundle and has its own class.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

/**
 * Whether a call was refused with this code. The compiler knows the codes of the call's contract (`isRefusal<typeof
 * contract.call>`); without a contract, those that any call may return.
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

/** The two properties of an endpoint that a request needs. */
export type EndpointRef<E extends EndpointSpec> = Pick<E, 'method' | 'path'> & { readonly type?: E }

/**
 * Names a call. `scripts/endpoint-refs.ts` puts method and path in its place when the scripts of the browser are built, so
 * that a light page does not load the schemas of a whole feature for them.
 */
export const endpointRef = <E extends EndpointSpec>({ method, path }: E): EndpointRef<E> => ({ method, path })

type Form = NonNullable<EndpointSpec['form']>

/** The page whose form makes a call: the value of its `action`. Replaced at the build like `endpointRef`. */
export const formPage = ({ form }: EndpointSpec & { form: Form }): string => form.page

export interface ApiClient {
  call<E extends EndpointSpec>(endpoint: E | EndpointRef<E>, args: CallArgs<E>): Promise<ReplyOf<E>>
  /** The reply as it came, for callers who need its headers. */
  send(endpoint: { method: string; path: string }, args: object): Promise<ApiResponse>
}

/** A typed client over a transport; the same in the browser and in server-side loaders. */
export function createClient(transport: Transport): ApiClient {
  const send = async (endpoint: { method: string; path: string }, args: object) => {
    const response = await transport(toRequest(endpoint, args))
    if (response.status >= 400) throw new ApiError(response)
    return response
  }
  return {
    async call(endpoint, args) {
      const { text } = await send(endpoint, args)
      return (text === '' ? undefined : JSON.parse(text)) as never
    },
    send,
  }
}

interface LooseArgs {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
  files?: Record<string, Blob>
  idempotencyKey?: string
}

/** Builds the request of a call: parameters in the path, a file with its fields as a form, other bodies as JSON. */
export function toRequest(
  endpoint: { method: string; path: string; upload?: { field: string } },
  args: object,
): ApiRequest {
  const { params = {}, query = {}, body, file, files = {}, idempotencyKey } = args as LooseArgs
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

  const named = Object.entries(files)
  if ('file' in args || named.length > 0) {
    const form = new FormData()
    // A form has only texts: empty values are left out, or they would arrive as the word 'null'.
    for (const [name, value] of Object.entries(body ?? {}))
      for (const [field, text] of fieldsOf(name, value))
        if (text !== undefined && text !== null) form.append(field, String(text))
    if (file) form.append(endpoint.upload?.field ?? 'cv', file)
    for (const [name, one] of named) form.append(name, one)
    return { method: endpoint.method, url, headers, body: form }
  }
  if (endpoint.method === 'GET' || body === undefined) return { method: endpoint.method, url, headers }
  headers['content-type'] = 'application/json'
  return { method: endpoint.method, url, headers, body: JSON.stringify(body) }
}

/** A form has only texts: a record becomes a field for each of its values. */
const fieldsOf = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([key, item]) => [`${name}.${key}`, item])
    : [[name, value]]

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
