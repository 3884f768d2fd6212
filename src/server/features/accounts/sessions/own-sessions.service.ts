import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UserActor } from '#server/actor.ts'
import type { OwnSession } from '#server/features/accounts/accounts.policy.ts'
import { deleteSessionById, deleteUserSessions, listUserSessions } from './sessions.queries.ts'

/** The valid sessions of the account: the current one first, then the most recently seen. */
export async function listOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, session }: UserActor,
) {
  const rows = await listUserSessions(db, userId, clock.now())
  return rows
    .map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
      id,
      device,
      createdAt,
      lastSeenAt,
      isCurrent: tokenHash.equals(session),
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Takes effect at once. Throws not_found when it has ended already. */
export async function endOwnSession({ db }: Pick<Deps, 'db'>, { id }: OwnSession): Promise<void> {
  if (!(await deleteSessionById(db, id))) throw new AppError('not_found')
}

export async function endOtherSessions(
  deps: Pick<Deps, 'pool'>,
  { userId, session }: UserActor,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await deleteUserSessions(tx, userId, session)
  })
}
