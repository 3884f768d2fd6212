import { loadavg } from 'node:os'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { transaction } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { agreeOrder } from '#server/features/hires/request-hire.ts'
import { ratePerSecond } from './rate.ts'
import { writeText } from './report.ts'
import { orderBare, type Parties, storeParties } from './store-orders.queries.ts'

const agreed = {
  name: 'Estándar',
  rounds: 1,
  currency: 'USD',
  feeRate: null,
  parts: [
    { name: 'Diagnóstico', cents: 20_000, days: 5 },
    { name: 'Tableros', cents: 10_000, days: 3 },
  ],
} as const

/** How many orders in two parts are agreed in a second, by one and by eight at once, beside the bare rows of the same. */
export async function measureOrders({ seconds }: { seconds: number }): Promise<void> {
  const config = readConfig({ ...process.env, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  const opened = await openDatabase(config, { info: console.log, warn: console.error })
  const { deps, close } = await compose({ ...config, databaseUrl: opened.url })
  const lines: string[] = []
  for (const callers of [1, 8]) {
    // A pair of its own for each, as two people who agree.
    const parties: Parties[] = []
    while (parties.length < callers) parties.push(await storeParties(deps.pool))
    const of = (caller: number): Parties => parties[caller]!
    const product = await ratePerSecond(callers, seconds, (caller) =>
      transaction(deps, async (tx) => {
        await agreeOrder(deps, tx, { ...of(caller), message: 'Un tablero de ventas', agreed })
      }),
    )
    const bare = await ratePerSecond(callers, seconds, (caller) => orderBare(deps.pool, of(caller)))
    lines.push(
      `| agreed by ${callers} | ${product.toFixed(0)} | ${bare.toFixed(0)} | ${((product / bare) * 100).toFixed(0)} % |`,
    )
    console.log(lines.at(-1))
  }
  await writeText(
    'orders',
    [
      `Orders in two parts that both sides agree on, each in one transaction: the order, its parts, two steps of its history, its conversation, and what open pages hear of it. Bare SQL writes the order, its parts and its history and decides nothing. Load of the machine ${loadavg()[0]?.toFixed(1)}.`,
      '',
      '| what | orders/s | bare SQL/s | share |',
      '|---|---:|---:|---:|',
      ...lines,
    ].join('\n'),
  )
  await close()
  await opened.release()
}
