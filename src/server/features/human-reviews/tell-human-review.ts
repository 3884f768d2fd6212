import type { Db } from '#server/db/connection.ts'
import {
  getPartiesOf,
  refreshPagesOf,
  tellApplicant,
  tellCompany,
  type Telling,
} from '#server/features/applications/tell-parties.service.ts'
import { humanReviewAnswered, humanReviewRequested } from './human-review-texts.ts'

export async function tellHumanReviewRequested(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getPartiesOf(tx, applicationId)
  await tellCompany(deps, tx, parties, humanReviewRequested, { opens: applicationId })
  await refreshPagesOf(tx, parties)
}

export async function tellHumanReviewAnswered(deps: Telling, tx: Db, applicationId: number): Promise<void> {
  const parties = await getPartiesOf(tx, applicationId)
  await tellApplicant(deps, tx, parties, humanReviewAnswered)
  await refreshPagesOf(tx, parties)
}
