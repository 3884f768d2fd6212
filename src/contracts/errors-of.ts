import type { CompanyRole } from '#contracts/companies/team-vocabulary.ts'
import type { EndpointSpec } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

interface Rule {
  when: (endpoint: EndpointSpec) => boolean
  codes: readonly ErrorCode[]
}

/** The errors of `mount` and of the checks before it, derived from what a call declares. */
const rules = [
  { when: () => true, codes: ['internal', 'unavailable', 'storage_full'] },
  { when: ({ audience }) => audience !== 'anyone', codes: ['not_signed_in'] },
  {
    when: ({ audience }) => audience === 'professional' || audience === 'company',
    codes: ['wrong_user_type'],
  },
  { when: ({ audience }) => audience === 'admin', codes: ['role_not_allowed'] },
  { when: (endpoint) => neededRole(endpoint) === 'owner', codes: ['owner_only'] },
  { when: (endpoint) => neededRole(endpoint) === 'recruiter', codes: ['read_only_member'] },
  {
    when: ({ capability }) => capability !== undefined && capability !== 'own-session',
    codes: ['two_factor_required'],
  },
  {
    when: (endpoint) => !isOfAdministration(endpoint) && !endpoint.cache && !isOpenToViewer(endpoint),
    codes: ['view_only'],
  },
  {
    when: ({ params, debug, signed }) => params !== undefined || debug === true || signed !== undefined,
    codes: ['not_found'],
  },
  { when: ({ signed }) => signed !== undefined, codes: ['signature_invalid'] },
  { when: ({ query, body }) => query !== undefined || body !== undefined, codes: ['validation_failed'] },
  { when: ({ human }) => human !== undefined, codes: ['human_check_failed'] },
  { when: ({ human }) => human === 'past-limit', codes: ['human_check_needed'] },
  {
    when: ({ limit, human, key, files }) =>
      (limit !== undefined && human !== 'past-limit') || key !== undefined || files !== undefined,
    codes: ['rate_limited'],
  },
  { when: ({ key }) => key === undefined, codes: ['key_not_accepted'] },
  { when: ({ key }) => key !== undefined, codes: ['key_invalid', 'key_scope_missing'] },
  { when: ({ upload, files }) => upload !== undefined || files !== undefined, codes: ['invalid_file'] },
  // Any request may carry a body, whether the call takes one or not.
  {
    when: ({ method }) => method !== 'GET',
    codes: ['cross_site', 'bad_request', 'unsupported_media_type', 'payload_too_large'],
  },
  { when: honoursIdempotencyKey, codes: ['request_in_progress', 'conflict'] },
] as const satisfies readonly Rule[]

/** The role in the company that is enough to make the call; null: it does not depend on one. */
export function neededRole({ audience, method, member }: EndpointSpec): CompanyRole | null {
  if (audience !== 'company' && audience !== 'signed-in') return null
  return member ?? (method === 'GET' ? 'reader' : 'recruiter')
}

/** Whether a retry with the same `Idempotency-Key` gets the first answer: calls that change something and whose reply may be stored. */
export function honoursIdempotencyKey({ method, file, pieces, secret }: EndpointSpec): boolean {
  return method === 'POST' && !file && !pieces && !secret
}

/** Whether the call knows only the sessions of administrators. */
export const isOfAdministration = ({ audience, path }: Pick<EndpointSpec, 'audience' | 'path'>): boolean =>
  audience === 'admin' || path.startsWith('/api/admin/')

/**
 * Whether an administrator who views an account may make the call: it changes nothing, and gives neither files nor what
 * others wrote in confidence. Signing out ends the view.
 */
export function isOpenToViewer({ method, file, inConfidence, event }: EndpointSpec): boolean {
  return event === 'logout' || (method === 'GET' && !file && !inConfidence)
}

/** The error codes that follow from declarations. */
export type GeneralErrorCode = (typeof rules)[number]['codes'][number]

/** The error codes that a caller of this call may check for. */
export type ErrorCodeOf<E extends EndpointSpec> =
  | GeneralErrorCode
  | (E['errors'] extends readonly (infer C extends ErrorCode)[] ? C : never)

/** The codes that follow from the declaration, besides its `errors`. */
export const generalErrorsOf = (endpoint: EndpointSpec): ErrorCode[] =>
  rules.filter(({ when }) => when(endpoint)).flatMap(({ codes }): readonly ErrorCode[] => codes)

/** Every code that a call may answer with. Any other code fails a test, and in production it is logged as a bug. */
export const errorsOf = (endpoint: EndpointSpec): ErrorCode[] => [
  ...generalErrorsOf(endpoint),
  ...(endpoint.errors ?? []),
]
