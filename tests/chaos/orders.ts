import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '#tests/support/random.ts'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'
import { verifyLedger } from './payments.ts'
import { cookiesOf, openSides, type Sides } from './order-sides.ts'
import { newTally, type Tally } from './writers.ts'

/** `orders`: that were requested. `verified`: how often the ledger was checked. */
export interface OrdersReport extends Tally {
  orders: number
  verified: number
}

/** Pairs of a company and a professional, and how many orders of each go on at a time. */
const pairs = 4
const perPair = 3
/** In cents: the package, and what the company pays for it. */
const price = 25_000
const paid = 26_475
/** In milliseconds: each step waits ten seconds, and another process takes over the tasks of a killed one. */
const PATIENCE = 240_000
const admin = { email: 'lucia@ejemplo.pe', password: 'Mercado-del-sur-26' }

interface Order {
  sides: Sides
  /** Of the request, so that it can be repeated. */
  key: string
  id: number | null
  isDone: boolean
}

/**
 * Kills the process while orders whose money is held are requested, accepted, paid, delivered and accepted. In the end each order that was
 * acknowledged is there once, was paid once and released once, what its professional earned is what was released, and the ledger agrees.
 */
export async function orders(
  rounds: number,
  seed: number,
  say: (line: string) => void,
): Promise<OrdersReport> {
  const random = randomFrom(seed)
  const folder = await dataFolder()
  const env = {
    HUMAN_CHECK: 'off',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const report: OrdersReport = { ...newTally(), orders: 0, verified: 0 }
  const all: Order[] = []
  let server: ServerProcess = await startProcess(folder.path, env)
  try {
    await holdOrders(server.url)
    const sides: Sides[] = []
    while (sides.length < pairs) sides.push(await openSides(server.url, sides.length))
    for (let round = 1; round <= rounds; round++) {
      const { url } = server
      let isUp = true
      for (const one of sides)
        if (all.filter((order) => order.sides === one && !order.isDone).length < perPair)
          all.push({ sides: one, key: randomUUID(), id: null, isDone: false })
      const going = all
        .filter(({ isDone }) => !isDone)
        .map((order) => advance(url, order, report, () => isUp))
      // Long enough for tasks of a killed process to be taken over, and for acts to settle.
      const after = 1500 + random.below(6000)
      await wait(after)
      await server.kill('SIGKILL')
      isUp = false
      await Promise.all(going)
      server = await startProcess(folder.path, env)
      const done = all.filter(({ isDone }) => isDone).length
      say(
        `round ${round}: killed after ${after} ms, ${report.acknowledged} steps, ${done} of ${all.length} orders done`,
      )
    }
    const end = Date.now() + PATIENCE
    await Promise.all(
      all
        .filter(({ isDone }) => !isDone)
        .map((order) => advance(server.url, order, report, () => Date.now() < end)),
    )
    await count(server.url, all, sides, report)
    await verifyLedger(folder.path, report)
    return report
  } finally {
    await server.kill('SIGTERM')
    await folder.remove()
  }
}

async function holdOrders(url: string): Promise<void> {
  const login = await fetch(`${url}/api/admin/login`, jsonOf('POST', '', admin))
  const settings = [{ key: 'hold_orders', value: 'true' }]
  const reply = await fetch(`${url}/api/admin/settings`, jsonOf('PATCH', cookiesOf(login), { settings }))
  if (!reply.ok) throw new Error(`No money is held: ${reply.status} ${await reply.text()}`)
}

const jsonOf = (method: string, cookie: string, body?: object, key?: string): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', cookie, ...(key && { 'idempotency-key': key }) },
  ...(body && { body: JSON.stringify(body) }),
})

/** Takes the next step of an order again and again, whosever turn it is, while `goesOn`. */
async function advance(
  url: string,
  order: Order,
  report: OrdersReport,
  goesOn: () => boolean,
): Promise<void> {
  while (goesOn() && !order.isDone) {
    try {
      if (order.id === null) await request(url, order, report)
      else await takeNext(url, order, report)
    } catch {
      // The process is gone, or is not there yet.
    }
    await wait(60)
  }
}

async function call(url: string, init: RequestInit, report: Tally): Promise<Response> {
  const reply = await fetch(url, init)
  if (reply.ok) report.acknowledged++
  // The other side can still undo its step, or a task is under way: it is tried again.
  else if (reply.status >= 500 && reply.status !== 503) report.odd.push(`${reply.status} of ${url}`)
  return reply
}

async function request(url: string, order: Order, report: OrdersReport): Promise<void> {
  const { serviceId, company } = order.sides
  const chosen = { package: 'Estándar', totalCents: price, payCents: paid }
  const body = { message: 'Ventas y caja', order: chosen }
  const init = jsonOf('POST', company, body, order.key)
  const reply = await call(`${url}/api/services/${serviceId}/hires`, init, report)
  if (!reply.ok) return
  order.id = ((await reply.json()) as { id: number }).id
  report.orders++
}

interface Seen {
  status: string
  paidParts: { paid: number; held: number; released: number; returned: number }[]
}
const seen = async (url: string, { id, sides: { company } }: Order): Promise<Seen> => {
  const reply = await fetch(`${url}/api/hires/${id}`, { headers: { cookie: company } })
  return (await reply.json()) as Seen
}

async function takeNext(url: string, order: Order, report: OrdersReport): Promise<void> {
  const { company, seller } = order.sides
  const at = `${url}/api/hires/${order.id}`
  const { status, paidParts } = await seen(url, order)
  const move = (who: string, to: string) => call(`${at}/status`, jsonOf('PATCH', who, { status: to }), report)
  if (status === 'requested') await move(seller, 'accepted')
  else if (status === 'agreed') await pay(url, order, report)
  else if (status === 'accepted')
    await call(`${at}/deliveries`, jsonOf('POST', seller, { note: 'Listo' }), report)
  else if (status === 'delivered') await move(company, 'completed')
  else if (status === 'completed') order.isDone = paidParts.some(({ released }) => released > 0)
}

async function pay(url: string, { id, sides: { company } }: Order, report: OrdersReport): Promise<void> {
  const body = { part: 0, totalCents: paid }
  const opened = await call(`${url}/api/hires/${id}/payments`, jsonOf('POST', company, body), report)
  if (!opened.ok) return
  const { checkoutUrl } = (await opened.json()) as { checkoutUrl: string }
  const reference = /prueba\/([\w-]+)/.exec(checkoutUrl)![1]!
  const settle = jsonOf('POST', company, { outcome: 'completed' })
  await call(`${url}/api/test-payments/${reference}`, settle, report)
}

/** Counts orders that are lost, paid or released more or less than once, and sums that do not fit. */
async function count(
  url: string,
  all: readonly Order[],
  sides: readonly Sides[],
  report: OrdersReport,
): Promise<void> {
  for (const order of all) {
    if (order.id === null) continue
    const { status, paidParts } = await seen(url, order)
    const released = paidParts.reduce((sum, part) => sum + part.released, 0)
    if (status !== 'completed' || released < price)
      report.lost.push(`order ${order.id}: ${status}, ${released}`)
    if (paidParts.length > 1 || released > price)
      report.doubled.push(`order ${order.id}: ${JSON.stringify(paidParts)}`)
  }
  for (const { company, seller, serviceId } of sides) {
    const own = all.filter((order) => order.id !== null && order.sides.serviceId === serviceId)
    const hires = (await read(url, '/api/hires', company)) as unknown[]
    if (hires.length !== own.length)
      report.doubled.push(`service ${serviceId}: ${hires.length} orders instead of ${own.length}`)
    const { balances } = (await read(url, '/api/earnings', seller)) as { balances: { due: number }[] }
    const due = balances.reduce((sum, balance) => sum + balance.due, 0)
    if (due !== own.length * price) report.odd.push(`service ${serviceId}: ${due} earned by ${own.length}`)
  }
}

const read = async (url: string, path: string, cookie: string): Promise<unknown> =>
  (await fetch(`${url}${path}`, { headers: { cookie } })).json()
