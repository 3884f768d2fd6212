import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'

export interface ReviewContent {
  rating: number
  comment: string
  reply: string
  isVerifiedHire: boolean
  serviceId: number
  serviceTitle: string
  professionalId: number
  professionalName: string
}

/** Reviews that can no longer be undone; the owner is the company that wrote it. The index `reviews_words` has the expression of the search. */
export const reviewsToModerate: ModeratedSource<ReviewContent> = {
  table: reviews,
  from: sql`${reviews} join ${companies} on ${companies.id} = ${reviews.companyId}
    join ${users} on ${users.id} = ${companies.userId}
    join ${services} on ${services.id} = ${reviews.serviceId}
    join ${professionals} on ${professionals.id} = ${reviews.professionalId}`,
  where: sql`${reviews.isNotified}`,
  id: reviews.id,
  title: sql`'Reseña de ' || ${companies.name}`,
  owner: companies.name,
  content: sql<ReviewContent>`json_build_object('rating', ${reviews.rating}, 'comment', ${reviews.comment},
    'reply', case when ${reviews.isReplyNotified} then ${reviews.reply} else '' end, 'isVerifiedHire', ${reviews.hireId} is not null,
    'serviceId', ${services.id}, 'serviceTitle', ${services.title}, 'professionalId', ${professionals.id},
    'professionalName', ${professionals.firstName} || ' ' || ${professionals.lastName})`,
  withWord: (pattern) => sql`select id from reviews where (' ' || fold(comment)) like fold(${pattern})`,
}

/** A reported review waits for a look, unless an administrator decided about it before. */
export async function submitReview(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .update(reviews)
    .set({ moderationStatus: 'pending', submittedAt: at })
    .where(and(eq(reviews.id, id), eq(reviews.moderationStatus, 'approved'), isNull(reviews.moderatedAt)))
}
