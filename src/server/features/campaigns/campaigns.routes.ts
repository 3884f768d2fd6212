import type { campaignsContract } from '#contracts/admin/campaigns.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { toCampaign, toRecipient } from './campaigns.presenter.ts'
import type { CampaignRow } from './campaigns.queries.ts'
import {
  beginCampaign,
  cancelCampaign,
  pageOfCampaigns,
  pageOfRecipients,
  pauseCampaign,
  readCampaign,
  readReach,
  resumeCampaign,
  sendTest,
} from './campaigns.service.ts'

const changed = (campaign: CampaignRow) => ({
  audited: { subject: 'campaign', subjectId: campaign.id, after: { sent: campaign.sent } } as const,
  reply: toCampaign(campaign),
})

export function campaignsRoutes(deps: Deps): Handlers<typeof campaignsContract> {
  return {
    async sendEmail({ actor, body: { recipients, whole, q, userType, ...text } }) {
      const chosen = whole ? { q, userType, ids: null } : { userType, ids: recipients }
      const { id, total } = await beginCampaign(deps, actor, text, chosen)
      const after = { recipients: total, campaignKind: text.kind, userType }
      return {
        audited: { subject: 'campaign', subjectId: id, after },
        reply: { success: true, sent: total, id },
      }
    },
    async testEmail({ actor, body }) {
      await sendTest(deps, actor, body)
      return {
        audited: { subject: 'campaign', subjectId: null, after: { campaignKind: body.kind } },
        reply: { success: true, message: `Te enviamos la prueba a ${actor.email}.` },
      }
    },
    async recipients({ query: { before, ...audience }, setHeader }) {
      const { accounts, total, hasMore, agreeing } = await pageOfRecipients(deps, audience, before)
      setHeader('x-total-count', String(total))
      const last = accounts.at(-1)
      if (hasMore && last) setHeader('link', olderLink('/api/admin/email/recipients', audience, last.id))
      return accounts.map((account) => toRecipient(account, agreeing))
    },
    reach: ({ query }) => readReach(deps, query),
    async campaigns({ query: { before }, setHeader }) {
      const { campaigns, hasMore } = await pageOfCampaigns(deps, before)
      const last = campaigns.at(-1)
      if (hasMore && last) setHeader('link', olderLink('/api/admin/email/campaigns', {}, last.id))
      return campaigns.map(toCampaign)
    },
    campaign: async ({ params: { id } }) => toCampaign(await readCampaign(deps, id)),
    pauseCampaign: async ({ params: { id } }) => changed(await pauseCampaign(deps, id)),
    resumeCampaign: async ({ params: { id } }) => changed(await resumeCampaign(deps, id)),
    cancelCampaign: async ({ params: { id } }) => changed(await cancelCampaign(deps, id)),
  }
}
