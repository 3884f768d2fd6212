import { jobStates, type PostState, type PostKind, serviceStates } from '#contracts/admin/posts-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

/** The query of the list of posts, as in its address. */
export interface PostSearch {
  kind: PostKind
  search?: string
  /** One that the kind has. */
  status?: PostState
  before?: number
}

/** The states that posts of a kind are filtered by. */
export const statesOf = (kind: PostKind): readonly PostState[] => (kind === 'job' ? jobStates : serviceStates)

/** Leaves out what the call would refuse. */
export function readPostSearch(address: URLSearchParams): PostSearch {
  const kind = address.get('tab') === 'jobs' ? 'job' : 'service'
  const search = address.get('search')?.trim().slice(0, longestSearch)
  const status = statesOf(kind).find((known) => known === address.get('status'))
  const before = readId(address, 'before')
  return {
    kind,
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(before ? { before } : {}),
  }
}

/** The services are the first tab, so their address names none. */
export const postsHref = ({ kind, ...query }: PostSearch): string =>
  withQuery('/admin/posts', { ...(kind === 'job' ? { tab: 'jobs' } : {}), ...query })
