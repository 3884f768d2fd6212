import type { Service } from '#contracts/services/services.contract.ts'
import { itemListJsonLd } from '#web/lib/json-ld/item-list.ts'
import { serviceHref } from './service.address.ts'
import { PAGE_SIZE } from './services.address.ts'

/** The services of one page of the directory; the numbers continue over its pages. `address` and `name` are those of the list. */
export const serviceListJsonLd = (
  { services, page }: { services: readonly Pick<Service, 'id' | 'title'>[]; page: number },
  address: string,
  name: string,
) =>
  itemListJsonLd(
    new URL(address).origin,
    name,
    services.map(({ id, title }) => ({ name: title, path: serviceHref(id) })),
    (page - 1) * PAGE_SIZE + 1,
  )
