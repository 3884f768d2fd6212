import { userType, type UserType } from '#contracts/accounts/accounts.contract.ts'
import {
  type ListedPlan,
  listedPlans,
  type UserSort,
  userSorts,
  type UserState,
  userStates,
} from '#contracts/admin/users-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { readDay, readId, withQuery } from '#web/features/admin/list.address.ts'

/** The query of the list of accounts, as in its address. */
export interface UsersSearch {
  q?: string
  userType?: UserType
  plan?: ListedPlan
  state?: UserState
  ruc?: 'missing'
  dateFrom?: string
  dateTo?: string
  sort?: UserSort
  before?: number
}

const PATH = '/admin/users'

/** Leaves out what the call would refuse, and the order that applies anyway. */
export function readUsersSearch(address: URLSearchParams): UsersSearch {
  const one = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((value) => value === address.get(name))
  const q = address.get('q')?.trim().slice(0, longestSearch)
  const [kind, plan, state] = [
    one('userType', userType.options),
    one('plan', listedPlans),
    one('state', userStates),
  ]
  const sort = one('sort', userSorts)
  const dateFrom = readDay(address, 'dateFrom')
  const dateTo = readDay(address, 'dateTo')
  const before = readId(address, 'before')
  return {
    ...(q ? { q } : {}),
    ...(kind ? { userType: kind } : {}),
    ...(plan ? { plan } : {}),
    ...(state ? { state } : {}),
    ...(address.get('ruc') === 'missing' ? { ruc: 'missing' as const } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo && (!dateFrom || dateFrom <= dateTo) ? { dateTo } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
    ...(before ? { before } : {}),
  }
}

/** The filters of the list, without its order and page. */
export function filtersOf(query: UsersSearch) {
  const { sort: _, before: __, ...filters } = query
  return filters
}

export const usersHref = (query: UsersSearch): string => withQuery(PATH, query)
export const userHref = (id: number): string => `${PATH}/${id}`

/** The lists that have a tab, by their name. `today` in Lima. */
export const usersViews = (today: string): Readonly<Record<string, UsersSearch>> => ({
  Todos: {},
  'Nuevos hoy': { dateFrom: today },
  Suspendidos: { state: 'suspended' },
  'Sin confirmar': { state: 'unconfirmed' },
  'Empresas sin RUC': { userType: 'company', ruc: 'missing' },
})
