import type { ServiceOffers } from '#contracts/services/package-fields.ts'

/** The form values of a package, all texts; `includes`: one item per line. */
export interface PackageValues {
  name: string
  price: string
  days: string
  includes: string
  rounds: string
}

export interface ExtraValues {
  name: string
  price: string
  days: string
}

export const emptyPackage: PackageValues = { name: '', price: '', days: '', includes: '', rounds: '1' }
export const emptyExtra: ExtraValues = { name: '', price: '', days: '0' }

const withoutSign = (price: string): string => price.replace(/^\$/, '')

export const packageValues = (offer: ServiceOffers['packages'][number]): PackageValues => ({
  name: offer.name,
  price: withoutSign(offer.price),
  days: String(offer.days),
  includes: offer.includes.join('\n'),
  rounds: String(offer.rounds),
})

export const extraValues = (offer: ServiceOffers['extras'][number]): ExtraValues => ({
  name: offer.name,
  price: withoutSign(offer.price),
  days: String(offer.days),
})

/** The items of a text with one on each line, without bullets and blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s*/, '').trim())
    .filter(Boolean)

/** An empty field is no number; coerced it would be 0. */
const countOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The packages and extras to send. */
export const offersBody = ({ packages, extras }: { packages: PackageValues[]; extras: ExtraValues[] }) => ({
  packages: packages.map((offer) => ({
    ...offer,
    days: countOf(offer.days),
    rounds: countOf(offer.rounds),
    includes: linesOf(offer.includes),
  })),
  extras: extras.map((offer) => ({ ...offer, days: countOf(offer.days) })),
})
