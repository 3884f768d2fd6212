import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { id, instant } from '#contracts/fields.ts'
import { inboxDesks, inboxOwners } from './inbox-vocabulary.ts'

/** How many items the inbox shows at most, those that are due first. */
export const inboxSize = 50

/** For how many days an item can be put off at most. */
export const mostPostponedDays = 30

const query = z.object({
  desk: z.enum(['all', ...inboxDesks], asks.listed).default('all'),
  owner: z.enum(inboxOwners, asks.listed).default('all'),
})
export type InboxQuery = z.output<typeof query>

const colleague = z.object({ id: z.number(), name: z.string() })

const item = z.object({
  desk: z.enum(inboxDesks),
  id: z.number(),
  title: z.string(),
  about: z.string(),
  since: instant,
  /** Until when it should be settled; that of a complaint is the law's. */
  dueAt: instant,
  /** Who has it; null: nobody. */
  assignee: colleague.nullable(),
  postponedUntil: instant.nullable(),
})
export type InboxItem = z.infer<typeof item>

const inbox = z.object({
  desks: z.array(
    z.object({
      desk: z.enum(inboxDesks),
      /** All that wait, at most 10,000; postponed ones, too. */
      count: z.number(),
      /** When the first one is due; null: nothing waits. */
      nextDueAt: instant.nullable(),
    }),
  ),
  items: z.array(item),
  /** The matching items, as far as they were read. */
  total: z.number(),
  /** The administrators to whom an item can be given. */
  team: z.array(colleague),
  /** The id of the administrator who reads. */
  me: z.number(),
  /** What was decided or answered since midnight in Lima. */
  settledToday: z.number(),
})
export type Inbox = z.infer<typeof inbox>

const params = z.object({ desk: z.enum(inboxDesks, asks.listed), id })

export const inboxContract = {
  inbox: endpoint({
    method: 'GET',
    path: '/api/admin/inbox',
    summary: 'What waits at all desks: what is due first, whose it is, and how much there is at each',
    audience: 'admin',
    capability: 'work-inbox',
    query,
    reply: inbox,
  }),
  assignItem: endpoint({
    method: 'PUT',
    path: '/api/admin/inbox/:desk/:id/assignee',
    summary: 'Give an item to an administrator, or to nobody',
    audience: 'admin',
    capability: 'work-inbox',
    audit: 'inbox-item-assigned',
    params,
    body: z.object({
      adminId: z
        .number(asks.listed)
        .int(asks.listed)
        .positive(asks.listed)
        .max(2_147_483_647, asks.listed)
        .nullable(),
    }),
    reply: z.object({ success: z.literal(true) }),
  }),
  postponeItem: endpoint({
    method: 'PUT',
    path: '/api/admin/inbox/:desk/:id/postponement',
    summary: 'Put an item off until the morning of a later day in Lima, or take it back; its term stays',
    audience: 'admin',
    capability: 'work-inbox',
    audit: 'inbox-item-postponed',
    params,
    body: z.object({
      /** In days; 0 takes it back. */
      days: z.number(asks.listed).int(asks.listed).min(0, asks.listed).max(mostPostponedDays, asks.listed),
    }),
    reply: z.object({ success: z.literal(true) }),
  }),
}
