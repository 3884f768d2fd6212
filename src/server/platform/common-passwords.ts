import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { foldText } from '#domain/text/plain-text.ts'

/** Loaded once, when the first password is chosen: about 15 ms. */
let list: Set<string> | undefined

const load = (): Set<string> =>
  new Set(
    brotliDecompressSync(readFileSync(new URL('common-passwords.txt.br', import.meta.url)))
      .toString()
      .trimEnd()
      .split('\n'),
  )

/**
 * Whether a password is among the 100,000 most common ones; those with fewer than eight characters are not in the
 * file (docs/decisions/0054). Letter case and accents are ignored.
 */
export function isCommonPassword(password: string): boolean {
  list ??= load()
  return list.has(password.toLowerCase()) || list.has(foldText(password))
}
