import type { MessageRecipient } from '#contracts/applications/candidate-messages.contract.ts'
import { tokensIn } from '#domain/applications/close-out.ts'
import { missingValue } from '#domain/applications/missing-values.words.ts'

/** What is wrong with a text for some of its readers: a token that nothing is known for. Undefined: nothing. */
export function whoLacks(text: string, people: readonly MessageRecipient[]): string | undefined {
  for (const token of tokensIn(text)) {
    const names = people.filter(({ values }) => values[token].trim() === '').map(({ name }) => name)
    if (names.length > 0) return missingValue(token, names)
  }
  return undefined
}
