import { useNavigate } from 'react-router'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { emptyJobForm, type JobKind } from './job-form-values.ts'
import { JobForm } from './job-form.tsx'
import { publishTexts } from './publish-job.ts'
import { useJobForm } from './use-job-form.ts'
import { visitorDraftKey } from './visitor-draft.ts'

const anyCompany = { name: 'Tu empresa', industry: 'Tu rubro', logo: null }

type VisitorJobProps = {
  kind: JobKind
  /** Somebody is signed in who publishes nothing: a professional. */
  isProfessional: boolean
  /** The address of this form, to come back to. */
  here: string
}

/** The form for who has not signed in: checked here, kept in this browser, and sent after signing in as a company. */
export function VisitorJob({ kind, isProfessional, here }: VisitorJobProps) {
  const empty = emptyJobForm[kind]
  const texts = publishTexts[kind]
  const form = useJobForm(kind, empty)
  const draft = useFormDraft(visitorDraftKey, form, empty)
  const navigate = useNavigate()

  const send = async (): Promise<string | null> => {
    if (isProfessional) return 'Para publicar necesitas una cuenta de empresa; entraste como profesional.'
    showToast({
      title: 'Inicia sesión',
      description: 'Guardamos lo que escribiste: lo publicas apenas entres como empresa.',
    })
    await navigate(`/login?${new URLSearchParams({ volver: here })}`)
    return null
  }

  return (
    <div className="grid gap-4">
      {draft.isRestored && (
        <Note tone="info">
          <span className="flex flex-wrap items-center gap-x-4">
            Recuperamos lo que habías escrito.
            <Button variant="quiet" size="sm" onClick={draft.discard}>
              Empezar de cero
            </Button>
          </span>
        </Note>
      )}
      <JobForm
        kind={kind}
        form={form}
        company={anyCompany}
        onSend={send}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        help={<p className="mt-1">Lo que escribiste sigue aquí.</p>}
      />
    </div>
  )
}
