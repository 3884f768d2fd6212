import { BrandLink } from '#web/layouts/brand-link.tsx'
import { canonicalLoader } from '#web/lib/canonical-loader.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import type { Route } from './+types/offline'

export const loader = canonicalLoader('/sin-conexion')

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = () => unlistedMeta('Sin conexión')

/** Stored in the browser and shown for any address, so it runs no script: the router would look for that address. */
export const handle = { withoutScripts: true }

/** The page that the browser shows without a network. */
export default function Offline() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="wrap flex h-header items-center">
          <BrandLink />
        </div>
      </header>
      <main className="grid grow items-center">
        <ErrorPage
          title="Te quedaste sin conexión"
          actions={
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for
            <a href="" className={buttonClass({})}>
              Reintentar
            </a>
          }
        >
          No hay internet en este momento. Revisa tus datos o tu wifi y vuelve a intentarlo: la plaza sigue
          abierta y lo que ya enviaste está guardado.
        </ErrorPage>
      </main>
    </div>
  )
}
