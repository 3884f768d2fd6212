import { verificationWorkingDays } from '#contracts/verifications/verification-figures.ts'
import { papersOf, standsFor } from '#contracts/verifications/verifications-vocabulary.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import { paperWords } from '#domain/verifications/verification.words.ts'
import type { UserActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { accountProved } from '#server/features/accounts/accounts.tasks.ts'
import { AppError } from '#server/errors.ts'
import {
  findOpenVerification,
  getVerifiable,
  insertEnd,
  listEnds,
  listPapers,
  listVerifications,
  lockVerifiable,
  setFiled,
  setVerified,
} from './verifications.queries.ts'

/** How many requests and ends the page of an account shows. */
const latestShown = 10

/** The caller's verification: whether it stands, the latest request with its papers, and the latest end. */
export async function readOwnVerification({ db }: Pick<Deps, 'db'>, { userId }: Pick<UserActor, 'userId'>) {
  const [{ verifiedAt }, [request], [end]] = await Promise.all([
    getVerifiable(db, userId),
    listVerifications(db, userId, 1),
    listEnds(db, userId, 1),
  ])
  const papers = request ? await listPapers(db, request.id) : []
  return { verifiedAt, request: request ?? null, papers, end: end ?? null }
}
export type OwnVerification = Awaited<ReturnType<typeof readOwnVerification>>

/** The verifications of an account, for an administrator. */
export async function readVerificationsOf({ db }: Pick<Deps, 'db'>, userId: number) {
  const [{ verifiedAt }, requests, ends] = await Promise.all([
    getVerifiable(db, userId),
    listVerifications(db, userId, latestShown),
    listEnds(db, userId, latestShown),
  ])
  return { verifiedAt, requests: requests.filter(({ filedAt }) => filedAt !== null), ends }
}

/**
 * Sends the draft to the administration. Throws validation_failed when a paper or the RUC is missing, and
 * verification_settled when it was sent, or the account is verified.
 */
export async function fileVerification(deps: Pick<Deps, 'pool' | 'clock'>, actor: UserActor): Promise<void> {
  const now = deps.clock.now()
  await transaction(deps, async (tx) => {
    const { verifiedAt, ruc } = await lockVerifiable(tx, actor.userId)
    const open = await findOpenVerification(tx, actor.userId)
    if (verifiedAt || open?.filedAt) throw new AppError('verification_settled')
    const papers = open ? await listPapers(tx, open.id) : []
    const missing = papersOf[actor.kind].filter((asked) => !papers.some(({ kind }) => standsFor(kind, asked)))
    const fields = Object.fromEntries(missing.map((kind) => [kind, paperWords[kind].missing]))
    if (actor.kind === 'company' && !(ruc !== null && isValidRuc(ruc)))
      fields['ruc'] = 'Escribe y guarda primero tu RUC'
    if (!open || Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
    await setFiled(tx, open.id, {
      filedAt: now,
      dueOn: addWorkingDays(limaDay(now), verificationWorkingDays),
    })
  })
}

/** Makes a filed request a draft again, also while its answer can be undone. Without one it does nothing. */
export async function withdrawVerification(
  deps: Pick<Deps, 'pool'>,
  { userId }: Pick<UserActor, 'userId'>,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await lockVerifiable(tx, userId)
    await reopen(tx, userId)
  })
}

async function reopen(tx: Db, userId: number): Promise<void> {
  const open = await findOpenVerification(tx, userId)
  if (open?.filedAt) await setFiled(tx, open.id, { filedAt: null, dueOn: null })
}

/** The name and RUC that an account is about to have; undefined: as before. */
interface OwnChange {
  name?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  ruc?: string | undefined
}

/**
 * Ends the verification of an account whose owner changes what the papers prove, and makes a filed request a draft
 * again. Call it in the transaction of the change, before the change. Other capitals or accents are no change.
 */
export async function followOwnChange(
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  tx: Db,
  userId: number,
  next: OwnChange,
): Promise<void> {
  const account = await lockVerifiable(tx, userId)
  const reason = changeOf(account, next)
  if (!reason) return
  await reopen(tx, userId)
  const { verifiedAt } = account
  if (!verifiedAt) return
  const at = clock.now()
  await setVerified(tx, userId, null)
  await insertEnd(tx, { userId, verifiedAt, at, reason, notifiedAt: at })
  await notifyChange(tx, 'jobs')
  await queue.enqueue(tx, accountProved, { userId })
}

function changeOf(
  { companyName, firstName, lastName, ruc }: Awaited<ReturnType<typeof lockVerifiable>>,
  next: OwnChange,
): 'name_changed' | 'ruc_changed' | null {
  const isOther = (before: string | null, after: string | undefined) =>
    before !== null && after !== undefined && foldText(before) !== foldText(after)
  if (
    isOther(companyName, next.name) ||
    isOther(firstName, next.firstName) ||
    isOther(lastName, next.lastName)
  )
    return 'name_changed'
  return ruc !== null && next.ruc !== undefined && next.ruc !== ruc ? 'ruc_changed' : null
}
