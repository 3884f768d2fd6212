import { data } from 'react-router'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => unlistedMeta('Página no encontrada')

/** The page for every unknown address. */
export default function NotFound() {
  return (
    <ErrorPage
      code="404"
      title="Esta página no está en la plaza"
      actions={
        <>
          <LinkButton to="/empleos">Ver Empleos</LinkButton>
          <LinkButton to="/" variant="secondary">
            Inicio
          </LinkButton>
        </>
      }
    >
      Puede que el enlace esté mal escrito o que la página ya no exista. Desde aquí puedes seguir.
    </ErrorPage>
  )
}
