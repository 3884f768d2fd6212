import { lazy, Suspense } from 'react'
import { useIsCompany } from '#web/features/accounts/session/session.resource.ts'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

// Only companies load it.
const OwnClosedJob = lazy(() => import('#web/features/jobs/own/own-closed-job.tsx'))

/** A job that was closed (410) or never existed (404). With its `id`, its own company sees a closed one. */
export function MissingJob({ id, isClosed }: { id?: number; isClosed: boolean }) {
  const isCompany = useIsCompany()
  const page = (
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
  if (!isCompany || !isClosed || id === undefined) return page
  return (
    <Suspense fallback={page}>
      <OwnClosedJob id={id} otherwise={page} />
    </Suspense>
  )
}
