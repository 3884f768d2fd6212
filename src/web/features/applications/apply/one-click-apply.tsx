import FileText from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, ApiError, endpointRef, isRefusal } from '#web/lib/api-client.ts'
import { useResource } from '#web/lib/resource.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ownProfileResource } from '#web/features/professionals/panel/own-profile.resource.ts'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft.ts'
import { ownApplicationsResource } from '#web/features/applications/sent/own-application.resource.ts'

/** As documented: the toasts on a job's page and in the list of recommendations. */
const toasts = {
  page: { sent: 'Postulación Enviada', failed: null },
  recommendations: { sent: '¡Postulación enviada exitosamente!', failed: 'Error al postular' },
}

type OneClickApplyProps = {
  jobId: number
  /** Applies by an invitation, which this uses up. */
  invitationToken?: string
  from?: keyof typeof toasts
  onClose: () => void
  onSending?: (isSending: boolean) => void
}

/** A signed-in professional applies: shows the CV that is sent, accepts an optional letter, and sends. */
export function OneClickApply({
  jobId,
  invitationToken,
  from = 'page',
  onClose,
  onSending,
}: OneClickApplyProps) {
  const toast = toasts[from]
  const [coverLetter, setCoverLetter] = useState(() => readApplyDraft(jobId).coverLetter)
  const send = async (): Promise<unknown> => {
    const body = { coverLetter }
    if (invitationToken === undefined)
      return api.call(endpointRef(applicationsContract.apply), {
        params: { jobId },
        body,
      })
    const { invitationsContract } = await import('#contracts/invitations/invitations.contract.ts')
    return api.call(invitationsContract.applyAsSelf, { params: { token: invitationToken }, body })
  }
  const apply = useAction(send, {
    onSuccess() {
      dropApplyDraft(jobId)
      showToast({ title: toast.sent, description: 'Te avisaremos cuando la empresa la vea.' })
      onClose()
      ownApplicationsResource.set(undefined)
    },
    onError(error) {
      if (toast.failed) showToast({ title: toast.failed, description: reasonOf(error), tone: 'destructive' })
    },
  })
  const { isPending } = apply
  useEffect(() => onSending?.(isPending), [isPending, onSending])

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void apply.run()
      }}
    >
      <OwnCv />
      <Field label="Carta de presentación" optional hint="Por qué este puesto y por qué tú, en pocas líneas.">
        <Textarea
          value={coverLetter}
          rows={4}
          counterMax={mostLetters.coverLetter}
          onChange={(event) => {
            setCoverLetter(event.target.value)
            keepApplyDraft(jobId, { ...readApplyDraft(jobId), coverLetter: event.target.value })
          }}
        />
      </Field>
      {apply.error && (
        <Note tone="bad" announce={toast.failed === null}>
          <p className="font-strong">Error al enviar postulación</p>
          <p>{reasonOf(apply.error)}</p>
        </Note>
      )}
      <Button type="submit" block busy={isPending} busyLabel="Enviando...">
        Postular Ahora
      </Button>
    </form>
  )
}

/** Which CV the company will receive, or that there is none. */
function OwnCv() {
  const profile = useResource(ownProfileResource)
  // The CV may have changed in the panel since.
  useEffect(() => void ownProfileResource.refresh(), [])
  if (!profile) return null
  if (!profile.cvUrl) {
    return (
      <Note tone="warn">
        Tu perfil todavía no tiene un CV. Puedes postular así, o{' '}
        <Link to="/dashboard" className="link">
          subirlo primero
        </Link>
        .
      </Note>
    )
  }
  return (
    <div className="flex items-center gap-3 rounded-md border border-line p-4">
      <FileText className="icon text-lg text-accent-ink" />
      <div className="min-w-0">
        <p className="text-sm text-ink-2">Tu CV va con la postulación</p>
        <p className="text-sm font-strong wrap-anywhere">{profile.cvName ?? 'CV.pdf'}</p>
      </div>
    </div>
  )
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'No se pudo conectar con el servidor. Verifica tu conexión.'
  if (error.status === 401 || isRefusal(error, 'wrong_user_type'))
    return 'Para postular debes estar registrado como profesional e iniciar sesión.'
  return error.body.message ?? 'Ha ocurrido un error inesperado'
}
