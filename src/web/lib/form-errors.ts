import { ApiError } from './api-client.ts'

/** How `usePublicForm` and react-hook-form take a message for a field. */
type SetError<Name extends string> = (
  name: Name,
  error: { message: string },
  options: { shouldFocus: boolean },
) => void

/**
 * Puts the server's field messages under their fields and focuses the first one.
 * Returns the sentence for the whole form when there is no field to put it under, otherwise null.
 */
export function applyServerErrors<Name extends string>(
  error: unknown,
  setError: SetError<Name>,
  fallback: string,
): string | null {
  if (!(error instanceof ApiError)) return fallback
  const fields = Object.entries(error.body.fields ?? {})
  fields.forEach(([name, message], index) =>
    setError(name as Name, { message }, { shouldFocus: index === 0 }),
  )
  return fields.length > 0 ? null : (error.body.message ?? fallback)
}

/** True when no answer came at all: the connection, not the server, failed. */
export const isNetworkError = (error: unknown): boolean => !(error instanceof ApiError)
