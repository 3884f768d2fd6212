import { inboxDesks, inboxOwners } from '#contracts/admin/inbox-vocabulary.ts'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { jobStates, serviceStates } from '#contracts/admin/posts-vocabulary.ts'
import { userSorts, userStates } from '#contracts/admin/users-vocabulary.ts'
import { paymentStatuses } from '#contracts/plans/plans-vocabulary.ts'
import { reportKinds, reportStatuses } from '#contracts/support/outcomes-vocabulary.ts'
import { requestDesks } from '#contracts/support/requests-vocabulary.ts'
import type { Samples } from './samples.queries.ts'

/** In milliseconds, at the 95th percentile. */
export const goals = { list: 100, card: 200, view: 1000 } as const

export interface Call {
  kind: keyof typeof goals
  what: string
  /** More than one: asked for at once. */
  paths: readonly string[]
  /** Its figures are kept for a while: each sample is of a later time, so that nothing kept can answer it. */
  isKept?: true
}

/** The parts of an address that a list is asked with, each under the words of the report. */
const list = (
  of: string,
  path: string,
  queries: readonly (readonly [what: string, query: string])[],
): Call[] =>
  queries.map(([what, query]) => ({ kind: 'list', what: `${of}: ${what}`, paths: [`${path}?${query}`] }))

const each = (name: string, values: readonly string[]) =>
  values.map((value): [string, string] => [value, `${name}=${value}`])

const q = encodeURIComponent

/** Every list of the administration with its filters, orders and searches, every card and report, and what the first view asks for. */
export const callsOn = (samples: Samples): Call[] => [...lists(samples), ...cards(samples)]

const words = (name: string, { email }: Samples): [string, string][] => [
  ['a common name', `${name}=quispe`],
  ['two letters', `${name}=qu`],
  ['a whole name', `${name}=${q('rosa quispe mamani')}`],
  ['a rare name', `${name}=${q('eleuterio uribe')}`],
  ['nothing like it', `${name}=zzyzx`],
  ['an e-mail', `${name}=${q(email)}`],
]

function lists(samples: Samples): Call[] {
  const { middle, months, ruc, companyName } = samples
  return [
    ...list('accounts', '/api/admin/users', [
      ['all', ''],
      ...each('userType', ['professional', 'company']),
      ...each('state', userStates),
      ...each('plan', ['free', 'premium', 'enterprise']),
      ['without RUC', 'ruc=missing'],
      ...each('sort', userSorts),
      ['deep page', `before=${middle.users}`],
      ['deep page by name', `sort=name&before=${middle.users}`],
      ['20th page', 'page=20'],
      ['of a month a year ago', `dateFrom=${months.yearAgo}&dateTo=${months.yearAgo}`],
      ...words('q', samples),
      ['a common name by name', 'q=quispe&sort=name'],
      ['a common name, suspended', 'q=quispe&state=suspended'],
      ['a common name, premium', 'q=quispe&plan=premium'],
      ['a rare name, suspended', `q=${q('eleuterio uribe')}&state=suspended`],
      ['a RUC', `q=${ruc}`],
      ['the start of a RUC', `q=${ruc.slice(0, 5)}`],
      ['a number of an account', `q=${samples.userId}`],
      ['companies, premium, suspended', 'userType=company&plan=premium&state=suspended'],
      ['premium, the oldest', 'plan=premium&sort=oldest'],
    ]),
    ...list('jobs', '/api/admin/jobs', [
      ['all', ''],
      ...each('status', jobStates),
      ['deep page', `before=${middle.jobs}`],
      ['deep page, active', `status=active&before=${middle.jobs}`],
      ['a common word', 'search=ventas'],
      ['two common words', 'search=ventas+lima'],
      ['a rare word', 'search=luthier'],
      ['a company', `search=${q(companyName)}`],
      ['two letters', 'search=te'],
      ['nothing like it', 'search=zzyzx'],
      ['a common word, held', 'search=ventas&status=held'],
      ['an e-mail', 'search=empresa6@correo'],
      ['a part of all e-mails', 'search=@correo'],
    ]),
    ...list('services', '/api/admin/services', [
      ['all', ''],
      ...each('status', serviceStates),
      ['deep page', `before=${middle.services}`],
      ['a common word', 'search=excel'],
      ['a rare word', 'search=barnices'],
      ['a common name', 'search=quispe'],
      ['a rare name', 'search=eleuterio+uribe'],
      ['nothing like it', 'search=zzyzx'],
      ['an e-mail', `search=${q(samples.email)}`],
      ['a part of all e-mails', 'search=@correo'],
    ]),
    ...['services', 'cv'].flatMap((queue) =>
      list(`moderation of ${queue}`, `/api/admin/moderation/${queue}`, [
        ['all', ''],
        ...each('status', moderationStatuses),
        ['deep page', `after=${queue === 'cv' ? samples.cvAfter : middle.services}`],
        ...words('q', samples),
        ['a common name, pending', 'q=quispe&status=pending'],
        ['a rare name, rejected', `q=${q('eleuterio uribe')}&status=rejected`],
      ]),
    ),
    ...list('payments', '/api/admin/payments', [
      ['all', ''],
      ...each('userType', ['professional', 'company']),
      ...each('status', paymentStatuses),
      ['deep page', `before=${middle.payments}`],
      ['of a day a year ago', `dateFrom=${months.yearAgo}&dateTo=${months.yearAgo}`],
      [
        'failed, of companies, a day a year ago',
        `status=failed&userType=company&dateFrom=${months.yearAgo}&dateTo=${months.yearAgo}`,
      ],
      ['of an account', `userId=${samples.userId}`],
      ...words('search', samples),
      ['a common name, failed', 'search=quispe&status=failed'],
      ['a common name of a company', 'search=andino'],
      ['a transaction', `search=TX-${middle.payments}`],
    ]),
    ...list('reports', '/api/admin/reports', [
      ['open', ''],
      ...each('status', ['all', ...reportStatuses]),
      ...reportKinds.map((kind): [string, string] => [`all, ${kind}`, `status=all&kind=${kind}`]),
      ['all, by reason', 'status=all&reason=harassment'],
      ['open, by reason', 'reason=harassment'],
      ['deep page', `status=all&after=${middle.abuse_reports}`],
    ]),
    ...requestDesks.flatMap((desk) =>
      list(`requests, ${desk}`, '/api/admin/requests', [
        ['open', `desk=${desk}`],
        ['answered', `desk=${desk}&status=answered`],
        ['all', `desk=${desk}&status=all`],
        ['a common name', `desk=${desk}&status=all&q=quispe`],
        ['nothing like it', `desk=${desk}&status=all&q=zzyzx`],
      ]),
    ),
    ...list('inbox', '/api/admin/inbox', [...each('owner', inboxOwners), ...each('desk', inboxDesks)]),
    ...list('held ads', '/api/admin/held-jobs', [['all', '']]),
    ...list('audit', '/api/admin/audit', [
      ['all', ''],
      ['by code', 'code=user-status-changed'],
      ['by a rare code', 'code=campaign-cancelled'],
      ['by subject', `subject=user&subjectId=${samples.userId}`],
      ['by kind of subject', 'subject=report'],
      ['by administrator', 'adminId=1'],
      ['of a day a year ago', `dateFrom=${months.yearAgo}&dateTo=${months.yearAgo}`],
      [
        'by code, of a day a year ago',
        `code=request-answered&dateFrom=${months.yearAgo}&dateTo=${months.yearAgo}`,
      ],
      ['deep page', `before=${middle.audit_entries}`],
    ]),
    ...list('recipients of a mail', '/api/admin/email/recipients', [
      ['all', ''],
      ['companies', 'userType=company'],
      ['deep page', `before=${middle.users}`],
      ...words('q', samples),
    ]),
    ...list('campaigns', '/api/admin/email/campaigns', [['all', '']]),
    ...list('applications', '/api/admin/matching-reports/applications', [
      ['all', ''],
      ['of thirty days', `dateStart=${months.recent}`],
      ['of a year', `dateStart=${months.yearAgo}`],
      ['deep page', `before=${middle.applications}`],
      ['a company', `company=${q(companyName)}`],
      ['a common part of companies', 'company=andino'],
      ['an industry', 'industry=retail'],
      ...each('compatibility', ['low', 'medium', 'high']),
      ['high, an industry, thirty days', `compatibility=high&industry=retail&dateStart=${months.recent}`],
      ...words('q', samples),
      ['a common word of ads', 'q=ventas'],
      ['a rare word of ads', 'q=luthier'],
    ]),
    ...list('team', '/api/admin/team', [['all', '']]),
    ...list('exports', '/api/admin/exports', [['all', '']]),
    ...list('settings', '/api/admin/settings', [['all', '']]),
  ]
}

function cards(samples: Samples): Call[] {
  const { months } = samples
  const card = (what: string, path: string): Call => ({ kind: 'card', what, paths: [path] })
  const kept = (what: string, path: string): Call => ({ kind: 'card', what, paths: [path], isKept: true })
  return [
    card('an account of a person', `/api/admin/users/${samples.userId}`),
    card('an account of a company', `/api/admin/users/${samples.companyUserId}`),
    card('an account of the company with the most ads', `/api/admin/users/${samples.busyUserId}`),
    card('its timeline', `/api/admin/users/${samples.busyUserId}/timeline`),
    card('timeline of a person', `/api/admin/users/${samples.userId}/timeline`),
    card('a report', `/api/admin/reports/${samples.reportId}`),
    card('a complaint', `/api/admin/requests/complaints/${samples.complaintId}`),
    card('health', '/api/admin/health'),
    card('reach of a mail to all', '/api/admin/email/reach'),
    card('reach of a mail to a search', '/api/admin/email/reach?q=quispe'),
    kept('figures of the marketplace', '/api/admin/stats'),
    kept('weeks', '/api/admin/weeks'),
    kept('figures of payments', '/api/admin/payment-stats'),
    kept('analytics, 12 weeks', '/api/admin/analytics?weeks=12'),
    kept('analytics, 26 weeks', '/api/admin/analytics?weeks=26'),
    kept('matching, thirty days', `/api/admin/matching-reports/metrics?dateStart=${months.recent}`),
    kept('matching, a year', `/api/admin/matching-reports/metrics?dateStart=${months.yearAgo}`),
    kept(
      'matching, thirty days, an industry',
      `/api/admin/matching-reports/metrics?dateStart=${months.recent}&industry=retail`,
    ),
    kept(
      'matching, thirty days, a common word',
      `/api/admin/matching-reports/metrics?dateStart=${months.recent}&q=ventas`,
    ),
    {
      kind: 'view',
      what: 'the first view of /admin, its calls at once',
      paths: [
        '/api/admin/session',
        '/api/admin/weeks',
        '/api/admin/stats',
        '/api/admin/health',
        '/api/admin/inbox',
      ],
      isKept: true,
    },
  ]
}
