import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import type { WebhookEvent } from '#contracts/webhooks/webhooks-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { announce } from '#server/platform/webhooks/announce.ts'
import type { Parties } from './applications.queries.ts'
import type { NotifyDeps } from './notify-parties.service.ts'
import { readApplicationBody } from './webhook-body.queries.ts'

/** Announces an event of an application to the systems of its company, with the person's data as the company sees it. */
export const announceStep = (
  deps: NotifyDeps,
  tx: Db,
  parties: Parties,
  event: WebhookEvent,
): Promise<void> =>
  announce(deps, tx, {
    event,
    companyId: parties.companyId,
    professionalId: parties.professionalId,
    applicationId: parties.id,
    body: () => readApplicationBody(tx, parties.id, deps.config.publicUrl),
  })

const approvals: ReadonlySet<ApplicationStatus> = new Set(['accepted', 'hired'])

/** Every change of a status is an update; accepting and hiring are also approvals. */
export async function announceStatus(
  deps: NotifyDeps,
  tx: Db,
  parties: Parties,
  status: ApplicationStatus,
): Promise<void> {
  await announceStep(deps, tx, parties, 'application_updated')
  if (approvals.has(status)) await announceStep(deps, tx, parties, 'application_approved')
}

/** Only says which application: the company no longer sees the rest. */
export const announceWithdrawal = (deps: NotifyDeps, tx: Db, parties: Parties): Promise<void> =>
  announce(deps, tx, {
    event: 'application_withdrawn',
    companyId: parties.companyId,
    professionalId: null,
    applicationId: null,
    body: async () => ({
      application: { id: parties.id, status: 'withdrawn' },
      job: { id: parties.jobId, title: parties.jobTitle },
    }),
  })
