import { useMemo } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router'
import { jobsContract, type OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { ownFeeds } from '#domain/jobs/own-jobs.address.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { HoldCard } from '#web/features/jobs/holds/hold-card.tsx'
import { InferredSkills } from '#web/features/jobs/posting/inferred-skills.tsx'
import { jobFormValues } from '#web/features/jobs/posting/job-form-values.ts'
import { JobForm } from '#web/features/jobs/posting/job-form.tsx'
import { RestoredDraft } from '#web/features/jobs/posting/restored-draft.tsx'
import { type JobBody, useJobForm } from '#web/features/jobs/posting/use-job-form.ts'
import { TakedownNote } from '#web/features/support/takedown-note.tsx'
import { api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { requireCompanyWriter } from '#web/lib/require-user.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyWriter(args, '/company-dashboard/empleos')
  const id = Number(args.params.id)
  return { job: await orNotFound(args.context.get(personalApi).call(jobsContract.own, { params: { id } })) }
}

export const meta: MetaFunction = () => [{ title: 'Editar empleo · Qhatu' }]

const list = '/company-dashboard/empleos'

/** The form of a published job, active or archived. */
export default function EditJob() {
  const { job } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  const navigate = useNavigate()
  const { refresh } = useRefresh()
  const kind = job.isPremium ? 'premium' : 'standard'
  const published = useMemo(() => jobFormValues(job), [job])
  const form = useJobForm(kind, published)
  const draft = useFormDraft(`qhatu.job-edit.${job.id}`, form, published)

  const send = async (body: JobBody): Promise<string | null> => {
    let saved: OwnJob
    try {
      saved = await api.call(jobsContract.update, { params: { id: job.id }, body: { ...body } })
    } catch (error) {
      return applyServerErrors(error, form.setError, 'No se pudo guardar el empleo. Inténtalo de nuevo.')
    }
    draft.discard()
    if (saved.hold) {
      form.reset(jobFormValues(saved))
      await refresh()
      showToast({
        title: 'Cambios guardados',
        description: 'Tu aviso está en espera: arriba te decimos por qué.',
      })
      scrollTo({ top: 0 })
      return null
    }
    showToast(
      job.hold && !job.takedown
        ? { title: 'Tu aviso ya está publicado', description: 'Ya aparece en las listas.' }
        : { title: 'Cambios guardados', description: job.title },
    )
    await navigate(list)
    return null
  }

  return (
    <>
      <BackLink to={list}>Empleos publicados</BackLink>
      <h1 className="mb-5">Editar empleo</h1>
      {job.takedown && (
        <div className="mb-5">
          <TakedownNote takedown={job.takedown} subject="Tu aviso" level={2} />
        </div>
      )}
      {job.hold && (
        <div className="mb-5">
          <HoldCard job={job} hold={job.hold} />
        </div>
      )}
      {job.isFromFeed && (
        <div className="mb-5">
          <Note>
            Este aviso se{' '}
            <Link to={ownFeeds} className="link">
              importa de tu archivo
            </Link>
            . Lo que cambies aquí se queda hasta que cambie allí: entonces manda el archivo.
          </Note>
        </div>
      )}
      <RestoredDraft draft={draft} discardLabel="Volver a lo publicado" />
      {job.inferredSkills && (
        <div className="mb-5">
          <InferredSkills
            key={JSON.stringify(job.inferredSkills)}
            jobId={job.id}
            skills={job.inferredSkills}
          />
        </div>
      )}
      <JobForm
        kind={kind}
        form={form}
        company={company}
        onSend={send}
        submitLabel="Guardar cambios"
        busyLabel="Guardando..."
        secondary={
          <LinkButton to={list} variant="quiet">
            Cancelar
          </LinkButton>
        }
      />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
