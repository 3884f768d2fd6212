import { sql } from 'drizzle-orm'
import type { ServiceExtra, ServicePackage } from '#domain/services/packages.ts'
import type { ServiceWork } from '#domain/services/works.ts'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { isVisibleTo, visitor } from '#server/features/professionals/visibility/visibility.queries.ts'

export interface ServiceContent {
  professionalId: number
  isProfileShown: boolean
  firstName: string
  lastName: string
  description: string
  price: string
  category: string
  deliveryTime: string
  includes: string[]
  requirements: string
  packages: ServicePackage[]
  extras: ServiceExtra[]
  tools: string
  imageId: string | null
  works: ServiceWork[]
}

/** The services that administrators look at. The index `services_post_words` has the expression of the search. */
export const servicesToModerate: ModeratedSource<ServiceContent> = {
  table: services,
  from: sql`${services} join ${professionals} on ${professionals.id} = ${services.professionalId}
    join ${users} on ${users.id} = ${professionals.userId}`,
  where: sql`${services.deletedAt} is null`,
  id: services.id,
  title: services.title,
  owner: sql`${professionals.firstName} || ' ' || ${professionals.lastName}`,
  content: sql<ServiceContent>`json_build_object(
    'professionalId', ${professionals.id}, 'isProfileShown', ${isVisibleTo(visitor)}, 'firstName', ${professionals.firstName}, 'lastName', ${professionals.lastName},
    'description', ${services.description}, 'price', ${services.price}, 'category', ${services.category},
    'deliveryTime', ${services.deliveryTime}, 'includes', ${services.includes}, 'requirements', ${services.requirements},
    'packages', ${services.packages}, 'extras', ${services.extras}, 'tools', ${services.tools}, 'imageId', ${services.imageId}, 'works', ${services.works})`,
  hasWord: (pattern) =>
    sql`(' ' || fold(${services.title} || ' ' || ${services.category}) || ' ' || ${services.ownerWords}) like fold(${pattern})`,
  countedFrom: sql`${services}`,
}
