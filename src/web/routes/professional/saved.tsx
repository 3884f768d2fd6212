import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { SavedJobList } from '#web/features/saved-jobs/saved-job-list.tsx'
import { OwnAlerts } from '#web/features/subscriptions/own-alerts.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { useNow } from '#web/lib/use-now.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const [saved, alerts] = await Promise.all([
    api.call(savedJobsContract.list, {}),
    api.call(subscriptionsContract.ownAlerts, {}),
  ])
  return { saved, alerts }
}

export const meta: MetaFunction = () => [{ title: 'Alertas y guardados · Qhatu' }]

/** The professional's alerts and saved jobs. */
export default function Saved() {
  const { saved, alerts } = useLoaderData<typeof loader>()
  const now = useNow().toISOString()
  return (
    <>
      <h1 className="mb-5">Alertas y guardados</h1>
      <section aria-labelledby="titulo-alertas">
        <h2 id="titulo-alertas" className="mb-3 text-h3">
          Alertas de empleo
        </h2>
        <OwnAlerts loaded={alerts} />
      </section>
      <section aria-labelledby="titulo-guardados" className="mt-10">
        <h2 id="titulo-guardados" className="mb-3 text-h3">
          Empleos guardados
        </h2>
        <SavedJobList loaded={saved} now={now} level={3} />
      </section>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
