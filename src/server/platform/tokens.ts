import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link, as base64url. Only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
