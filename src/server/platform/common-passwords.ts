import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { foldText } from '#domain/text/plain-text.ts'

/** Read once, when the first password is chosen: some 15 ms. */
let list: Set<string> | undefined

const load = (): Set<string> =>
  new Set(
    brotliDecompressSync(readFileSync(new URL('common-passwords.txt.br', import.meta.url)))
      .toString()
      .trimEnd()
      .split('\n'),
  )

/**
 * Whether a password is one of the 100,000 most common ones, of which those with fewer than eight characters are left out here
 * (docs/decisions/0054). Capital letters and accents make no other one of it.
 */
export function isCommonPassword(password: string): boolean {
  list ??= load()
  return list.has(password.toLowerCase()) || list.has(foldText(password))
}
