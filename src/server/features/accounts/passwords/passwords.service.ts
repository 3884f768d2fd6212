import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's figures (memory in KiB). The library works in its own threads, off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Stands in for the password of an account that does not exist, so that asking for it takes as long as for one that does. */
const nobody = hash('nobody has this password', cost)

/** To be called before a transaction begins: it takes some 15 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Costs one verification whether there is a password to compare with or not. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && passwordHash !== null
}
