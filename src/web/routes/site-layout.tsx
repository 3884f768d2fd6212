import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { siteContract } from '#contracts/site/site.contract.ts'
import { useSavedOwner } from '#web/features/saved-jobs/use-saved-owner.ts'
import { Page } from '#web/layouts/page.tsx'
import { useLogout, useSession } from '#web/features/accounts/session/session.resource.ts'
import { publicApi, refusedForm } from '#web/lib/api-context.ts'
import { Note } from '#web/ui/state/note.tsx'
import type { Route } from './+types/site-layout'

// Loaded on demand: most readers are visitors, who have neither bell nor menu.
const PersonInPage = lazy(async () => ({ default: (await import('./person-in-page.tsx')).PersonInPage }))

export const loader = async ({ context }: Route.LoaderArgs) => ({
  refusal: context.get(refusedForm)?.message ?? null,
  brand: await context
    .get(publicApi)
    .call(siteContract.brand, {})
    .catch(() => null),
})

/** A refusal belongs only to the requested page, not to the next ones. */
export const shouldRevalidate = () => false

/** A route sets `handle = { showsRefusal: true }` when it shows a refused form itself. */
const showsRefusal = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'showsRefusal' in handle

/** The layout of the site's pages, with the person's part of the header. */
export default function SiteLayout({ loaderData: { refusal, brand } }: Route.ComponentProps) {
  const isFirst = useLocation().key === 'default'
  const isShownByPage = useMatches().some(({ handle }) => showsRefusal(handle))
  const session = useSession()
  useSavedOwner(session)
  const logout = useLogout()
  const person = session.status === 'user' && (
    <Suspense fallback={<span className="h-control-sm w-40" />}>
      <PersonInPage user={session.user} onLogout={logout} />
    </Suspense>
  )
  return (
    <Page brand={brand} session={session} person={person}>
      {refusal !== null && isFirst && !isShownByPage && (
        <div className="wrap pt-6">
          <Note tone="bad" announce>
            {refusal}
          </Note>
        </div>
      )}
      <Outlet />
    </Page>
  )
}
