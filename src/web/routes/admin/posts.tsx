import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { postsContract } from '#contracts/admin/posts.contract.ts'
import { jobStates, type PostKind, postKinds, serviceStates } from '#contracts/admin/posts-vocabulary.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { ofJob, ofService } from '#web/features/admin/posts/post.ts'
import { PostFilters } from '#web/features/admin/posts/post-filters.tsx'
import { PostList } from '#web/features/admin/posts/post-list.tsx'
import { type PostSearch, postsHref, readPostSearch } from '#web/features/admin/posts/posts.address.ts'
import { kindWords } from '#web/features/admin/posts/posts.words.ts'
import type { ApiClient } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readPostSearch(new URL(request.url).searchParams)
  const other = query.kind === 'job' ? 'service' : 'job'
  const [{ posts, total, hasMore }, { total: otherTotal }, { admin }] = await Promise.all([
    listPosts(api, query),
    // Only its number: the tab says how many match the same words.
    listPosts(api, { kind: other, ...(query.search ? { search: query.search } : {}) }, 1),
    api.call(adminContract.adminSession, {}),
  ])
  const totals = { [query.kind]: total, [other]: otherTotal } as Record<PostKind, number>
  return { query, posts, totals, hasMore, mayDecide: may(admin?.role ?? 'analyst', 'decide-content') }
}

async function listPosts(api: ApiClient, { kind, status, ...asked }: PostSearch, limit?: number) {
  const others = { ...asked, ...(limit ? { limit } : {}) }
  /** Of the states that a kind has. */
  const inState = <S extends string>(states: readonly S[]) => {
    const known = states.find((state) => state === status)
    return known ? { ...others, status: known } : others
  }
  if (kind === 'job') {
    const query = inState(jobStates)
    const { rows, total, hasMore } = await callList(api, postsContract.jobs, { query })
    return { posts: rows.map(ofJob), total: total ?? 0, hasMore }
  }
  const query = inState(serviceStates)
  const { rows, total, hasMore } = await callList(api, postsContract.services, { query })
  return { posts: rows.map(ofService), total: total ?? 0, hasMore }
}

export const meta = () => unlistedMeta('Publicaciones')

export const ErrorBoundary = () => <PanelError home="/admin" />

const figures = new Intl.NumberFormat('es-PE')
const inFigures = (total: number) => `${figures.format(total)}${total === mostCounted ? '+' : ''}`

/** Every service and every job, with what an administrator may do about each. */
export default function Posts() {
  const { query, posts, totals, hasMore, mayDecide } = useLoaderData<typeof loader>()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/admin/posts'
  const { before, ...filters } = query
  const { kind, search } = query
  const { one, many } = kindWords[kind]
  const oldest = hasMore ? posts.at(-1) : undefined
  const total = totals[kind]
  return (
    <>
      <h1 className="mb-3">Publicaciones</h1>
      <LinkTabs
        label="Qué se publica"
        tabs={postKinds.map((tab) => ({
          label: `${kindWords[tab].tab} (${inFigures(totals[tab])})`,
          to: postsHref({ kind: tab, ...(search ? { search } : {}) }),
          current: tab === kind,
        }))}
      />
      <div className="pt-5">
        <PostFilters key={kind} query={query} />
      </div>
      <p role="status" className="mt-4 mb-2 text-sm">
        <b className="tabular-nums">{inFigures(total)}</b> {total === 1 ? one : many}
      </p>
      <Card padding={isLoading ? 'md' : 'none'} className="mb-4">
        {isLoading ? (
          <SkeletonEntries entries={6} label={`Cargando ${many}`} />
        ) : posts.length > 0 ? (
          <PostList key={kind} kind={kind} posts={posts} mayDecide={mayDecide} />
        ) : (
          <EmptyState title={`Ningún ${one} con estos filtros`}>
            Prueba con otras palabras o limpia los filtros.
          </EmptyState>
        )}
      </Card>
      <KeysetPages
        previous={before === undefined ? null : postsHref(filters)}
        next={oldest ? postsHref({ ...filters, before: oldest.id }) : null}
      />
    </>
  )
}
