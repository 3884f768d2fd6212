import { headOf } from '#contracts/field-messages.ts'

/** The documented sentences above the fields, for the errors of react-hook-form. */
export const headOfErrors = (errors: object): string[] => headOf(messagesIn(errors))

function messagesIn(errors: object): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'ref' || typeof error !== 'object' || error === null) return []
    return 'message' in error && typeof error.message === 'string' ? [error.message] : messagesIn(error)
  })
}
