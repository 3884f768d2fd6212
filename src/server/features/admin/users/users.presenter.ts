import type { AccountVerification } from '#contracts/admin/account-verification.ts'
import type {
  AdminSuspension,
  AdminUser,
  AdminUserApplication,
  AdminUserReport,
  AdminUserSession,
  TimelineEvent,
  UserNote,
} from '#contracts/admin/users.contract.ts'
import { paymentLabel } from '#domain/plans/receipt.ts'
import type { AnyAccount } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { productName } from '#server/features/plans/payments/all-payments.service.ts'
import type { TimelineRow } from './timeline.queries.ts'
import type { WholeUser } from './users.service.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

export const toAdminUser = (row: AnyAccount): AdminUser => ({
  id: row.id,
  username: row.email.replace(/@.*$/, ''),
  email: row.email,
  userType: row.userType,
  createdAt: row.createdAt.toISOString(),
  emailConfirmed: row.emailConfirmedAt !== null,
  mailStop: row.mailStop,
  lastSeenAt: iso(row.lastSeenAt),
  profile: {
    id: row.companyId ?? row.professionalId ?? 0,
    name: row.companyName ?? `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    plan: row.plan,
    isPremium: row.plan !== 'free',
    isActive: row.suspendedAt === null,
    planExpiresAt: iso(row.planExpiresAt),
    ruc: row.ruc,
  },
})

const toSuspension = (row: WholeUser['suspensions'][number]): AdminSuspension => ({
  id: row.id,
  reason: row.reason,
  note: row.note,
  at: row.at.toISOString(),
  adminName: row.adminName,
  notifiedAt: iso(row.notifiedAt),
  liftedAt: iso(row.liftedAt),
  liftedByName: row.liftedByName,
})

const toVerification = ({ verifiedAt, requests, ends }: WholeUser['verification']): AccountVerification => ({
  verifiedAt: iso(verifiedAt),
  requests: requests.map(({ id, code, filedAt, answeredAt, outcome }) => ({
    id,
    code,
    filedAt: iso(filedAt) ?? '',
    answeredAt: iso(answeredAt),
    outcome,
  })),
  ends: ends.map(({ id, at, reason, note, adminName, notifiedAt }) => ({
    id,
    at: at.toISOString(),
    reason,
    note,
    adminName,
    notifiedAt: iso(notifiedAt),
  })),
})

const toSession = (row: WholeUser['sessions'][number]): AdminUserSession => ({
  id: row.id,
  device: row.device,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: iso(row.lastSeenAt),
})

export const toNote = (row: WholeUser['notes'][number]): UserNote => ({
  id: row.id,
  text: row.text,
  adminName: row.adminName,
  at: row.at.toISOString(),
})

const toApplication = (row: WholeUser['applications']['latest'][number]): AdminUserApplication => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  otherName: row.otherName,
  status: row.withdrawnAt ? 'withdrawn' : row.status,
  appliedAt: row.appliedAt.toISOString(),
})

const toReport = (row: WholeUser['reports']['latest'][number]): AdminUserReport => ({
  id: row.id,
  code: row.code,
  subject: row.jobId
    ? 'job'
    : row.serviceId
      ? 'service'
      : row.briefId
        ? 'brief'
        : row.reviewId
          ? 'review'
          : 'person',
  title: row.title,
  reason: row.reason,
  details: row.details,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
})

export const presentUser = ({ account, ...rest }: WholeUser) => ({
  user: { ...toAdminUser(account), hasTwoFactor: account.totpEnabledAt !== null },
  suspensions: rest.suspensions.map(toSuspension),
  verification: toVerification(rest.verification),
  sessions: rest.sessions.map(toSession),
  notes: rest.notes.map(toNote),
  memberships: rest.memberships.map(({ id, name, role, ownerId }) => ({
    companyId: id,
    name,
    role,
    ownerId,
  })),
  applications: rest.applications.latest.map(toApplication),
  reports: rest.reports.latest.map(toReport),
  figures: {
    applications: rest.applications.total,
    published: rest.published,
    reports: rest.reports.total,
  },
})

export const toEvent = ({ kind, at, detail, who, ref }: TimelineRow): TimelineEvent => ({
  id: `${kind}-${ref ?? 0}`,
  kind,
  at: at.toISOString(),
  ...(kind === 'paid' ? { detail: productName(detail), who: paymentLabel(ref ?? 0) } : { detail, who }),
})
