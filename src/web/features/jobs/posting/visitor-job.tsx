import { useNavigate } from 'react-router'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { emptyJobForm, type JobKind } from './job-form-values.ts'
import { RestoredDraft } from './restored-draft.tsx'
import { JobForm } from './job-form.tsx'
import { publishWords } from './publish.words.ts'
import { useJobForm } from './use-job-form.ts'
import { visitorDraftKey } from './visitor-draft.ts'

const anyCompany = { name: 'Tu empresa', industry: 'Tu rubro', logo: null }

type VisitorJobProps = {
  kind: JobKind
  /** A professional is signed in, who cannot publish. */
  isProfessional: boolean
  /** The address of this form, to return to. */
  here: string
}

/** The form for a visitor: validated here, stored in this browser, and sent after signing in as a company. */
export function VisitorJob({ kind, isProfessional, here }: VisitorJobProps) {
  const empty = emptyJobForm[kind]
  const texts = publishWords[kind]
  const form = useJobForm(kind, empty)
  const draft = useFormDraft(visitorDraftKey, form, empty)
  const navigate = useNavigate()

  const send = async (): Promise<string | null> => {
    if (isProfessional) return 'Para publicar necesitas una cuenta de empresa; entraste como profesional.'
    showToast({
      title: 'Inicia sesión',
      description: 'Guardamos lo que escribiste: lo publicas apenas entres como empresa.',
    })
    await navigate(loginHref(here))
    return null
  }

  return (
    <div className="grid gap-4">
      <RestoredDraft draft={draft} />
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
