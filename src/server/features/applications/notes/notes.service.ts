import { mostNotes } from '#contracts/applications/note-figures.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { colleaguesOf, namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { OwnNote, ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { lockApplication } from '#server/features/applications/applications.queries.ts'
import { listWhole } from '#server/features/applications/doubles/joins.queries.ts'
import { mentionAct, noteAct, noteRemoval } from './notes.acts.ts'
import {
  countNotes,
  findNote,
  insertMentions,
  insertNote,
  keepMentions,
  listFiles,
  listMentions,
  listNotes,
  lockNote,
  type NoteRow,
  rowsOfNote,
  updateNote,
} from './notes.queries.ts'
import { refreshTeam } from './refresh-team.ts'

type NoteDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>
type Written = { text: string; mentions: readonly number[] }

/** Notes with their authors, mentions and files. */
async function withParts(db: Db, rows: readonly NoteRow[]) {
  const ids = rows.map(({ id }) => id)
  const mentions = ids.length === 0 ? [] : await listMentions(db, ids)
  const files = ids.length === 0 ? [] : await listFiles(db, ids)
  const people = [...rows, ...mentions].map(({ userId }) => userId)
  return { rows, mentions, files, names: await namesOfPeople(db, people) }
}
export type NotesWithParts = Awaited<ReturnType<typeof withParts>>

/** What the team wrote about a candidate and all that are joined, oldest first, and whom the caller can mention. */
export async function readNotes(
  { db }: Pick<Deps, 'db'>,
  { companyId, userId }: CompanyActor,
  { id }: ReceivedApplication,
) {
  const people = await colleaguesOf(db, companyId)
  return {
    ...(await withParts(db, await listNotes(db, await listWhole(db, id)))),
    colleagues: people.filter((person) => person.userId !== userId),
  }
}

/** One note. Throws not_found when it was deleted meanwhile. */
export async function readNote({ db }: Pick<Deps, 'db'>, id: number): Promise<NotesWithParts> {
  const row = await findNote(db, id)
  if (!row) throw new AppError('not_found')
  return withParts(db, [row])
}

/**
 * Writes a note. Whom it mentions hears when it can no longer be undone. Throws conflict when there are as many as there
 * may be.
 */
export async function addNote(
  deps: NoteDeps,
  actor: CompanyActor,
  { id: applicationId }: ReceivedApplication,
  { text, mentions }: Written,
): Promise<{ id: number; undo: Undoable }> {
  const { userId } = actor
  return transaction(deps, async (tx) => {
    if (!(await lockApplication(tx, applicationId))) throw new AppError('not_found')
    if ((await countNotes(tx, applicationId)) >= mostNotes)
      throw new AppError('conflict', { message: `Caben ${mostNotes} notas por candidato. Elimina alguna.` })
    const { id } = await insertNote(tx, { applicationId, userId, text, createdAt: deps.clock.now() })
    await insertMentions(tx, id, await namedIn(tx, actor, { text, mentions }))
    await refreshTeam(tx, actor.companyId)
    const data = { noteId: id, companyId: actor.companyId }
    return { id, undo: await perform(deps, tx, noteAct, { userId, subjectId: id, data }) }
  })
}

/** Changes an own note. Null: nobody new is mentioned, so nobody hears. */
export async function changeNote(
  deps: NoteDeps,
  actor: CompanyActor,
  { id }: OwnNote,
  { text, mentions }: Written,
): Promise<Undoable | null> {
  const { userId, companyId } = actor
  return transaction(deps, async (tx) => {
    const before = await lockNote(tx, id)
    if (!before) throw new AppError('not_found')
    if (before.text !== text) await updateNote(tx, id, { text, editedAt: deps.clock.now() })
    const named = await namedIn(tx, actor, { text, mentions })
    await keepMentions(tx, id, named)
    const added = await insertMentions(tx, id, named)
    await refreshTeam(tx, companyId)
    if (added.length === 0) return null
    const data = { noteId: id, companyId, userIds: added }
    return perform(deps, tx, mentionAct, { userId, subjectId: id, data })
  })
}

/** Deletes an own note with its files. */
export async function removeNote(
  deps: NoteDeps,
  { userId, companyId }: CompanyActor,
  { id }: OwnNote,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    const [note, ...parts] = rowsOfNote(id)
    const undo = await remove(deps, tx, noteRemoval, { userId, data: { companyId }, rows: [note, ...parts] })
    if (!undo) throw new AppError('not_found')
    await refreshTeam(tx, companyId)
    return undo
  })
}

/** Of these people those who work for the company and whose '@name' is in the text. */
async function namedIn(tx: Db, { companyId, userId }: CompanyActor, { text, mentions }: Written) {
  const people = await colleaguesOf(tx, companyId)
  return people
    .filter(
      (person) =>
        person.userId !== userId && mentions.includes(person.userId) && text.includes(`@${person.name}`),
    )
    .map((person) => person.userId)
}
