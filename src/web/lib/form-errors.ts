import { ApiError } from './api-client.ts'

/** The signature with which `usePublicForm` and react-hook-form take a field's error. */
type SetError<Name extends string> = (
  name: Name,
  error: { message: string },
  options: { shouldFocus: boolean },
) => void

/**
 * Shows the server's field errors below their fields and focuses the first one.
 * Returns the error of the whole form when no field has one, otherwise null.
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

/** True when no reply arrived: the connection failed, not the server. */
export const isNetworkError = (error: unknown): boolean => !(error instanceof ApiError)
