import { z } from 'zod'
import { suppressionReasons as mailStops } from '#contracts/accounts/suppression-vocabulary.ts'
import { userType } from '#contracts/accounts/accounts.contract.ts'
import { suspensionReasons } from '#contracts/accounts/suspension-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { mostBulkUsers, mostWhole, userTexts } from './users-figures.ts'
import { companyRoles } from '#contracts/companies/team-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { daysInOrder, id, idParams, instant, outOfOrder, requiredText, success } from '#contracts/fields.ts'
import { reportStatuses } from '#contracts/support/outcomes-vocabulary.ts'
import { accountVerification } from './account-verification.ts'
import { applicationSteps } from '#contracts/applications/application-status-vocabulary.ts'
import {
  givenPlanDays,
  givenPlans,
  listedPlans,
  timelineKinds,
  userSorts,
  userStates,
} from './users-vocabulary.ts'
import { mostCountedInWords } from './list-figures.ts'

const figures = new Intl.NumberFormat('es-PE')

/** The messages of the fields below; apart from the others, because public pages load those. */
export const says = {
  accountActive: 'Indica si la cuenta queda activa',
  suspensionReason: 'Elige un motivo',
  suspensionNote: `Explica a la persona en ${userTexts.leastReason} caracteres o más qué encontraste`,
  plan: 'Elige el plan gratuito o el premium',
  days: 'Elige cuánto dura el plan',
  userNote: 'Escribe la nota',
  userIds: `Elige de 1 a ${mostBulkUsers} cuentas`,
  whole: `Elige un resultado de ${figures.format(mostWhole)} cuentas como máximo`,
  targets: 'Elige cuentas o un resultado entero, no ambos',
} as const

/** How many accounts a page has. */
export const usersPageSize = 50
/** The last page that has a number; after it `before` leads on. */
const lastNumberedPage = 200

/** What the list of accounts is filtered by. */
export const userFilters = {
  /** In the name, the e-mail or the RUC, or the number of the account. */
  q: z.string(upTo(longestSearch)).trim().max(longestSearch, upTo(longestSearch)).optional(),
  userType: z.enum(['all', ...userType.options], asks.listed).default('all'),
  plan: z.enum(['all', ...listedPlans], asks.listed).default('all'),
  state: z.enum(['all', ...userStates], asks.listed).default('all'),
  /** `missing`: only companies that gave none. */
  ruc: z.enum(['all', 'missing'], asks.listed).default('all'),
  /** Days in Lima of the registration, both included. */
  dateFrom: z.iso.date(asks.date).optional(),
  dateTo: z.iso.date(asks.date).optional(),
}
export type UserFilters = z.output<z.ZodObject<typeof userFilters>>

const adminUser = z.object({
  id: z.number(),
  /** The e-mail before its @. */
  username: z.string(),
  email: z.string(),
  userType,
  createdAt: instant,
  emailConfirmed: z.boolean(),
  /** Why no mail goes to the address; null: it gets its mails. */
  mailStop: z.enum(mailStops).nullable(),
  /** Of the open sessions; null: there is none. */
  lastSeenAt: instant.nullable(),
  profile: z.object({
    id: z.number(),
    /** The company's, or the person's whole name. */
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    plan: z.enum(listedPlans),
    isPremium: z.boolean(),
    /** False: suspended. */
    isActive: z.boolean(),
    /** Null: the plan has no end. */
    planExpiresAt: instant.nullable(),
    /** Null: none given, or a professional. */
    ruc: z.string().nullable(),
  }),
})
export type AdminUser = z.infer<typeof adminUser>

const suspension = z.object({
  id: z.number(),
  reason: z.enum(suspensionReasons),
  /** What the person was told. */
  note: z.string(),
  at: instant,
  adminName: z.string(),
  /** Null: the mail is not sent yet, and ending the suspension now keeps it from being sent. */
  notifiedAt: instant.nullable(),
  liftedAt: instant.nullable(),
  liftedByName: z.string(),
})
export type AdminSuspension = z.infer<typeof suspension>

const userSession = z.object({
  id: z.number(),
  /** 'Chrome en Android'; '' if unknown. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
})
export type AdminUserSession = z.infer<typeof userSession>

const userNote = z.object({ id: z.number(), text: z.string(), adminName: z.string(), at: instant })
export type UserNote = z.infer<typeof userNote>

const userApplication = z.object({
  id: z.number(),
  jobId: z.number(),
  jobTitle: z.string(),
  /** The company that a professional applied to, or the person who applied to a company. */
  otherName: z.string(),
  status: z.enum(applicationSteps),
  appliedAt: instant,
})
export type AdminUserApplication = z.infer<typeof userApplication>

/** A company that the account works for, its own one too. */
const membership = z.object({
  companyId: z.number(),
  name: z.string(),
  role: z.enum(companyRoles),
  /** The account that owns it. */
  ownerId: z.number().nullable(),
})
export type Membership = z.infer<typeof membership>

/** A report of the person, or of something that the person published. */
const userReport = z.object({
  id: z.number(),
  code: z.string(),
  subject: z.enum(['person', 'job', 'service', 'brief', 'review']),
  /** What it is about; '' for the person. */
  title: z.string(),
  reason: z.string(),
  details: z.string(),
  status: z.enum(reportStatuses),
  createdAt: instant,
})
export type AdminUserReport = z.infer<typeof userReport>

const timelineEvent = z.object({
  /** Unique in the timeline. */
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: instant,
  /** A title, a device or a code, depending on the kind; '' if there is none. */
  detail: z.string(),
  /** Who else: the company applied to, the administrator; '' if nobody. */
  who: z.string(),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

export const suspendBody = z.object({
  reason: z.enum(suspensionReasons, says.suspensionReason),
  note: requiredText(says.suspensionNote, userTexts.mostReason).min(
    userTexts.leastReason,
    says.suspensionNote,
  ),
})

/** Of a suspension: without a reason it is the last one of the list, without words. */
export const statusBody = suspendBody.partial().extend({ isActive: z.boolean(says.accountActive) })
export type StatusChange = z.output<typeof statusBody>

export const planBody = z.object({
  plan: z.enum(givenPlans, says.plan),
  /** How long a premium plan lasts; omitted: without an end. */
  days: z.literal(givenPlanDays, says.days).optional(),
})

export const userNoteBody = z.object({ text: requiredText(says.userNote, userTexts.mostNote) })

export const usersContract = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: `The accounts; \`X-Total-Count\` counts up to ${mostCountedInWords} and \`Link: rel="next"\` leads to the next page`,
    audience: 'admin',
    capability: 'read-users',
    query: z
      .object({
        ...userFilters,
        sort: z.enum(userSorts, asks.listed).default('newest'),
        /** The last account of the page before. */
        before: id.optional(),
        page: z.coerce.number().int().min(1).max(lastNumberedPage).default(1),
      })
      .refine(daysInOrder, outOfOrder),
    reply: z.object({ users: z.array(adminUser) }),
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'One account: its sessions, suspensions, notes and figures',
    audience: 'admin',
    capability: 'read-users',
    params: idParams,
    reply: z.object({
      user: adminUser.extend({ hasTwoFactor: z.boolean() }),
      /** The latest first. */
      suspensions: z.array(suspension),
      verification: accountVerification,
      sessions: z.array(userSession),
      notes: z.array(userNote),
      /** Empty for a professional. */
      memberships: z.array(membership),
      /** The latest ones of each. */
      applications: z.array(userApplication),
      reports: z.array(userReport),
      figures: z.object({
        /** Sent by a professional, or received by a company. */
        applications: z.number(),
        /** Ads of a company, or services of a professional. */
        published: z.number(),
        /** Of the person, or of what the person published. */
        reports: z.number(),
      }),
    }),
  }),
  userTimeline: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/timeline',
    summary: 'What happened to an account, the latest first',
    audience: 'admin',
    capability: 'read-users',
    params: idParams,
    query: z.object({ page: z.coerce.number().int().min(1).max(lastNumberedPage).default(1) }),
    reply: z.object({ events: z.array(timelineEvent), hasMore: z.boolean() }),
  }),
  setUserStatus: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/status',
    summary:
      'Suspend an account at once, or end its suspension. The person is mailed some seconds later, unless the suspension was ended by then',
    audience: 'admin',
    capability: 'manage-users',
    audit: 'user-status-changed',
    params: idParams,
    body: statusBody,
    reply: success,
  }),
  setUserPlan: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/plan',
    summary: 'Give an account a plan, for a term or without an end; the person is told',
    audience: 'admin',
    capability: 'change-plans',
    audit: 'plan-changed',
    params: idParams,
    body: planBody,
    reply: success,
  }),
  addUserNote: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/notes',
    summary: 'Write a note about an account for the team; it is in the download of the person’s data',
    audience: 'admin',
    capability: 'manage-users',
    audit: 'user-note-added',
    params: idParams,
    body: userNoteBody,
    status: 201,
    reply: userNote,
  }),
  deleteUserNote: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/notes/:noteId',
    summary: 'Delete a note',
    audience: 'admin',
    capability: 'manage-users',
    audit: 'user-note-deleted',
    params: z.object({ id, noteId: id }),
  }),
}
