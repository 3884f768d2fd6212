import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { bookings } from '#server/db/schema/bookings.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { serviceAvailability, services, serviceSuggestions } from '#server/db/schema/services.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { professionalId }: Person): Promise<Exported> {
  if (professionalId === null) return {}
  const {
    id,
    title,
    description,
    category,
    price,
    requirements,
    tools,
    includes,
    deliveryTime,
    packages,
    extras,
    works,
  } = services
  const { isOpen, takenDownReason, takenDownNote, createdAt, deletedAt } = services
  const { moderationStatus, moderationNote } = services
  return {
    servicios: await db
      .select({
        id,
        title,
        description,
        category,
        price,
        requirements,
        tools,
        includes,
        deliveryTime,
        packages,
        extras,
        works,
        isOpen,
        takenDownReason,
        takenDownNote,
        moderationStatus,
        moderationNote,
        createdAt,
        deletedAt,
      })
      .from(services)
      .where(eq(services.professionalId, professionalId))
      .orderBy(desc(services.id)),
    'disponibilidad-de-servicios': await db
      .select({
        says: serviceAvailability.says,
        startsOn: serviceAvailability.startsOn,
        mostOrders: serviceAvailability.mostOrders,
        confirmedAt: serviceAvailability.confirmedAt,
        askedAt: serviceAvailability.askedAt,
      })
      .from(serviceAvailability)
      .where(eq(serviceAvailability.professionalId, professionalId)),
    'servicios-sugeridos': await db
      .select({
        title: serviceSuggestions.title,
        category: serviceSuggestions.category,
        description: serviceSuggestions.description,
        confidence: serviceSuggestions.confidence,
        suggestedPrice: serviceSuggestions.suggestedPrice,
        keywords: serviceSuggestions.keywords,
        isAccepted: serviceSuggestions.isAccepted,
        dismissedAt: serviceSuggestions.dismissedAt,
      })
      .from(serviceSuggestions)
      .where(eq(serviceSuggestions.professionalId, professionalId)),
  }
}

/**
 * A service that a company discussed, hired, booked or reviewed keeps its title for that company; others are deleted.
 */
export async function forget(tx: Db, { professionalId }: Person, now: Date): Promise<void> {
  if (professionalId === null) return
  await tx.delete(serviceSuggestions).where(eq(serviceSuggestions.professionalId, professionalId))
  await tx.delete(serviceAvailability).where(eq(serviceAvailability.professionalId, professionalId))
  const unused = [conversations, hires, bookings, reviews].map((table) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.serviceId, services.id)),
    ),
  )
  await tx.delete(services).where(and(eq(services.professionalId, professionalId), ...unused))
  await tx
    .update(services)
    .set({
      description: '',
      requirements: '',
      tools: '',
      includes: [],
      packages: [],
      extras: [],
      fromCents: null,
      fastestDays: null,
      imageId: null,
      works: [],
      isOpen: false,
      takenDownNote: '',
      deletedAt: now,
      deletedBy: null,
      search: sql`''::tsvector`,
    })
    .where(eq(services.professionalId, professionalId))
}
