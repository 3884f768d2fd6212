import type { ShownAvailability } from '#contracts/services/availability.contract.ts'
import type { TrackRecord } from '#contracts/professionals/professionals.contract.ts'
import type {
  OwnService,
  PublicService,
  Service,
  ServiceSearchReply,
} from '#contracts/services/services.contract.ts'
import { shownOf } from '#domain/services/availability.ts'
import { availabilityInWords } from '#domain/services/availability.words.ts'
import { groupOf } from '#domain/services/groups.ts'
import { writeOffers } from '#domain/services/packages.ts'
import { writeServicePrice } from '#domain/services/price.ts'
import { limaDay } from '#domain/time/dates.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { AvailabilityRow } from '#server/features/services/availability/availability.queries.ts'
import type { OwnServiceRow } from '#server/features/services/own/own-services.queries.ts'
import type { FoundServices } from '#server/features/services/search/service-search.service.ts'
import { presentTakedown } from '#server/takedown.ts'
import type { ServiceRow } from './services.queries.ts'

/** What others read about when work can begin; null: nothing. */
export function presentAvailability(
  { says, startsOn, mostOrders, openOrders, confirmedAt }: AvailabilityRow,
  now: Date,
): ShownAvailability | null {
  if (says === null || confirmedAt === null) return null
  const shown = shownOf({ says, startsOn, mostOrders, openOrders, confirmedAt }, now)
  return shown && { ...shown, words: availabilityInWords(shown, limaDay(now)) }
}

export const presentService = (row: ServiceRow, now: Date): Service => ({
  id: row.id,
  professionalId: row.professionalId,
  professional: {
    id: row.professionalId,
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.professionalTitle,
    location: row.location,
    avatar: pictureUrl(row.photoId),
    isVerified: row.verifiedAt !== null,
  },
  title: row.title,
  description: row.description,
  category: row.category,
  group: groupOf(row.category),
  price: row.price,
  fromPrice: row.fromCents === null ? null : writeServicePrice(row.fromCents),
  deliveryTime: row.deliveryTime,
  includes: row.includes,
  requirements: row.requirements,
  tools: row.tools,
  imageUrl: pictureUrl(row.imageId),
  works: row.works.map(({ imageId, title }) => ({ imageUrl: pictureUrl(imageId), title })),
  rating: row.rating,
  reviewCount: row.reviewCount,
  availability: presentAvailability(row, now),
  isPaid: true,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
})

export const presentOwnService = (row: OwnServiceRow, now: Date): OwnService => ({
  ...presentService(row, now),
  ...writeOffers(row),
  chatActiveUntil: row.chatActiveUntil?.toISOString() ?? null,
  openHires: row.openHires,
  isOpen: row.isOpen,
  moderationStatus: row.moderationStatus,
  moderationNote: row.moderationStatus === 'rejected' ? row.moderationNote : '',
  takedown: presentTakedown(row),
})

export const presentPublicService = (
  { service, trackRecord }: { service: ServiceRow; trackRecord: TrackRecord },
  now: Date,
): PublicService => ({ ...presentService(service, now), ...writeOffers(service), trackRecord })

export const presentFound = (found: FoundServices, now: Date): ServiceSearchReply => ({
  services: found.services.map((row) => presentService(row, now)),
  total: found.total,
  page: found.page,
  pages: found.pages,
  isSimilar: found.isSimilar,
  facets: { group: found.groups, minRating: found.ratings, available: found.available },
})
