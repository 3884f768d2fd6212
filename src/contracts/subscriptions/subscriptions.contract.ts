import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, idParams, instant, success } from '#contracts/fields.ts'
import { subscriptionKinds } from './subscriptions-vocabulary.ts'

export const alertFrequency = z.enum(['daily', 'weekly'], asks.frequency)
export type AlertFrequency = z.infer<typeof alertFrequency>

export const newsletterBody = z.object({ email, humanCheck })

export const jobAlertBody = z.object({
  /** The query string of /empleos: 'q=analista&location=Lima'. Unknown parts are ignored; empty: every job. */
  search: z.string(asks.search).max(1000, upTo(1000)).default(''),
  frequency: alertFrequency,
  /** The address of a visitor. A signed-in person gets the alert at the account's address. */
  email: email.optional(),
  humanCheck,
})

const frequencyBody = z.object({ frequency: alertFrequency })

/** The answer is the same whether the address is known or not. */
const subscribed = success.extend({
  /** False: a mail with a link starts the alert. True only for the confirmed address of a signed-in person. */
  isActive: z.boolean(),
})

export const jobAlert = z.object({
  id: z.number(),
  search: z.string(),
  /** The search as a phrase: 'Analista en Lima, remoto'. */
  words: z.string(),
  frequency: alertFrequency,
  /** False until the person opens the link in the mail. */
  isActive: z.boolean(),
  createdAt: instant,
})
export type JobAlert = z.infer<typeof jobAlert>

export const subscriptionState = z.object({
  kind: z.enum(subscriptionKinds),
  /** `pending`: the link can still start it. `ended`: it was cancelled. */
  status: z.enum(['pending', 'active', 'ended']),
  /** Masked except for its beginning and domain: the link may have been forwarded. */
  email: z.string(),
  search: z.string(),
  words: z.string(),
  frequency: alertFrequency,
})
export type SubscriptionState = z.infer<typeof subscriptionState>

/** Whether the account gets news and advice of Qhatu by mail: marketing, off until the person turns it on. */
const news = z.object({ isOn: z.boolean('Elige si lo quieres o no') })

/** The link in a mail. */
const linkParams = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) })

export const subscriptionsContract = {
  joinNewsletter: endpoint({
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Ask for the weekly newsletter; a mail asks to confirm',
    audience: 'anyone',
    human: 'visitor',
    limit: 'subscription',
    body: newsletterBody,
    form: {
      page: '/newsletter',
      leadsTo: '/newsletter?enviado=1',
      limits: ['subscription', 'plain-link'],
      asVisitor: true,
    },
    reply: subscribed,
  }),
  createAlert: endpoint({
    method: 'POST',
    path: '/api/job-alerts',
    summary: 'Ask for the new jobs of a search by e-mail; a mail asks a visitor to confirm',
    audience: 'anyone',
    errors: ['too_many_alerts'],
    human: 'visitor',
    limit: 'subscription',
    body: jobAlertBody,
    form: {
      page: '/alertas',
      leadsTo: '/alertas?busqueda=:search&frecuencia=:frequency&enviado=1',
      limits: ['subscription', 'plain-link'],
      asVisitor: true,
    },
    reply: subscribed,
  }),
  ownAlerts: endpoint({
    method: 'GET',
    path: '/api/job-alerts',
    summary: 'The alerts of the signed-in person, the newest first',
    audience: 'signed-in',
    reply: z.array(jobAlert),
  }),
  changeAlert: endpoint({
    method: 'PATCH',
    path: '/api/job-alerts/:id',
    summary: 'Change how often an alert is sent',
    audience: 'signed-in',
    member: 'reader',
    scope: 'owner',
    params: idParams,
    body: frequencyBody,
    reply: jobAlert,
  }),
  deleteAlert: endpoint({
    method: 'DELETE',
    path: '/api/job-alerts/:id',
    summary: 'End an alert',
    audience: 'signed-in',
    member: 'reader',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  ownNews: endpoint({
    method: 'GET',
    path: '/api/news-preference',
    summary: 'Whether the signed-in person agreed to news and advice of Qhatu by mail',
    audience: 'signed-in',
    reply: news,
  }),
  setNews: endpoint({
    method: 'PUT',
    path: '/api/news-preference',
    summary: 'Agree to news and advice of Qhatu by mail, or no longer; agreeing needs a confirmed address',
    audience: 'signed-in',
    member: 'reader',
    errors: ['email_unconfirmed'],
    body: news,
    reply: news,
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/subscriptions/:token',
    summary: 'What the link of a mail is about; reading changes nothing',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    reply: subscriptionState,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/subscriptions/:token/confirm',
    summary: 'Start what the mail of this link asked about',
    audience: 'anyone',
    errors: ['link_expired', 'too_many_alerts'],
    params: linkParams,
    form: { page: '/suscripcion/confirmar/:token', leadsTo: '/suscripcion/confirmar/:token' },
    reply: success,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/subscriptions/:token',
    summary: 'Change how often an alert comes, by the link in one of its mails',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    body: frequencyBody,
    form: { page: '/suscripcion/:token', leadsTo: '/suscripcion/:token' },
    reply: success,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/subscriptions/:token',
    summary: 'End a subscription by the link of any of its mails; what has ended stays ended',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    form: {
      page: '/suscripcion/cancelar/:token',
      leadsTo: '/suscripcion/cancelar/:token',
      oneClick: true,
    },
    reply: success,
  }),
}
