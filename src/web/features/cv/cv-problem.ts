import { ApiError } from '#web/lib/api-client.ts'

/** The documented message for a failure without one. */
export const unknownProblem = 'Error desconocido'

/** Why a CV could not be read, in the server's words where it has some. */
export const problemOf = (error: unknown): string =>
  (error instanceof ApiError ? error.body.message : undefined) ?? unknownProblem
