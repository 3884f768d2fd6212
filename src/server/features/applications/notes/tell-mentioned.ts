import { candidatePageHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { colleaguesOf, namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import { findParties } from '#server/features/applications/applications.queries.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { mentionedInNote } from './note-notices.words.ts'
import { findNote, takePending } from './notes.queries.ts'

/** Those whom a note mentions hear of it, if they still work for the company. What it says is not in the mail. */
export async function tellMentioned(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  noteId: number,
): Promise<void> {
  const note = await findNote(tx, noteId)
  const parties = note && (await findParties(tx, note.applicationId))
  if (!parties) return
  const pending = await takePending(tx, noteId, deps.clock.now())
  const people = new Set((await colleaguesOf(tx, parties.companyId)).map(({ userId }) => userId))
  const author = (note.userId && (await namesOfPeople(tx, [note.userId])).get(note.userId)) || 'Alguien'
  const candidate = `${parties.firstName} ${parties.lastName}`.trim()
  for (const userId of pending.filter((id) => people.has(id)))
    await notify(deps, tx, {
      ...mentionedInNote({ author, candidate, jobTitle: parties.jobTitle }),
      userId,
      by: note.userId,
      type: 'team',
      link: candidatePageHref(parties.jobId, parties.id, 'notas'),
    })
}
