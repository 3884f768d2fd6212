import { z } from 'zod'
import { longestSearch } from '#contracts/search-figures.ts'
import { longestNote } from './moderation-figures.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id } from '#contracts/fields.ts'
import { moderationStatuses } from './moderation-vocabulary.ts'

/** Which items of a queue are listed. */
export const moderationFilters = z.object({
  /** Words in its text or its owner's name, or a part of the owner's e-mail. */
  q: z.string().trim().max(longestSearch).optional(),
  status: z.enum(['all', ...moderationStatuses], asks.listed).default('all'),
  /** The one item with this id, whatever its status. */
  only: id.optional(),
  /** The last item of the page before. */
  after: id.optional(),
})
export type ModerationFilters = z.output<typeof moderationFilters>

/** What an administrator decides about an item. */
export const moderationDecision = z.object({
  status: z.enum(moderationStatuses, asks.listed),
  /** For the owner. */
  note: z.string().trim().max(longestNote, upTo(longestNote)).default(''),
  /** `submittedAt` as the administrator saw it. Omitted: not compared. */
  submittedAt: z.iso.datetime('Abre otra vez lo que revisas').optional(),
})
export type ModerationDecision = z.output<typeof moderationDecision>
