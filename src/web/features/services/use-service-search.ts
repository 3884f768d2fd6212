import { useListSearch } from '#web/lib/use-list-search.ts'
import { readServiceForm, readServiceQuery, type ServiceQuery, servicesHref } from './services.address.ts'
import { SERVICES_PATH } from './service.address.ts'

/** The form of all controls of the directory, wherever they are on the page. Without scripts it is an ordinary GET form. */
export const SERVICE_FORM_ID = 'buscar-servicios'

/** The search of the directory of services. */
export const useServiceSearch = (query: ServiceQuery) =>
  useListSearch({
    query,
    path: SERVICES_PATH,
    readForm: readServiceForm,
    readAddress: readServiceQuery,
    hrefOf: (next) => servicesHref(next),
  })
