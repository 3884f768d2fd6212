import { z } from 'zod'
import { askOf, atLeast, upTo } from './field-messages.ts'

type Path = readonly PropertyKey[] | undefined

/** The message of a field: found by its own name, or by the list's name for an item of a list. */
const askAt = (path: Path): string => {
  const name = path?.findLast((part) => typeof part === 'string') ?? ''
  return askOf(name) ?? `Escribe otra vez “${name}”`
}

/** Spanish messages for schemas without their own. zod's Spanish is poor, and people read these. */
z.config({
  customError: (issue) => {
    const ask = askAt(issue.path)
    switch (issue.code) {
      case 'too_small':
        if (issue.origin !== 'string') return ask
        return issue.minimum > 1 ? atLeast(issue.minimum) : ask
      case 'too_big':
        if (issue.origin === 'string') return upTo(issue.maximum)
        if (issue.origin === 'array') return `Incluye ${issue.maximum} como máximo`
        return ask
      case 'unrecognized_keys':
        return `Quita lo que no va aquí: ${issue.keys.join(', ')}`
      default:
        return ask
    }
  },
})
