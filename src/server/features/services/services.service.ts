import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getProfessional, requireVisible } from '#server/features/professionals/professionals.service.ts'
import { insertService, listServices } from './services.queries.ts'

/** For everyone to see. Throws not_found for a professional who is not there or suspended. */
export async function getServices({ db }: Pick<Deps, 'db'>, professionalId: number) {
  await requireVisible({ db }, professionalId)
  return listServices(db, professionalId)
}

export interface NewService {
  professionalId: number
  title: string
  description: string
  category: string
  price: string
  requirements?: string
  tools?: string
}

/** Publishes a service; returns its id. Throws professional_premium_required without the premium plan. */
export async function publishService(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  service: NewService,
): Promise<number> {
  const { planType } = await getProfessional({ db: tx }, service.professionalId)
  if (planType !== 'premium') throw new AppError('professional_premium_required')
  const id = await insertService(tx, { ...service, createdAt: clock.now() })
  await notifyChange(tx, 'jobs')
  return id
}
