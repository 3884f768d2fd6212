import type { JobAlert, SubscriptionState } from '#contracts/subscriptions/subscriptions.contract.ts'
import { searchInWords } from '#domain/jobs/search/stored-search.words.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'
import type { LinkState } from './subscriptions.service.ts'

export function presentAlert(alert: SubscriptionRow): JobAlert {
  return {
    id: alert.id,
    search: alert.search,
    words: searchInWords(alert.search),
    frequency: alert.frequency,
    isActive: alert.confirmedAt !== null,
    createdAt: alert.createdAt.toISOString(),
  }
}

/** 'ro***@ejemplo.pe' */
function hide(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`
}

export function presentState({ status, subscription }: LinkState): SubscriptionState {
  const search = subscription?.search ?? ''
  return {
    kind: subscription?.kind ?? 'job_alert',
    status,
    email: subscription ? hide(subscription.email) : '',
    search,
    words: searchInWords(search),
    frequency: subscription?.frequency ?? 'weekly',
  }
}
