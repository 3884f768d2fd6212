import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type FakeStripe, startFakeStripe, stripeKeys } from '#tests/support/fake-stripe.ts'
import { randomFrom } from '#tests/support/random.ts'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'
import { newTally, type Tally } from './writers.ts'

/** `payments`: that were made at the provider. `verified`: how often the ledger was checked. */
export interface PaymentsReport extends Tally {
  payments: number
  verified: number
}

const atOnce = 4
/** In rounds. */
const verifyEvery = 25
/** In milliseconds: another process takes over the task of a killed one after some seconds. */
const PATIENCE = 120_000
const verify = fileURLToPath(new URL('../../scripts/ledger-verify.ts', import.meta.url))

/**
 * Kills the process while companies buy months through Stripe, whose server here answers as the published API does and sends each event
 * twice at a time until it is acknowledged. In the end every payment bought exactly one month, also those whose page was never seen
 * because the process died with its address, and the ledger agrees.
 */
export async function payments(
  rounds: number,
  seed: number,
  say: (line: string) => void,
): Promise<PaymentsReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const stripe = await startFakeStripe()
  const env = {
    HUMAN_CHECK: 'off',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_URL: stripe.url.href,
  }
  const report: PaymentsReport = { ...newTally(), payments: 0, verified: 0 }
  const buyers: Buyer[] = []
  const told = new Map<string, boolean>()
  let server: ServerProcess = await startProcess(folder.path, env)
  try {
    for (let round = 1; round <= rounds; round++) {
      const { url } = server
      const now = await Promise.all(Array.from({ length: atOnce }, (_, n) => register(url, `${round}-${n}`)))
      buyers.push(...now)
      const before = told.size
      const buying = now.map((buyer) => buyOn(url, buyer, stripe, told))
      // A slow machine pays for the first time after a second.
      for (const began = Date.now(); told.size === before && Date.now() - began < PATIENCE;) await wait(10)
      const after = random.below(800)
      await wait(after)
      await server.kill('SIGKILL')
      await Promise.all(buying)
      for (const { id } of stripe.sessions.values()) if (!told.has(id)) pay(stripe, id, told)
      server = await startProcess(folder.path, env)
      say(`round ${round}: killed ${after} ms after its first payment, ${told.size} payments`)
      await tellAll(server.url, stripe, told)
      if (round % verifyEvery !== 0 && round !== rounds) continue
      await settle(server.url, buyers, stripe, report)
      await verifyLedger(folder.path, report)
    }
    report.payments = told.size
    report.acknowledged = told.size
    return report
  } finally {
    await server.kill('SIGTERM')
    stripe.close()
    await folder.remove()
  }
}

interface Buyer {
  email: string
  cookie: string
}

async function register(url: string, name: string): Promise<Buyer> {
  const email = `empresa${name}@ejemplo.pe`
  const reply = await fetch(`${url}/api/register-company`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      companyName: `Empresa ${name}`,
      industry: 'Comercio',
      email,
      password: 'Mercado-del-sur-26',
      acceptTerms: true,
    }),
  })
  if (!reply.ok) throw new Error(`No company could register: ${reply.status} ${await reply.text()}`)
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0])
  return { email, cookie: cookie.join('; ') }
}

/** Buys and pays one month after the other, until the process is gone. */
async function buyOn(url: string, { cookie }: Buyer, stripe: FakeStripe, told: Map<string, boolean>) {
  for (;;) {
    const reply = await fetch(`${url}/api/purchases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ product: 'premium_month' }),
    }).catch(() => null)
    const bought = (await reply?.json().catch(() => null)) as { checkoutUrl?: string } | null | undefined
    if (!bought?.checkoutUrl) return
    const session = bought.checkoutUrl.split('/').at(-1)!
    pay(stripe, session, told)
    if (!(await tell(url, stripe, session))) return
    told.set(session, true)
  }
}

function pay(stripe: FakeStripe, session: string, told: Map<string, boolean>): void {
  stripe.pay(session)
  told.set(session, false)
}

/** Sends the event of a payment twice at a time, as Stripe does now and then. False: none was acknowledged. */
async function tell(url: string, stripe: FakeStripe, session: string): Promise<boolean> {
  const { payload, headers } = stripe.event(
    'checkout.session.completed',
    { object: 'checkout.session', id: session },
    { id: `evt_${session}` },
  )
  const send = () =>
    fetch(`${url}/api/payments/stripe/events`, { method: 'POST', headers, body: payload }).then(
      ({ status }) => status === 200,
      () => false,
    )
  const [one, other] = await Promise.all([send(), send()])
  return one || other
}

/** Sends what was not acknowledged, as Stripe goes on for days. */
async function tellAll(url: string, stripe: FakeStripe, told: Map<string, boolean>): Promise<void> {
  for (const [session, isNotified] of told)
    if (!isNotified) told.set(session, await tell(url, stripe, session))
}

/** Waits until each payment bought its month, and counts those that bought none or several. */
async function settle(url: string, buyers: Buyer[], stripe: FakeStripe, report: Tally): Promise<void> {
  const paid = Map.groupBy(stripe.sessions.values(), ({ email }) => email)
  for (const buyer of buyers) {
    const expected = paid.get(buyer.email)?.length ?? 0
    let terms: string[] = []
    for (const began = Date.now(); Date.now() - began < PATIENCE; await wait(200)) {
      terms = await termsOf(url, buyer)
      if (terms.length >= expected) break
    }
    if (terms.length < expected) report.lost.push(`${buyer.email}: ${terms.length} of ${expected} months`)
    if (terms.length > expected || new Set(terms).size < terms.length)
      report.doubled.push(`${buyer.email}: ${terms.join(', ')}`)
  }
}

/** Until when each completed payment extended the plan. */
async function termsOf(url: string, { cookie }: Buyer): Promise<string[]> {
  const reply = await fetch(`${url}/api/payments`, { headers: { cookie } })
  const all = (await reply.json()) as { status: string; paidUntil: string | null }[]
  return all.flatMap(({ status, paidUntil }) => (status === 'completed' ? [String(paidUntil)] : []))
}

/** As an operator does it, beside the running product. */
export async function verifyLedger(folder: string, report: Tally & { verified: number }): Promise<void> {
  const env = { ...process.env, DATA_DIR: folder }
  await promisify(execFile)('node', [verify], { env }).catch((error: { stderr: string }) => {
    report.odd.push(error.stderr)
  })
  report.verified++
}
