import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findDelivery } from './deliveries.queries.ts'
import { type EndpointRow, findEndpoint } from './endpoints.queries.ts'

declare const checked: unique symbol

/** An endpoint of the caller's company. */
export type OwnEndpoint = EndpointRow & { readonly [checked]: 'endpoint' }
/** A delivery to one of them. */
export type OwnDelivery = { id: number } & { readonly [checked]: 'delivery' }

/** Throws not_found for another company's endpoint, as if it did not exist. */
export async function getOwnEndpoint(db: Db, actor: CompanyActor, id: number): Promise<OwnEndpoint> {
  const endpoint = await findEndpoint(db, id)
  if (endpoint?.companyId !== actor.companyId) throw new AppError('not_found')
  return endpoint as OwnEndpoint
}

/** Throws not_found for another company's delivery, as if it did not exist. */
export async function getOwnDelivery(db: Db, actor: CompanyActor, id: number): Promise<OwnDelivery> {
  const found = await findDelivery(db, id)
  if (found?.delivery.companyId !== actor.companyId || found.endpoint.deletedAt !== null)
    throw new AppError('not_found')
  return { id } as OwnDelivery
}
