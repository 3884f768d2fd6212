import type { EndpointSpec } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

interface Rule {
  when: (endpoint: EndpointSpec) => boolean
  codes: readonly ErrorCode[]
}

/** What `mount` and what stands before it answer with, by what a call declares. */
const rules = [
  { when: () => true, codes: ['internal', 'unavailable', 'storage_full'] },
  { when: ({ audience }) => audience !== 'anyone', codes: ['not_signed_in'] },
  {
    when: ({ audience }) => audience === 'professional' || audience === 'company',
    codes: ['wrong_user_type'],
  },
  { when: ({ params, debug }) => params !== undefined || debug === true, codes: ['not_found'] },
  { when: ({ query, body }) => query !== undefined || body !== undefined, codes: ['validation_failed'] },
  { when: ({ human }) => human !== undefined, codes: ['human_check_failed'] },
  { when: ({ human }) => human === 'past-limit', codes: ['human_check_needed'] },
  { when: ({ limit, human }) => limit !== undefined && human !== 'past-limit', codes: ['rate_limited'] },
  { when: ({ upload }) => upload !== undefined, codes: ['invalid_file'] },
  // Whether a call takes a body or not, one may be sent.
  {
    when: ({ method }) => method !== 'GET',
    codes: ['cross_site', 'bad_request', 'unsupported_media_type', 'payload_too_large'],
  },
  { when: honoursIdempotencyKey, codes: ['request_in_progress', 'conflict'] },
] as const satisfies readonly Rule[]

/** Whether a repetition under the same `Idempotency-Key` gets the first answer: what changes something and may be kept. */
export function honoursIdempotencyKey({ method, file, secret }: EndpointSpec): boolean {
  return method === 'POST' && !file && !secret
}

/** What follows from the declaration of some call. */
export type GeneralErrorCode = (typeof rules)[number]['codes'][number]

/** The codes that a caller of this call has reason to ask for. */
export type ErrorCodeOf<E extends EndpointSpec> =
  | GeneralErrorCode
  | (E['errors'] extends readonly (infer C extends ErrorCode)[] ? C : never)

/** What follows from what a call declares beside its `errors`. */
export const generalErrorsOf = (endpoint: EndpointSpec): ErrorCode[] =>
  rules.filter(({ when }) => when(endpoint)).flatMap(({ codes }): readonly ErrorCode[] => codes)

/** Every code that a call may answer with: another never leaves the server in a test, and is logged as a fault of ours. */
export const errorsOf = (endpoint: EndpointSpec): ErrorCode[] => [
  ...generalErrorsOf(endpoint),
  ...(endpoint.errors ?? []),
]
