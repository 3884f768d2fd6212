import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/features/accounts/accounts.queries.ts'
import { insertNote, listNotes, removeNote, type UserNoteRow } from './notes.queries.ts'

/** What the team noted about an account, the latest first. */
export const readNotes = ({ db }: Pick<Deps, 'db'>, userId: number): Promise<UserNoteRow[]> =>
  listNotes(db, userId)

/** Throws not_found for an unknown or deleted account. */
export async function addNote(
  deps: Pick<Deps, 'pool' | 'clock'>,
  by: Pick<AdminActor, 'name'>,
  userId: number,
  text: string,
): Promise<UserNoteRow> {
  return transaction(deps, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new AppError('not_found')
    return insertNote(tx, { userId, text, adminName: by.name, at: deps.clock.now() })
  })
}

/** Throws not_found. */
export async function deleteNote(deps: Pick<Deps, 'pool'>, userId: number, id: number): Promise<void> {
  await transaction(deps, async (tx) => {
    if (!(await removeNote(tx, userId, id))) throw new AppError('not_found')
  })
}
