import { z } from 'zod'
import { userType } from '#contracts/accounts/accounts.contract.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id, idParams, inOneLine, instant, line, requiredText, success } from '#contracts/fields.ts'
import { campaignTexts, mostChosenRecipients } from './campaigns-figures.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { campaignKinds, campaignStatuses } from './campaigns-vocabulary.ts'
import { campaignSays } from './admin-field.words.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many campaigns a page has. */
export const campaignsPageSize = 20

/** Whom a search finds. */
const audience = z.object({
  q: z.string(asks.search).overwrite(inOneLine).trim().max(longestSearch, upTo(longestSearch)).optional(),
  userType: z.enum(['all', ...userType.options], asks.listed).default('all'),
})
export type Audience = z.output<typeof audience>

const kind = z.enum(campaignKinds, campaignSays.kind).default('service')

/** What is written. */
export const campaignText = z.object({
  subject: line(campaignSays.subject, campaignTexts.mostSubject),
  content: requiredText(campaignSays.content, campaignTexts.mostContent),
  kind,
})
export type CampaignText = z.output<typeof campaignText>

const recipient = z.object({
  id: z.number(),
  email: z.string(),
  /** The e-mail before its @. */
  username: z.string(),
  userType,
  firstName: z.string(),
  lastName: z.string(),
  /** '' for a professional. */
  companyName: z.string(),
  /** Suspended accounts receive nothing. */
  isSuspended: z.boolean(),
  /** Whether the person agreed to marketing. */
  agrees: z.boolean(),
})
export type Recipient = z.infer<typeof recipient>

const reach = z.object({
  /** Accounts that the search finds. */
  found: z.number(),
  /** Those that receive a notice about the service: all but the suspended ones. */
  service: z.number(),
  /** Those that receive marketing: they also agreed to it. */
  marketing: z.number(),
})
export type Reach = z.infer<typeof reach>

const campaign = z.object({
  id: z.number(),
  subject: z.string(),
  content: z.string(),
  kind: z.enum(campaignKinds),
  status: z.enum(campaignStatuses),
  /** The search that chose the recipients; null: they were chosen one by one. */
  audience: z.object({ q: z.string(), userType: z.enum(['all', ...userType.options]) }).nullable(),
  total: z.number(),
  sent: z.number(),
  /** Left out at the moment of sending: suspended, deleted, or no longer agreeing. */
  skipped: z.number(),
  adminName: z.string(),
  createdAt: instant,
  /** Null: the first mail is not sent yet. */
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
})
export type Campaign = z.infer<typeof campaign>

const change = {
  method: 'POST',
  audience: 'admin',
  capability: 'send-campaigns',
  params: idParams,
  reply: campaign,
} as const

const read = { method: 'GET', audience: 'admin', capability: 'send-campaigns' } as const

export const campaignsContract = {
  sendEmail: endpoint({
    method: 'POST',
    path: '/api/admin/send-email',
    summary: 'Send a mail to many accounts, by their ids or by a search; it begins some seconds later',
    audience: 'admin',
    capability: 'send-campaigns',
    audit: 'campaign-sent',
    body: campaignText
      .extend({
        userType: z.enum(['all', ...userType.options], asks.listed).default('all'),
        recipients: z
          .array(z.int32(campaignSays.recipients).positive(campaignSays.recipients), campaignSays.recipients)
          .max(
            mostChosenRecipients,
            `Elige hasta ${mostChosenRecipients} personas, o todas las de una búsqueda`,
          )
          .default([]),
        /** Everybody whom `q` and `userType` find, instead of the ids. */
        whole: z.boolean(asks.listed).default(false),
        q: audience.shape.q,
      })
      .refine(({ recipients, whole }) => whole || recipients.length > 0, {
        path: ['recipients'],
        message: campaignSays.recipients,
      }),
    reply: z.object({
      success: z.literal(true),
      /** How many people receive it. */
      sent: z.number(),
      /** The number of the campaign. */
      id: z.number(),
    }),
  }),
  testEmail: endpoint({
    method: 'POST',
    path: '/api/admin/email/test',
    summary: 'Send a mail to oneself, as its recipients would get it',
    audience: 'admin',
    capability: 'send-campaigns',
    audit: 'campaign-tested',
    body: campaignText,
    reply: success,
  }),
  recipients: endpoint({
    ...read,
    path: '/api/admin/email/recipients',
    summary: `The accounts that a mail can go to; \`X-Total-Count\` counts up to ${mostCountedInWords}, \`Link\` leads on`,
    query: audience.extend({ before: id.optional() }),
    reply: z.array(recipient),
  }),
  reach: endpoint({
    ...read,
    path: '/api/admin/email/reach',
    summary: 'How many accounts a search finds, and how many of them receive a mail of each kind',
    query: audience,
    reply: reach,
  }),
  campaigns: endpoint({
    ...read,
    path: '/api/admin/email/campaigns',
    summary: 'What was sent to many, the latest first; `Link: rel="next"` leads to the next page',
    query: z.object({ before: id.optional() }),
    reply: z.array(campaign),
  }),
  campaign: endpoint({
    ...read,
    path: '/api/admin/email/campaigns/:id',
    summary: 'One campaign and how far it is',
    params: idParams,
    reply: campaign,
  }),
  pauseCampaign: endpoint({
    ...change,
    path: '/api/admin/email/campaigns/:id/pause',
    summary: 'Send nothing more until the campaign is resumed',
    audit: 'campaign-paused',
  }),
  resumeCampaign: endpoint({
    ...change,
    path: '/api/admin/email/campaigns/:id/resume',
    summary: 'Go on with a paused campaign',
    audit: 'campaign-resumed',
  }),
  cancelCampaign: endpoint({
    ...change,
    path: '/api/admin/email/campaigns/:id/cancel',
    summary: 'End a campaign; what is sent stays sent. Before it begins, nobody hears of it',
    audit: 'campaign-cancelled',
  }),
}
