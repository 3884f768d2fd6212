import { soldThings, type SoldThing } from '#contracts/plans/plans-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'
import { type Currency, priceCurrency } from '#server/platform/payments/payment-provider.ts'

/** The setting of each price; `_pen` is the one in soles. */
const settingOf = {
  premiumJob: 'premium_job_price',
  professionalPremium: 'professional_premium_price',
  companyPremium: 'company_premium_price',
  chatActivation: 'chat_activation_price',
} as const satisfies Record<SoldThing, string>

/** Whether whoever takes new payments takes no dollars, so that soles are charged. */
const chargesSoles = ({ current }: Deps['payments']): boolean =>
  current !== null && !current.capabilities.currencies.includes(priceCurrency)

/** What a thing costs now, in cents of the currency that is charged. Without a price in soles it is in dollars, which `openAtProvider` refuses. */
export async function readPrice(
  { payments }: Pick<Deps, 'payments'>,
  db: Db,
  thing: SoldThing,
): Promise<{ price: number; currency: Currency }> {
  const key = settingOf[thing]
  const { [key]: dollars, [`${key}_pen` as const]: soles } = await readSettings(db, [key, `${key}_pen`])
  return chargesSoles(payments) && dollars > 0 && soles > 0
    ? { price: Math.round(soles * 100), currency: 'PEN' }
    : { price: Math.round(dollars * 100), currency: priceCurrency }
}

/** What has a price in dollars and cannot be sold now, because who takes new payments takes soles only and it has no price in soles. */
export async function readUnsold({ db, payments }: Pick<Deps, 'db' | 'payments'>): Promise<SoldThing[]> {
  if (!chargesSoles(payments)) return []
  const unsold: SoldThing[] = []
  for (const thing of soldThings) {
    const { price, currency } = await readPrice({ payments }, db, thing)
    if (price > 0 && currency === priceCurrency) unsold.push(thing)
  }
  return unsold
}

/** The price in soles of each thing, as people see it; null: it is not sold in soles, or it costs nothing. Null for all: dollars are charged. */
export async function readSoles({
  db,
  payments,
}: Pick<Deps, 'db' | 'payments'>): Promise<Record<SoldThing, number | null> | null> {
  if (!chargesSoles(payments)) return null
  const soles = async (thing: SoldThing) => {
    const { price, currency } = await readPrice({ payments }, db, thing)
    return currency === 'PEN' ? price / 100 : null
  }
  return {
    premiumJob: await soles('premiumJob'),
    professionalPremium: await soles('professionalPremium'),
    companyPremium: await soles('companyPremium'),
    chatActivation: await soles('chatActivation'),
  }
}
