import type { Db } from '#server/db/connection.ts'
import {
  getPartiesOf,
  refreshPagesOf,
  notifyApplicant,
  notifyCompany,
  type NotifyDeps,
} from '#server/features/applications/notify-parties.service.ts'
import { humanReviewAnswered, humanReviewRequested } from './human-review.words.ts'

export async function notifyHumanReviewRequested(
  deps: NotifyDeps,
  tx: Db,
  applicationId: number,
): Promise<void> {
  const parties = await getPartiesOf(tx, applicationId)
  await notifyCompany(deps, tx, parties, humanReviewRequested, { opens: applicationId })
  await refreshPagesOf(tx, parties)
}

export async function notifyHumanReviewAnswered(
  deps: NotifyDeps,
  tx: Db,
  applicationId: number,
): Promise<void> {
  const parties = await getPartiesOf(tx, applicationId)
  await notifyApplicant(deps, tx, parties, humanReviewAnswered)
  await refreshPagesOf(tx, parties)
}
