import { readTalentFilters, talentHref } from '#domain/talent/talent.address.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { isFindableBy, passes } from '#server/features/talent/search-conditions.queries.ts'
import { monthNow } from '#server/features/talent/talent.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { searchToken } from './search-token.ts'
import { newPeopleMail } from './searches.mails.ts'
import { listMailedIds, listNewPeople, lockToMail, setSeenTo } from './searches.queries.ts'
import { mailSearch } from './searches.tasks.ts'

type MailDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

const batch = 500
/** How many new people a mail counts. */
const mostNew = 100

/** Queues a task for each search with a mail. */
export async function queueSearchMails(deps: MailDeps): Promise<void> {
  for (let after = 0; ;) {
    const ids = await listMailedIds(deps.db, { after, limit: batch })
    await transaction(deps, async (tx) => {
      for (const searchId of ids) await deps.queue.enqueue(tx, mailSearch, { searchId })
    })
    after = ids.at(-1) ?? after
    if (ids.length < batch) return
  }
}

/** Mails who became findable since the last mail. The mail and up to whom it went are one commit, so nobody is sent twice. */
export async function mailNewPeople(deps: MailDeps, { searchId }: { searchId: number }): Promise<void> {
  await transaction(deps, async (tx) => {
    const due = await lockToMail(tx, searchId)
    if (!due || due.ownerId === null) return
    const { search, email, ownerId } = due
    const filters = readTalentFilters(new URLSearchParams(search.query))
    const { companyId, userId } = search
    const condition = passes(filters, { companyId, now: monthNow(deps) })
    const findable = isFindableBy({ companyId, userId, ownerId })
    const people = await listNewPeople(tx, [findable, condition], search.seenTo, mostNew)
    const [last] = people
    if (!last) return
    await setSeenTo(tx, search.id, last.foundNo)
    const href = talentHref({ filters, jobId: search.jobId })
    const mail = newPeopleMail({
      name: search.name,
      people,
      isMore: people.length === mostNew,
      href,
      publicUrl: deps.config.publicUrl,
      token: await searchToken(tx, search.id),
    })
    await sendMail(deps, tx, { to: email, ...mail })
  })
}
