import type { ServiceExtra, ServicePackage } from '#domain/services/packages.ts'

/** Something added to a package, as it was agreed. */
export interface OrderExtra {
  name: string
  cents: number
  /** How many days it adds. */
  days: number
}

/** What a company orders of a service; prices in cents. */
export interface PackageOrder {
  name: string
  includes: readonly string[]
  extras: readonly OrderExtra[]
  rounds: number
  /** Of the package with its extras. */
  cents: number
  days: number
}

/** The sum of a package with the chosen extras: its price and its days. */
export const sumOf = (
  offer: Pick<ServicePackage, 'priceCents' | 'days'>,
  extras: readonly Pick<ServiceExtra, 'priceCents' | 'days'>[],
): { cents: number; days: number } => ({
  cents: extras.reduce((sum, { priceCents }) => sum + priceCents, offer.priceCents),
  days: extras.reduce((sum, { days }) => sum + days, offer.days),
})

/** The order of a package and extras by their names; null when the service has no such ones (any more). */
export function orderOfPackage(
  offers: { packages: readonly ServicePackage[]; extras: readonly ServiceExtra[] },
  chosen: { package: string; extras: readonly string[] },
): PackageOrder | null {
  const offer = offers.packages.find(({ name }) => name === chosen.package)
  const extras = [...new Set(chosen.extras)].map((wanted) =>
    offers.extras.find(({ name }) => name === wanted),
  )
  if (!offer || !extras.every((extra) => extra !== undefined)) return null
  return {
    name: offer.name,
    includes: offer.includes,
    extras: extras.map(({ name, priceCents, days }) => ({ name, cents: priceCents, days })),
    rounds: offer.rounds,
    ...sumOf(offer, extras),
  }
}
