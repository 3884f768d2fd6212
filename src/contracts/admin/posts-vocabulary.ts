/*
 * What a post is, a job or a service, as the administration lists both. Each is in one state: the first that is true of
 * deleted, taken down by an administrator, rejected by moderation (a service), paused (a job: archived) by its owner, of a suspended account, held, active.
 */

export const serviceStates = ['active', 'taken-down', 'rejected', 'paused', 'suspended', 'deleted'] as const
export const jobStates = ['active', 'taken-down', 'paused', 'suspended', 'held', 'deleted'] as const
export type ServiceState = (typeof serviceStates)[number]
export type JobPostState = (typeof jobStates)[number]

/** Of either kind. */
export type PostState = ServiceState | JobPostState

export const postKinds = ['service', 'job'] as const
export type PostKind = (typeof postKinds)[number]
