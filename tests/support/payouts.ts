import { eq } from 'drizzle-orm'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { payoutDestinations, payoutLists, payouts } from '#server/db/schema/payouts.table.ts'
import { createProfessional, type TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

export const ownPassword = 'Tunqui-y-Kantu-7'
/** The example of a public manual: no account of a person. */
export const rightCci = '011-366-000100032542-21'

export const givePassword = async (app: TestApp, { userId }: TestActor): Promise<void> => {
  await app.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword(ownPassword) })
    .where(eq(users.id, userId))
}

let reference = 0

interface Held {
  orderId: number
  client: TestActor
  amount: number
  currency?: PayoutCurrency
  at?: Date
}

/** Books that a client's money is held for an order. */
export const fund = (
  app: TestApp,
  { orderId, client, amount, currency = 'PEN', at }: Held,
): Promise<boolean> =>
  transaction(app.deps, (tx) =>
    book(tx, {
      kind: 'order_funded',
      reference: `test-${++reference}`,
      amount,
      client: client.userId,
      orderId,
      currency,
      at: at ?? app.clock.now(),
    }),
  )

/** Books that it is the professional's now, without our fee. */
export const release = (
  app: TestApp,
  { orderId, client, amount, currency = 'PEN', at }: Held,
  professional: Pick<TestActor, 'userId'>,
  fee = 0,
): Promise<boolean> =>
  transaction(app.deps, (tx) =>
    book(tx, {
      kind: 'order_released',
      reference: `test-${++reference}`,
      amount,
      fee,
      client: client.userId,
      professional: professional.userId,
      orderId,
      currency,
      at: at ?? app.clock.now(),
    }),
  )

/** Where a professional is paid, through the call. */
export const chooseDestination = (
  app: TestApp,
  { headers }: Pick<TestActor, 'headers'>,
  values: Record<string, string> = {},
) =>
  app.request({
    method: 'PUT',
    url: '/api/payout-destinations',
    headers,
    payload: {
      currency: 'PEN',
      kind: 'cci',
      number: rightCci,
      holder: 'Milagros Quispe',
      password: ownPassword,
      ...values,
    },
  })

/** A professional to whom money is due, and who said where to send it. */
export async function owedPerson(app: TestApp, client: TestActor, amount = 5000): Promise<TestActor> {
  const person = await createProfessional(app)
  await givePassword(app, person)
  await chooseDestination(app, person)
  const orderId = 900_000 + ++reference
  await fund(app, { orderId, client, amount })
  await release(app, { orderId, client, amount }, person)
  return person
}

/** A list with one row of somebody new. */
export async function payoutListOf(app: TestApp, client: TestActor): Promise<{ listId: number; id: number }> {
  const { userId } = await owedPerson(app, client)
  const preparedAt = app.clock.now()
  const [list] = await app.deps.db
    .insert(payoutLists)
    .values({ preparedAt, preparedBy: 'Admin' })
    .returning({ id: payoutLists.id })
  const [destination] = await app.deps.db
    .select()
    .from(payoutDestinations)
    .where(eq(payoutDestinations.userId, userId))
  const { kind, currency, sealed, lastFour, holder } = destination!
  const frozen = { kind, currency, sealed, lastFour, holder, amount: 5000 }
  const [row] = await app.deps.db
    .insert(payouts)
    .values({ ...frozen, listId: list!.id, partyId: userId, listedAt: preparedAt })
    .returning({ id: payouts.id })
  return { listId: list!.id, id: row!.id }
}
