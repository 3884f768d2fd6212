import type { Db } from '#server/db/connection.ts'
import {
  getPartiesOf,
  refreshPagesOf,
  notifyApplicant,
  notifyCompany,
  type NotifyDeps,
} from '#server/features/applications/notify-parties.service.ts'
import {
  humanReviewAnswered,
  humanReviewAnsweredByUs,
  humanReviewRequested,
} from './human-review-notices.words.ts'

export async function notifyHumanReviewRequested(
  deps: NotifyDeps,
  tx: Db,
  applicationId: number,
): Promise<void> {
  const parties = await getPartiesOf(tx, applicationId)
  await notifyCompany(deps, tx, parties, humanReviewRequested, { opens: applicationId })
  await refreshPagesOf(tx, parties)
}

/** `byUs`: an administrator answered, because the company did not. */
export async function notifyHumanReviewAnswered(
  deps: NotifyDeps,
  tx: Db,
  applicationId: number,
  { byUs = false } = {},
): Promise<void> {
  const parties = await getPartiesOf(tx, applicationId)
  if (byUs) await notifyApplicant(deps, tx, parties, humanReviewAnsweredByUs, { by: null })
  else await notifyApplicant(deps, tx, parties, humanReviewAnswered)
  await refreshPagesOf(tx, parties)
}
