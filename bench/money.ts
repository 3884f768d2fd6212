import { loadavg } from 'node:os'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { transaction } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Deps } from '#server/deps.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { bookAnswer } from '#server/features/plans/payments/book-answer.ts'
import { getPayment } from '#server/features/plans/payments/payments.queries.ts'
import { openPayment } from '#server/features/plans/payments/payments.service.ts'
import { ratePerSecond } from './rate.ts'
import { writeText } from './report.ts'
import { bookBare, storePaidPayments, storePayer } from './store-money.queries.ts'

/** So many entries are checked, in so many seconds at most. */
const entriesGoal = 10_000_000
const secondsGoal = 60
/** Three entries each, and three more for every fiftieth, which was given back. */
const paymentsNeeded = Math.ceil(entriesGoal / 3.06)

/**
 * `fill` writes the payments to DATA_DIR, once. Then: how many reports of paid payments are booked in a second, by one and by eight at
 * once, beside the bare rows of the same; and how long the check of the whole ledger takes.
 */
export async function measureMoney({ only, seconds }: { only: string; seconds: number }): Promise<void> {
  const config = readConfig({ ...process.env, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  const opened = await openDatabase(config, { info: console.log, warn: console.error })
  const { deps, close } = await compose({ ...config, databaseUrl: opened.url })
  if (only === 'fill') await storePaidPayments(deps.pool, paymentsNeeded, console.log)
  else await measure(deps, seconds)
  await close()
  await opened.release()
}

async function measure(deps: BenchDeps, seconds: number): Promise<void> {
  const lines: string[] = []
  for (const callers of [1, 8]) {
    // Opened before, as a person does on the page of the provider.
    const open = await openMany(deps, callers * seconds * 250)
    const half = open.length / 2
    const product = await rate(open.slice(0, half), callers, seconds, (one) =>
      transaction(deps, async (tx) => {
        await bookAnswer(deps, tx, { name: 'test' }, answerOf(one))
      }),
    )
    const bare = await rate(open.slice(half), callers, seconds, (one) => bookBare(deps.pool, one))
    lines.push(
      `| booked by ${callers} | ${product.toFixed(0)} | ${bare.toFixed(0)} | ${((product / bare) * 100).toFixed(0)} % |`,
    )
    console.log(lines.at(-1))
  }
  const started = performance.now()
  const { entries, faults } = await verifyLedger(deps)
  const took = (performance.now() - started) / 1000
  console.log(entries, took, JSON.stringify(faults))
  await writeText(
    'money',
    [
      `Reports of paid payments, each in one transaction: the charge, the month of the plan, the receipt, three entries, the mail's task, the status. Bare SQL writes the same rows without the mail and decides nothing. All of them take numbers of the same series, one after the other. The ledger had ${entries.toLocaleString('en')} entries. Load of the machine ${loadavg()[0]?.toFixed(1)}.`,
      '',
      '| what | payments/s | bare SQL/s | share |',
      '|---|---:|---:|---:|',
      ...lines,
      '',
      `\`ledger:verify\` of ${entries.toLocaleString('en')} entries: ${took.toFixed(1)} s (goal ${secondsGoal} s: ${entries >= entriesGoal && took < secondsGoal ? 'met' : '**not met**'}), ${faults.length} kinds of faults.`,
    ].join('\n'),
  )
}

type BenchDeps = Omit<Deps, 'log'>

interface Open {
  id: number
  key: string
  userId: number
}

async function openMany(deps: BenchDeps, count: number): Promise<Open[]> {
  const userId = await storePayer(deps.pool)
  const open: Open[] = []
  for (let at = 0; at < count; at++)
    open.push(
      await transaction(deps, async (tx) => {
        const id = await openPayment(deps, tx, {
          userId,
          product: 'premium_job',
          amount: 9900,
          provider: 'test',
        })
        const { checkoutKey } = await getPayment(tx, id)
        return { id, key: checkoutKey ?? '', userId }
      }),
    )
  return open
}

const answerOf = ({ id, key }: Open) => ({
  key,
  reference: null,
  page: 'open' as const,
  charges: [
    {
      id: `bench-paid-${id}`,
      amount: 9900,
      currency: 'USD',
      refunded: 0,
      dispute: 'none' as const,
      method: 'card' as const,
    },
  ],
})

/** How many are done in a second by so many callers at once. */
function rate(
  open: readonly Open[],
  callers: number,
  seconds: number,
  act: (one: Open) => Promise<void>,
): Promise<number> {
  const left = open.values()
  return ratePerSecond(callers, seconds, async () => {
    const { value } = left.next()
    if (!value) return false
    await act(value)
    return true
  })
}
