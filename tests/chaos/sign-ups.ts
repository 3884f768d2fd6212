import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Mailbox } from './mailbox.ts'
import { registration, type Tally } from './writers.ts'

/** The mails to people who registered during the faults. */
export interface MailTally {
  mails: number
  /** Mails that the server received twice with the same id, so that a mailbox shows them once. */
  repeatedMails: number
}

interface SignUp {
  email: string
  key: string
}

/** In milliseconds: another process takes over the mail of a killed one after some seconds, and may retry after a pause. */
const PATIENCE = 120_000

/** People who register at the same moment; each registration sends one mail. */
export function signUpMany(url: string, round: number, count = 6) {
  const signUps = Array.from({ length: count }, (_, n): SignUp => ({
    email: `ronda${round}-${n}@ejemplo.pe`,
    key: randomUUID(),
  }))
  const firstTry = Promise.all(signUps.map((signUp) => send(url, signUp)))
  return {
    /** Sends again every request without a reply, once the server is back. */
    async settle(again: string, tally: Tally): Promise<void> {
      const statuses = await firstTry
      for (const [n, status] of statuses.entries()) {
        const signUp = signUps[n]
        if (status === 201 || !signUp) continue
        const repeated = await send(again, signUp)
        if (repeated !== 201) tally.odd.push(`${signUp.email}: ${status}, repeated: ${repeated}`)
      }
    },
    addresses: signUps.map(({ email }) => email),
  }
}

/** The status, or null without a reply; retried while the server says 'come back'. */
async function send(url: string, { email, key }: SignUp): Promise<number | null> {
  for (let tries = 0; tries < 40; tries++) {
    const request = registration(email, { 'idempotency-key': key })
    const reply = await fetch(`${url}/api/register-professional`, request).catch(() => null)
    if (!reply) return null
    await reply.arrayBuffer()
    if (!reply.headers.has('retry-after')) return reply.status
    await wait(500)
  }
  return null
}

/** Waits until each address has its mail, and counts missing mails and those with two ids. */
export async function countMails(mailbox: Mailbox, addresses: string[], tally: Tally): Promise<MailTally> {
  const missing = () => addresses.filter((address) => mailbox.idsTo(address).length === 0)
  for (const began = Date.now(); missing().length > 0 && Date.now() - began < PATIENCE;) await wait(500)
  const counts = { mails: 0, repeatedMails: 0 }
  for (const address of addresses) {
    const ids = mailbox.idsTo(address)
    const distinct = new Set(ids)
    counts.mails += distinct.size
    counts.repeatedMails += ids.length - distinct.size
    if (distinct.size === 0) tally.lost.push(`mail to ${address}`)
    if (distinct.size > 1) tally.doubled.push(`mail to ${address}`)
  }
  return counts
}
