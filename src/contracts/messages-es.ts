import { z } from 'zod'
import { askOf, atLeast, upTo } from './field-messages.ts'

type Path = readonly PropertyKey[] | undefined

/** What the field asks for: by its own name, or for one of a list by that of the list. */
const askAt = (path: Path): string => {
  const name = path?.findLast((part) => typeof part === 'string') ?? ''
  return askOf(name) ?? `Escribe otra vez «${name}»`
}

/** Spanish for what a schema does not say itself. zod's own Spanish is poor, and a person reads these. */
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
