import type { CampaignText } from '#contracts/admin/campaigns.contract.ts'
import { campaignContent } from '#domain/campaigns/campaign.words.ts'
import { MailSheet } from '#web/ui/look/mail-sheet.tsx'

/** The mail of a campaign, as it is sent. */
export const MailPreview = ({ subject, content, kind }: CampaignText) => (
  <MailSheet
    content={campaignContent(
      { subject: subject || 'Asunto', content: content || 'Aquí se ve tu mensaje.', kind },
      kind === 'marketing' ? '/' : null,
    )}
  />
)
