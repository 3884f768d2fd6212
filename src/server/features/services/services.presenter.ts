import type { TrackRecord } from '#contracts/professionals/professionals.contract.ts'
import type {
  OwnService,
  PublicService,
  Service,
  ServiceSearchReply,
} from '#contracts/services/services.contract.ts'
import { groupOf } from '#domain/services/groups.ts'
import { writeOffers } from '#domain/services/packages.ts'
import { writeServicePrice } from '#domain/services/price.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { OwnServiceRow } from '#server/features/services/own/own-services.queries.ts'
import type { FoundServices } from '#server/features/services/search/service-search.service.ts'
import { presentTakedown } from '#server/takedown.ts'
import type { ServiceRow } from './services.queries.ts'

export const presentService = (row: ServiceRow): Service => ({
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
  isPaid: true,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
})

export const presentOwnService = (row: OwnServiceRow): OwnService => ({
  ...presentService(row),
  ...writeOffers(row),
  chatActiveUntil: row.chatActiveUntil?.toISOString() ?? null,
  openHires: row.openHires,
  isOpen: row.isOpen,
  moderationStatus: row.moderationStatus,
  moderationNote: row.moderationStatus === 'rejected' ? row.moderationNote : '',
  takedown: presentTakedown(row),
})

export const presentPublicService = ({
  service,
  trackRecord,
}: {
  service: ServiceRow
  trackRecord: TrackRecord
}): PublicService => ({ ...presentService(service), ...writeOffers(service), trackRecord })

export const presentFound = (found: FoundServices): ServiceSearchReply => ({
  services: found.services.map(presentService),
  total: found.total,
  page: found.page,
  pages: found.pages,
  isSimilar: found.isSimilar,
  facets: { group: found.groups, minRating: found.ratings },
})
