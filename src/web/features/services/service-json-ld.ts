import type { Offer, Product, Service, WithContext } from 'schema-dts'

/** What the page of a service shows of it. */
interface ServiceFacts {
  id: number
  title: string
  description: string
  category: string
  /** By the hour, in US dollars: '$25.00'. */
  price: string
  professional: { id: number; name: string }
  /** Only from reviews that were really written; null without any. */
  rating: { average: number; count: number } | null
}

/**
 * A freelance service. Search engines show stars for products and not for services, so one that has been reviewed says both;
 * one that has not claims no rating.
 */
export function serviceJsonLd(
  service: ServiceFacts,
  publicUrl: string,
): (WithContext<Service> | WithContext<Product>)[] {
  const { rating } = service
  const url = `${publicUrl}/servicios/${service.id}`
  const image = `${publicUrl}/og/service/${service.id}.png`
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
    name: service.professional.name,
    url: `${publicUrl}/professional/${service.professional.id}`,
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
    ...(rating && rating.count > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'Product',
            ...shared,
            ...(offers ? { offers } : {}),
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.average,
              reviewCount: rating.count,
              bestRating: 5,
              worstRating: 1,
            },
          } satisfies WithContext<Product>,
        ]
      : []),
  ]
}

/** Nothing when the price could not be read. */
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
