import type { ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { isServiceOf } from '#server/features/services/own/own-services.queries.ts'
import { findShownService } from './services.queries.ts'

declare const checked: unique symbol
/** A service that the caller sells, or has paused. */
export type OwnService = { id: number } & { readonly [checked]: 'own service' }

/** Throws forbidden for another person's public service, otherwise not_found. */
export async function getOwnService(db: Db, actor: ProfessionalActor, id: number): Promise<OwnService> {
  if (await isServiceOf(db, { id, professionalId: actor.professionalId })) return { id } as OwnService
  throw new AppError((await findShownService(db, actor, id)) ? 'forbidden' : 'not_found')
}
