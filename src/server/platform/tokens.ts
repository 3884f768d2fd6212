import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits for a cookie or a link, as base64url. Only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Without characters that are easily confused when read out or copied by hand: 0 O, 1 I L. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A recovery code for an account without its second factor: 'K7QM-2XWP-9HTR', 59 random bits. */
export const createRecoveryCode = (): string => [0, 1, 2].map(() => randomLetters(4)).join('-')

const randomLetters = (length: number): string =>
  Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/**
 * A code that a person quotes when writing to us: 'C-7K2M9Q'. Not secret, and unique only where a table enforces it.
 */
export const createCode = (prefix: string): string => `${prefix}-${randomLetters(6)}`
