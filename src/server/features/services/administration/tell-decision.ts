import { restoreDays } from '#contracts/figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import { deletedNotice, type PostNotice, takenDownNotice } from '#domain/admin/post-notices.words.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findDecided, findSeller } from './takedown.queries.ts'

type TellDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** Tells the professional that a service was taken down or deleted, if that still stands. */
export async function tellOfDecision(
  deps: TellDeps,
  {
    serviceId,
    at,
    reason,
    isDeletion,
  }: { serviceId: number; at: string; reason: ReportReason; isDeletion: boolean },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const service = await findDecided(tx, serviceId)
    if (!service) return
    const { title, professionalId, deletedAt, takenDownAt, takenDownReason, takenDownNote: note } = service
    const stands = (instant: Date | null) => instant?.toISOString() === at
    if (isDeletion && stands(deletedAt)) {
      await tell(deps, tx, professionalId, deletedNotice('service', { title, reason, days: restoreDays }))
    }
    // Another reason given meanwhile has a task of its own.
    if (!isDeletion && stands(takenDownAt) && deletedAt === null && takenDownReason === reason) {
      await tell(deps, tx, professionalId, takenDownNotice('service', { title, reason, note }))
    }
  })
}

/** Tells the professional, whose services are all on one page. */
export async function tell(
  deps: TellDeps,
  tx: Db,
  professionalId: number,
  { title, message, paragraph }: PostNotice,
): Promise<void> {
  const userId = await findSeller(tx, professionalId)
  if (userId === null) return
  await notify(deps, tx, {
    userId,
    type: 'system',
    by: null,
    title,
    message,
    link: '/dashboard/servicios',
    mail: {
      subject: title,
      heading: title,
      label: 'Ver tus servicios',
      ...(paragraph === null ? {} : { paragraphs: [paragraph] }),
    },
  })
}
