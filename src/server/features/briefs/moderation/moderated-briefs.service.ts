import { isHeldBack } from '#domain/briefs/risk.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { Moderated } from '#server/moderated.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { ownBriefLink } from '#server/features/briefs/brief.address.ts'
import { pushToCompany } from '#server/features/briefs/briefs.acts.ts'
import { findBrief } from '#server/features/briefs/briefs.queries.ts'
import { tellTask } from '#server/features/briefs/briefs.tasks.ts'
import { briefRejected, briefReleased } from './moderated-brief-notices.words.ts'
import { type BriefContent, briefsToModerate, submitReported } from './moderated-briefs.queries.ts'

export type { BriefContent }

export { submitReported }

/** Briefs: professionals hear of one that was held once an approval stands; its company hears of a refusal by mail, too. */
export const moderatedBriefs: Moderated<BriefContent> = {
  source: briefsToModerate,
  async decided(tx, { rowId, status }, { queue }) {
    const brief = await findBrief(tx, Number(rowId))
    if (!brief) return
    if (status === 'approved' && brief.status === 'open' && brief.holds.length > 0)
      await queue.enqueue(tx, tellTask, { briefId: brief.id }, { delay: noticeDelay })
    await pushToCompany(tx, brief.companyId)
  },
  waiting: ({ title, owner, status, content: { holds, companyAnswer } }) => ({
    title,
    about: companyAnswer
      ? `${owner} · ${truncate(companyAnswer, 80)}`
      : isHeldBack({ status, holds })
        ? `${owner} · En espera`
        : owner,
  }),
  notice({ id, title, status, note, content: { holds } }) {
    const link = ownBriefLink(id)
    if (status !== 'approved') return { ...briefRejected(title, note), link }
    return holds.length === 0 ? null : { ...briefReleased(title), link }
  },
}
