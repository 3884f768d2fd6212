import type { CampaignText } from '#contracts/admin/campaigns.contract.ts'
import { campaignContent } from '#domain/campaigns/campaign.words.ts'
import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'

/** The mail of a campaign. Marketing has a way to leave: a page, and headers for one click. */
export function campaignMail(
  text: CampaignText,
  leave: { url: string; headers: Record<string, string> } | null,
): Omit<OutgoingMail, 'to'> {
  return {
    subject: text.subject,
    content: campaignContent(text, leave?.url ?? null),
    ...(leave ? { headers: leave.headers } : {}),
  }
}
