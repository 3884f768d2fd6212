import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** A job that was closed (410) or never existed (404). */
export function MissingJob({ isClosed }: { isClosed: boolean }) {
  return (
    <ErrorPage
      code={isClosed ? '410' : '404'}
      title={isClosed ? 'Este empleo ya cerró' : 'No encontramos este empleo'}
      actions={
        <>
          <LinkButton to="/empleos">Ver todos los empleos</LinkButton>
          <LinkButton to="/" variant="secondary">
            Inicio
          </LinkButton>
        </>
      }
    >
      El empleo que buscas no existe o ya no está disponible.
    </ErrorPage>
  )
}
