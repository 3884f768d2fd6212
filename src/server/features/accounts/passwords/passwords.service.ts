import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's parameters (memory in KiB). The library uses its own threads, not the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Used when an account does not exist, so that the check takes the same time. */
const dummyHash = hash('nobody has this password', cost)

/** Call it before a transaction: it takes about 15 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Always costs one verification, with or without a stored hash. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password)
  return matches && passwordHash !== null
}
