import type { usersContract } from '#contracts/admin/users.contract.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { pageOfAccounts } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { addNote, deleteNote } from '#server/features/accounts/notes/notes.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { changeUser } from './change-user.ts'
import { presentUser, toAdminUser, toEvent, toNote } from './users.presenter.ts'
import { readTimeline, readUser } from './users.service.ts'

export function usersRoutes(deps: Deps): Handlers<typeof usersContract> {
  return {
    async users({ query: { sort, before, page, ...filters }, setHeader }) {
      const { accounts, total, hasMore } = await pageOfAccounts(deps, filters, { sort, before, page })
      setHeader('x-total-count', String(total))
      const last = accounts.at(-1)
      if (hasMore && last) setHeader('link', olderLink('/api/admin/users', { ...filters, sort }, last.id))
      return { users: accounts.map(toAdminUser) }
    },
    user: async ({ params: { id } }) => presentUser(await readUser(deps, id)),
    async userTimeline({ params: { id }, query: { page } }) {
      const { rows, hasMore } = await readTimeline(deps, id, page)
      return { events: rows.map(toEvent), hasMore }
    },
    async setUserStatus({ params: { id }, body, actor }) {
      const audited = await transaction(deps, (tx) =>
        changeUser(deps, tx, actor, id, { act: 'status', ...body }),
      )
      return {
        audited: audited ?? { subject: 'user', subjectId: id },
        reply: { success: true, message: 'Estado actualizado' },
      }
    },
    async setUserPlan({ params: { id }, body, actor }) {
      const audited = await transaction(deps, (tx) =>
        changeUser(deps, tx, actor, id, { act: 'plan', ...body }),
      )
      return {
        audited: audited ?? { subject: 'user', subjectId: id },
        reply: { success: true, message: 'Plan actualizado' },
      }
    },
    async addUserNote({ params: { id }, body, actor }) {
      const note = await addNote(deps, actor, id, body.text)
      return { audited: { subject: 'user', subjectId: id }, reply: toNote(note) }
    },
    async deleteUserNote({ params: { id, noteId } }) {
      await deleteNote(deps, id, noteId)
      return { audited: { subject: 'user', subjectId: id }, reply: undefined }
    },
  }
}
