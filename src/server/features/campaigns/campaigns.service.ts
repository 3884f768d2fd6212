import {
  type Audience,
  type CampaignText,
  campaignsPageSize,
  type Reach,
} from '#contracts/admin/campaigns.contract.ts'
import type { CampaignStatus } from '#contracts/admin/campaigns-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { pageOfAccounts } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { whoGetsNews } from '#server/features/subscriptions/news/news.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { campaignMail } from './campaigns.mails.ts'
import {
  type CampaignRow,
  findCampaign,
  insertCampaign,
  listCampaigns,
  setStatus,
  setTotal,
} from './campaigns.queries.ts'
import { sendBatchTask } from './campaigns.tasks.ts'
import { type Chosen, countReach, deleteWaiting, insertRecipients } from './recipients.queries.ts'

type CampaignDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

const nobody = {
  service: 'Elige otras personas: ninguna de estas cuentas está activa',
  marketing: 'Elige otras personas: ninguna de estas aceptó recibir novedades',
}

/**
 * Stores a campaign with its recipients; the sending begins when it can no longer be undone. Throws validation_failed if nobody
 * would receive it.
 */
export async function beginCampaign(
  deps: CampaignDeps,
  { adminId, name: adminName }: AdminActor,
  { subject, content, kind }: CampaignText,
  chosen: Chosen,
): Promise<{ id: number; total: number }> {
  const { ids, ...audience } = chosen
  return transaction(deps, async (tx) => {
    const id = await insertCampaign(tx, {
      subject,
      content,
      kind,
      audience: ids === null ? audience : null,
      total: 0,
      adminId,
      adminName,
      createdAt: deps.clock.now(),
    })
    const total = await insertRecipients(tx, id, kind, chosen)
    if (total === 0) throw new AppError('validation_failed', { fields: { recipients: nobody[kind] } })
    await setTotal(tx, id, total)
    await deps.queue.enqueue(tx, sendBatchTask, { campaignId: id, turn: 0 }, { delay: noticeDelay })
    return { id, total }
  })
}

/** Sends a mail as its recipients would get it to the administrator alone. The link to leave leads to the home page. */
export async function sendTest(deps: CampaignDeps, { email }: AdminActor, text: CampaignText): Promise<void> {
  const leave = text.kind === 'marketing' ? { url: deps.config.publicUrl, headers: {} } : null
  const mail = campaignMail(text, leave)
  await transaction(deps, (tx) =>
    sendMail(deps, tx, { to: email, ...mail, subject: `[Prueba] ${mail.subject}` }),
  )
}

/** A page of the accounts that a mail can go to. */
export async function pageOfRecipients(
  deps: Pick<Deps, 'db' | 'clock'>,
  { q, userType }: Audience,
  before: number | undefined,
) {
  const filters = { q, userType, plan: 'all', state: 'all', ruc: 'all' } as const
  const found = await pageOfAccounts(deps, filters, { sort: 'newest', before, page: 1 })
  const agreeing = await whoGetsNews(
    deps,
    found.accounts.map(({ id }) => id),
  )
  return { ...found, agreeing }
}

/** How many a search finds, and how many of them receive a mail. */
export const readReach = ({ db }: Pick<Deps, 'db'>, audience: Audience): Promise<Reach> =>
  countReach(db, audience)

/** The latest first; `hasMore`: another page follows. */
export async function pageOfCampaigns({ db }: Pick<Deps, 'db'>, before: number | undefined) {
  const rows = await listCampaigns(db, { before, limit: campaignsPageSize + 1 })
  return { campaigns: rows.slice(0, campaignsPageSize), hasMore: rows.length > campaignsPageSize }
}

/** Throws not_found. */
export async function readCampaign({ db }: Pick<Deps, 'db'>, id: number): Promise<CampaignRow> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw new AppError('not_found')
  return campaign
}

/** Sends nothing more until it is resumed. Throws not_found, conflict. */
export const pauseCampaign = (deps: CampaignDeps, id: number): Promise<CampaignRow> =>
  change(deps, id, ['waiting', 'sending'], (tx) => setStatus(tx, id, { status: 'paused' }))

/** Goes on at once. Throws not_found, conflict. */
export const resumeCampaign = (deps: CampaignDeps, id: number): Promise<CampaignRow> =>
  change(deps, id, ['paused'], async (tx) => {
    const campaign = await setStatus(tx, id, { status: 'sending' })
    await deps.queue.enqueue(tx, sendBatchTask, { campaignId: id, turn: campaign.turn })
    return campaign
  })

/** Ends it for good: whoever has not got the mail does not get it. Throws not_found, conflict. */
export const cancelCampaign = (deps: CampaignDeps, id: number): Promise<CampaignRow> =>
  change(deps, id, ['waiting', 'sending', 'paused'], async (tx) => {
    await deleteWaiting(tx, id)
    return setStatus(tx, id, { status: 'cancelled', endedAt: deps.clock.now() })
  })

/** The lock waits for a batch that is being sent. */
async function change(
  deps: CampaignDeps,
  id: number,
  from: readonly CampaignStatus[],
  make: (tx: CampaignDeps['db']) => Promise<CampaignRow>,
): Promise<CampaignRow> {
  return transaction(deps, async (tx) => {
    const campaign = await findCampaign(tx, id, { isLocked: true })
    if (!campaign) throw new AppError('not_found')
    if (!from.includes(campaign.status))
      throw new AppError('conflict', { message: 'Este envío ya cambió de estado. Mira cómo va.' })
    return make(tx)
  })
}
