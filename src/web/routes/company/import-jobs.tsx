import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { mostFeeds } from '#contracts/jobs/job-feeds-figures.ts'
import { jobFeedsContract } from '#contracts/jobs/job-feeds.contract.ts'
import { ownJobsHref } from '#domain/jobs/job.address.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { FeedCard } from '#web/features/jobs/feeds/feed-card.tsx'
import { FeedForm } from '#web/features/jobs/feeds/feed-form.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return args.context.get(personalApi).call(jobFeedsContract.list, {})
}

export const meta: MetaFunction = () => [{ title: 'Importar avisos · Qhatu' }]

/** From where ads are imported, and how that goes. */
export default function ImportJobs() {
  const feeds = useLoaderData<typeof loader>()
  const mayWrite = useMayWrite()
  const [isAdding, setAdding] = useState(false)
  const isEmpty = feeds.length === 0
  return (
    <>
      <BackLink to={ownJobsHref}>Empleos publicados</BackLink>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>Importar avisos</h1>
        {mayWrite && !isEmpty && !isAdding && feeds.length < mostFeeds && (
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus className="icon" />
            Agregar dirección
          </Button>
        )}
      </div>
      <p className="mb-5 max-w-prose text-sm text-ink-2">
        Si tu sistema o tu página ya publican tus avisos en un archivo, los traemos solos: los nuevos se
        publican, los cambiados se actualizan y los que salen se archivan.{' '}
        <Link to="/ayuda/archivo-de-avisos" className="link">
          Cómo preparar el archivo
        </Link>
      </p>
      <div className="grid gap-4">
        {mayWrite && (isEmpty || isAdding) && <FeedForm onClose={isEmpty ? null : () => setAdding(false)} />}
        {!mayWrite && isEmpty && (
          <Card padding="none">
            <EmptyState title="Tu empresa no importa avisos">
              Quien puede publicar en tu empresa agrega aquí la dirección de un archivo.
            </EmptyState>
          </Card>
        )}
        {feeds.map((feed) => (
          <FeedCard key={feed.id} feed={feed} />
        ))}
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
