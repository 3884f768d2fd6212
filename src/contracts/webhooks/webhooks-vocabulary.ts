/** The closed vocabularies of webhooks. Without zod. */

/** The events that a company can choose. The first three are documented. */
export const webhookEvents = [
  'new_application',
  'application_updated',
  'application_approved',
  'application_withdrawn',
  'job_published',
  'job_closed',
  'message_received',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What a new endpoint receives unless its company chooses otherwise. */
export const documentedEvents = ['new_application', 'application_updated', 'application_approved'] as const

/** What a delivery is about: an event, or a test that the company asked for. */
export const deliveryEvents = [...webhookEvents, 'test'] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

/** Documented. */
export const deliveryStatuses = ['success', 'failed', 'pending'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/**
 * Why a try got no complete answer. `refused`: the name leads to an address that is not public. `off`: the endpoint is off
 * or rests. `withheld`: the company may no longer see what it says.
 */
export const tryProblems = [
  'refused',
  'unresolved',
  'unreachable',
  'tls',
  'timeout',
  'cut',
  'off',
  'withheld',
] as const
export type TryProblem = (typeof tryProblems)[number]

/** Why nothing is sent to an endpoint that its company has on: it answered 410, or a delivery used all its tries. */
export const restReasons = ['gone', 'failing'] as const
export type RestReason = (typeof restReasons)[number]

/** Who started a try. */
export const tryStarters = ['schedule', 'company', 'admin'] as const
export type TryStarter = (typeof tryStarters)[number]
