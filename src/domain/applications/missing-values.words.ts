import type { AnswerToken } from '#contracts/applications/close-out-vocabulary.ts'

const mostNamed = 3

/** Says that a token has no value for these people, the first ones by name. */
export function missingValue(token: AnswerToken, names: readonly string[]): string {
  const named = names.slice(0, mostNamed)
  const more = names.length - named.length
  const who = new Intl.ListFormat('es').format(
    more === 0 ? named : [...named, more === 1 ? '1 persona más' : `${more} personas más`],
  )
  return `Quita {${token}} o deja fuera a ${who}: no tenemos ese dato`
}
