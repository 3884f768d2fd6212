import Check from 'lucide-react/icons/check'
import type { ServiceOffers } from '#contracts/services/package-fields.ts'
import { daysInWords, roundsInWords } from './offers.words.ts'

type OffersProps = {
  service: Partial<ServiceOffers>
  /** 1 on the service's page, 2 in a dialog. */
  level: 1 | 2
}

const noPackages: ServiceOffers['packages'] = []
const noExtras: ServiceOffers['extras'] = []

/** The packages of a service beside each other, and what can be added to them. */
export function Offers({ service: { packages = noPackages, extras = noExtras }, level }: OffersProps) {
  const Heading = level === 1 ? 'h2' : 'h3'
  const Name = level === 1 ? 'h3' : 'h4'
  return (
    <>
      {packages.length > 0 && (
        <section>
          <Heading className="text-h4">Paquetes</Heading>
          <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
            {packages.map((offer, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the packages of a shown service never change their order
              <li key={at} className="flex min-w-0 flex-col rounded-md border border-line p-4">
                <Name className="font-text text-sm font-strong tracking-normal wrap-anywhere">
                  {offer.name}
                </Name>
                <p className="mt-1 fig text-h4">{offer.price}</p>
                <p className="mt-1 text-sm text-ink-2">
                  Entrega en {daysInWords(offer.days)}, {roundsInWords(offer.rounds)}
                </p>
                <ul className="mt-3 grid gap-1.5 text-sm">
                  {offer.includes.map((item) => (
                    <li key={item} className="flex gap-2 wrap-anywhere">
                      <Check className="icon mt-0.5 text-accent-ink" />
                      {item}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      {extras.length > 0 && (
        <section>
          <Heading className="text-h4">Extras</Heading>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {extras.map(({ name, price, days }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <li key={at} className="flex items-baseline justify-between gap-4 py-2.5">
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  {days > 0 && <span className="text-sm text-ink-2"> · {daysInWords(days)} más</span>}
                </span>
                <span className="font-strong">{price}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
