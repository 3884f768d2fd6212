import type { NewCode } from '#contracts/admin/codes.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type CodeRow, endCode, insertCode, listCodes, lockCodeById } from './codes.queries.ts'

type CodeDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** A code with how often it is used, and what it took off of what was paid, in cents of a dollar and of a sol. */
export interface UsedCode {
  code: CodeRow
  uses: number
  given: number
  givenSoles: number
}

export const readCodes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<UsedCode[]> =>
  listCodes(db, clock.now())

/** Makes a code that can be used at once. Throws code_taken, also for the name of one that has ended. */
export async function createCode(
  deps: CodeDeps,
  adminId: number,
  { kind, value, product, payer, lastDay, mostUses, mostPerAccount, code }: NewCode,
): Promise<UsedCode> {
  const now = deps.clock.now()
  const row = await transaction(deps, (tx) =>
    insertCode(tx, {
      code,
      kind,
      value: kind === 'amount' ? Math.round(value * 100) : value,
      products: product === 'all' ? [] : [product],
      payer: payer === 'all' ? null : payer,
      startsAt: now,
      endsAt: lastDay === undefined ? null : new Date(limaDayStart(lastDay).getTime() + DAY),
      mostUses: mostUses ?? null,
      mostPerAccount,
      createdAt: now,
      createdBy: adminId,
    }),
  )
  if (!row) throw new AppError('code_taken')
  return { code: row, uses: 0, given: 0, givenSoles: 0 }
}

/** Ends a code; payments that are open keep their price. Throws not_found. */
export async function endCodeById(deps: CodeDeps, adminId: number, id: number): Promise<UsedCode> {
  await transaction(deps, async (tx) => {
    const code = await lockCodeById(tx, id)
    if (!code) throw new AppError('not_found')
    if (code.endedAt === null) await endCode(tx, id, { endedAt: deps.clock.now(), endedBy: adminId })
  })
  const ended = (await readCodes(deps)).find(({ code }) => code.id === id)
  if (!ended) throw new AppError('not_found')
  return ended
}
