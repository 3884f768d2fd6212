import type { z } from 'zod'
import type { Payer, payerBody } from '#contracts/plans/documents.contract.ts'
import { isValidRuc } from '#domain/companies/ruc.ts'
import type { UserActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findBillingDetails, findCompanyRuc, saveBillingDetails } from './payer.queries.ts'

/** In whose name the next receipts of the caller are. */
export async function readPayer({ db }: Pick<Deps, 'db'>, { userId }: UserActor): Promise<Payer> {
  const [details, companyRuc] = await Promise.all([
    findBillingDetails(db, userId),
    findCompanyRuc(db, userId),
  ])
  return {
    documentKind: details?.documentKind ?? 'none',
    documentNumber: details?.documentNumber ?? '',
    address: details?.address ?? '',
    companyRuc,
  }
}

/** Stores it. Receipts that are issued stay as they are. Throws validation_failed for a RUC with a wrong check digit. */
export async function savePayer(
  deps: Pick<Deps, 'db'>,
  actor: UserActor,
  { documentKind, documentNumber, address }: z.output<typeof payerBody>,
): Promise<Payer> {
  if (documentKind === 'ruc' && !isValidRuc(documentNumber))
    throw new AppError('validation_failed', {
      fields: { documentNumber: 'Revisa los dígitos de tu RUC: no son de uno válido' },
    })
  await saveBillingDetails(deps.db, { userId: actor.userId, documentKind, documentNumber, address })
  return readPayer(deps, actor)
}
