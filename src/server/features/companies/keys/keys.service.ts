import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import {
  endedKeyDays,
  keyPrefix,
  keyUseDays,
  listedKeyCalls,
  mostKeys,
} from '#contracts/companies/key-figures.ts'
import type { companyKeysContract } from '#contracts/companies/keys.contract.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { OwnKey } from '#server/features/companies/companies.policy.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { deleteDaysBefore, insertUse, listCalls, listDays } from './key-use.queries.ts'
import { keyEndAct } from './keys.acts.ts'
import {
  deleteEndedBefore,
  findCaller,
  insertKey,
  listKeys,
  lockAndCount,
  markEnded,
} from './keys.queries.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** How many letters of a key are shown after its creation. */
const shownEnd = 4

/** The keys of the caller's company, and the names of those who made them. */
export async function listOwnKeys({ db }: Pick<Deps, 'db'>, { companyId }: CompanyActor) {
  const keys = await listKeys(db, companyId)
  const makers = keys.map(({ key }) => key.madeBy)
  return { keys, names: await namesOfPeople(db, makers) }
}

/** Makes a key; its text is stored nowhere. Throws conflict above the limit. */
export async function createKey(
  deps: Writing,
  { companyId, userId }: CompanyActor,
  { name, scopes }: z.output<(typeof companyKeysContract)['create']['body']>,
) {
  const token = keyPrefix + createToken()
  const key = await transaction(deps, async (tx) => {
    if ((await lockAndCount(tx, companyId)) >= mostKeys)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostKeys} claves que funcionan. Termina una para crear otra.`,
      })
    return insertKey(tx, {
      companyId,
      madeBy: userId,
      name,
      scopes: [...new Set(scopes)],
      tokenHash: hashToken(token),
      tokenEnd: token.slice(-shownEnd),
      createdAt: deps.clock.now(),
    })
  })
  return { key, token }
}

/** The next call with the key is refused. Throws not_found for one that has ended. */
export const endKey = (deps: Writing, { userId }: CompanyActor, { id }: OwnKey): Promise<Undoable> =>
  transaction(deps, async (tx) => {
    if (!(await markEnded(tx, id, deps.clock.now()))) throw new AppError('not_found')
    return perform(deps, tx, keyEndAct, { userId, subjectId: null, data: { keyId: id } })
  })

/** Calls by day, also the days without any, and the last calls. */
export async function readUse({ db, clock }: Pick<Deps, 'db' | 'clock'>, { id }: OwnKey) {
  const now = clock.now().getTime()
  const days = Array.from({ length: keyUseDays }, (_, at) =>
    limaDay(new Date(now - (keyUseDays - 1 - at) * DAY)),
  )
  const [counted, calls] = await Promise.all([
    listDays(db, id, days[0] ?? ''),
    listCalls(db, id, listedKeyCalls),
  ])
  const byDay = new Map(counted.map((row) => [row.day, row]))
  return { days: days.map((day) => byDay.get(day) ?? { day, calls: 0, refused: 0 }), calls }
}

/** The company that a program calls for. It is asked at each call, so that a key ends at once in every process. */
export async function resolveKey({ db }: Pick<Deps, 'db'>, token: string): Promise<CompanyActor | null> {
  const tokenHash = hashToken(token)
  const found = await findCaller(db, tokenHash)
  if (!found) return null
  const { userId, companyId, email, personName, companyName, logoId, emailConfirmedAt, key } = found
  return {
    kind: 'company',
    key,
    companyId,
    role: 'owner',
    ownerId: userId,
    personName,
    companyCount: 1,
    userId,
    email,
    emailConfirmed: emailConfirmedAt !== null,
    session: tokenHash,
    viewer: null,
    firstName: companyName,
    lastName: '',
    photoId: logoId,
  }
}

/** Counts a call with a key and lists it, without the values of its path. */
export async function recordUse(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  use: { keyId: number; method: string; path: string; status: number },
): Promise<void> {
  const at = clock.now()
  await insertUse(db, { ...use, at, day: limaDay(at) })
}

/** Keys that ended long ago, and counts that are no longer shown. */
export async function forgetOldKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await deleteEndedBefore(db, ago(endedKeyDays))
  await deleteDaysBefore(db, limaDay(ago(keyUseDays)))
}
