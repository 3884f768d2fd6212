import type { Service as ServiceReply } from '#contracts/services/services.contract.ts'
import type { Offer, Product, Service, WithContext } from 'schema-dts'
import { serviceHref } from './service.address.ts'

/** The fields of a service that its page shows. */
type ServiceFacts = Pick<
  ServiceReply,
  'id' | 'title' | 'description' | 'category' | 'price' | 'imageUrl' | 'rating' | 'reviewCount'
> & { professional: Pick<ServiceReply['professional'], 'id' | 'firstName' | 'lastName'> }

/**
 * A freelance service. Search engines show stars for products but not for services, so a reviewed service declares both
 * types; one without reviews declares no rating.
 */
export function serviceJsonLd(
  service: ServiceFacts,
  publicUrl: string,
): (WithContext<Service> | WithContext<Product>)[] {
  const { rating, reviewCount, professional } = service
  const url = publicUrl + serviceHref(service.id)
  const image = publicUrl + (service.imageUrl ?? `/og/service/${service.id}.png`)
  const offers = offerOf(service, url)
  const shared = {
    name: service.title,
    description: service.description,
    url,
    image,
    category: service.category,
  }
  const provider = {
    '@type': 'Person' as const,
    name: `${professional.firstName} ${professional.lastName}`,
    url: `${publicUrl}/professional/${professional.id}`,
  }
  const areaServed = { '@type': 'Country' as const, name: 'PE' }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      ...shared,
      serviceType: service.category,
      provider,
      areaServed,
      ...(offers ? { offers } : {}),
    },
    ...(rating !== null && reviewCount > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'Product',
            ...shared,
            ...(offers ? { offers } : {}),
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: Math.round(rating * 10) / 10,
              reviewCount,
              bestRating: 5,
              worstRating: 1,
            },
          } satisfies WithContext<Product>,
        ]
      : []),
  ]
}

/** Null when the price could not be parsed. */
function offerOf({ price }: ServiceFacts, url: string): Offer | null {
  const amount = Number(/\d+(?:\.\d{1,2})?/.exec(price.replaceAll(',', ''))?.[0])
  if (!(amount > 0)) return null
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'USD',
      unitCode: 'HUR',
    },
  }
}
