import type { ServiceOffers } from '#contracts/services/package-fields.ts'
import { writeServicePrice } from './price.ts'

/** What a service offers at a price for the whole work. In cents of a US dollar. */
export interface ServicePackage {
  name: string
  priceCents: number
  /** Until the delivery. */
  days: number
  includes: readonly string[]
  /** How many rounds of changes are included. */
  rounds: number
}

/** Something that can be added to a package. */
export interface ServiceExtra {
  name: string
  priceCents: number
  /** How many days it adds. */
  days: number
}

const least = (numbers: number[]): number | null => (numbers.length === 0 ? null : Math.min(...numbers))

/** The lowest price at which one can start; null without packages. */
export const lowestCents = (packages: readonly ServicePackage[]): number | null =>
  least(packages.map(({ priceCents }) => priceCents))

/** The fewest days until a delivery; null without packages. */
export const fewestDays = (packages: readonly ServicePackage[]): number | null =>
  least(packages.map(({ days }) => days))

/** Packages and extras with their prices as written. */
export const writeOffers = ({
  packages,
  extras,
}: {
  packages: readonly ServicePackage[]
  extras: readonly ServiceExtra[]
}): ServiceOffers => ({
  packages: packages.map(({ name, priceCents, days, includes, rounds }) => ({
    name,
    price: writeServicePrice(priceCents),
    days,
    includes: [...includes],
    rounds,
  })),
  extras: extras.map(({ name, priceCents, days }) => ({ name, price: writeServicePrice(priceCents), days })),
})
