import { z } from 'zod'
import { codePattern } from '#contracts/plans/codes-vocabulary.ts'

/** More than a code has, because of the blanks around one that was pasted. */
const mostTyped = 60

/** A discount code as somebody types it, in capitals. */
export const typedCode = (message: string) =>
  z
    .string(message)
    .max(mostTyped, message)
    .trim()
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(codePattern, message))
