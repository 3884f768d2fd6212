import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { asks } from '#contracts/field-messages.ts'
import type { newServiceBody, serviceBody } from '#contracts/services/service-fields.ts'
import { leastHourDollars } from '#contracts/services/service-figures.ts'
import { parseServicePrice, writeServicePrice } from '#domain/services/price.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { choosePublicBySelling } from '#server/features/professionals/visibility/visibility.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import {
  findOwnService,
  listOwnServices,
  lockService,
  markServiceDeleted,
  type OwnServiceRow,
  setServiceOpen,
  updateServiceTexts,
} from './own-services.queries.ts'
import { readPicture, readWorks } from './service-pictures.service.ts'
import { serviceRemoval } from '#server/features/services/services.acts.ts'
import type { OwnService } from '#server/features/services/services.policy.ts'
import { publishService } from '#server/features/services/services.service.ts'

type OwnDeps = Pick<Deps, 'pool' | 'clock' | 'config'>

/** Includes paused ones, newest first. */
export const listOwn = ({ db }: Pick<Deps, 'db'>, { professionalId }: ProfessionalActor) =>
  listOwnServices(db, professionalId)

/**
 * Publishes a service. Throws professional_premium_required, validation_failed.
 */
export async function createService(
  deps: OwnDeps,
  actor: ProfessionalActor,
  { professionalId, imageUrl, works = [], ...body }: z.output<typeof newServiceBody>,
): Promise<OwnServiceRow> {
  return transaction(deps, async (tx) => {
    const { price, deliveryTime, ...texts } = readBody(body)
    const id = await publishService(deps, tx, {
      ...texts,
      price,
      professionalId,
      imageId: await readPicture(deps, tx, actor, imageUrl),
      works: await readWorks(deps, tx, actor, works),
      ...(deliveryTime ? { deliveryTime } : {}),
    })
    return getOwn(tx, actor, id)
  })
}

/**
 * Changes the texts; omitted fields are not changed. The plan is not checked: published services can always be
 * edited.
 */
export async function updateService(
  deps: OwnDeps,
  actor: ProfessionalActor,
  { id }: OwnService,
  { imageUrl, works, ...body }: z.output<typeof serviceBody>,
): Promise<OwnServiceRow> {
  return changing(deps, id, async (tx, stored) => {
    const texts = readBody(body)
    await updateServiceTexts(
      tx,
      id,
      {
        ...texts,
        requirements: texts.requirements ?? stored.requirements,
        tools: texts.tools ?? stored.tools,
        includes: texts.includes ?? stored.includes,
        packages: texts.packages ?? stored.packages,
        extras: texts.extras ?? stored.extras,
        works: works ? await readWorks(deps, tx, actor, works) : stored.works,
        deliveryTime: texts.deliveryTime || stored.deliveryTime,
        imageId: imageUrl === undefined ? stored.imageId : await readPicture(deps, tx, actor, imageUrl),
      },
      deps.clock.now(),
    )
    return getOwn(tx, actor, id)
  })
}

/** Pauses a service or offers it again. One that was taken down stays so. */
export async function setServiceStatus(
  deps: OwnDeps,
  actor: ProfessionalActor,
  { id }: OwnService,
  status: 'active' | 'paused',
): Promise<OwnServiceRow> {
  return changing(deps, id, async (tx) => {
    await setServiceOpen(tx, id, status === 'active')
    if (status === 'active') await choosePublicBySelling(deps, tx, actor.professionalId)
    return getOwn(tx, actor, id)
  })
}

/** Hidden from everyone, including the owner; conversations, reviews and hires about it remain readable. */
export async function deleteService(
  deps: OwnDeps & Pick<Deps, 'queue'>,
  { userId }: ProfessionalActor,
  { id }: OwnService,
): Promise<Undoable> {
  return changing(deps, id, async (tx) => {
    await markServiceDeleted(tx, id, deps.clock.now())
    return perform(deps, tx, serviceRemoval, { userId, subjectId: null, data: { serviceId: id } })
  })
}

/** The service, locked. Throws not_found when it was deleted meanwhile. */
export async function requireStandingService(tx: Db, id: number) {
  const stored = await lockService(tx, id)
  if (!stored) throw new AppError('not_found')
  return stored
}

async function changing<T>(
  deps: OwnDeps,
  id: number,
  change: (tx: Db, stored: Awaited<ReturnType<typeof requireStandingService>>) => Promise<T>,
): Promise<T> {
  return transaction(deps, async (tx) => {
    const changed = await change(tx, await requireStandingService(tx, id))
    await notifyChange(tx, 'jobs')
    return changed
  })
}

async function getOwn(tx: Db, { professionalId }: ProfessionalActor, id: number): Promise<OwnServiceRow> {
  const row = await findOwnService(tx, { id, professionalId })
  if (!row) throw new Error('A service that was just written is gone')
  return row
}

/** The stored fields of a body: the price to the cent, in the documented format. */
function readBody({
  price,
  packages,
  extras,
  ...texts
}: Omit<z.output<typeof serviceBody>, 'imageUrl' | 'works'>) {
  const cents = parseServicePrice(price)
  if (cents === null)
    throw new AppError('validation_failed', {
      fields: { price: asks.price },
    })
  if (cents < leastHourDollars * 100)
    throw new AppError('validation_failed', {
      fields: { price: `Escribe un precio de $${leastHourDollars} o más` },
    })
  return {
    ...texts,
    price: writeServicePrice(cents),
    ...(packages ? { packages: packages.map(withCents) } : {}),
    ...(extras ? { extras: extras.map(withCents) } : {}),
  }
}

/** An offer with its price as cents. */
function withCents<Offer extends { price: string }>({ price, ...offer }: Offer) {
  const priceCents = parseServicePrice(price)
  // The contract lets only amounts pass.
  if (priceCents === null) throw new Error('A price of an offer could not be read')
  return { ...offer, priceCents }
}
