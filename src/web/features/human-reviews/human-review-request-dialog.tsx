import { type SyntheticEvent, useState } from 'react'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import {
  humanReviewsContract,
  humanReviewRequestBody,
} from '#contracts/human-reviews/human-reviews.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useShownApplication } from '#web/features/applications/sent/applications.resource.ts'

type HumanReviewRequestDialogProps = { application: ProfessionalApplication; onClose: () => void }

/** Asks a person of the company to review the automatic score of an application. The text is stored until it is sent. */
export function HumanReviewRequestDialog({ application, onClose }: HumanReviewRequestDialogProps) {
  const show = useShownApplication()
  const draft = useTextDraft(`qhatu.revision.${application.id}`)
  const keyFor = useSendKey()
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    setProblem(null)
    const body = humanReviewRequestBody.safeParse({ reason: draft.text })
    setError(body.error?.issues[0]?.message)
    if (!body.success) return
    setBusy(true)
    try {
      const params = { id: application.id }
      const idempotencyKey = keyFor(body.data)
      show(await api.call(humanReviewsContract.request, { params, body: body.data, idempotencyKey }))
    } catch (failure) {
      setBusy(false)
      setProblem(
        (failure instanceof ApiError && failure.body.message) ||
          'No se pudo enviar el pedido. Revisa tu conexión.',
      )
      return
    }
    draft.drop()
    showToast({
      title: 'Pedido enviado',
      description: `Te avisaremos cuando ${application.company.name} responda.`,
    })
    onClose()
  }
  return (
    <FormDialog
      title="Pedir una revisión humana"
      submit="Enviar pedido"
      busyLabel="Enviando..."
      isSubmitting={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <p className="text-sm text-ink-2">
        El puntaje que {application.company.name} ve de ti en “{application.job.title}” es automático. Una
        persona de la empresa lo revisará y te responderá por aquí y por correo.
      </p>
      <Field label="¿Qué te parece equivocado?" hint="Opcional. Lo lee la empresa." error={error}>
        <Textarea
          value={draft.text}
          rows={4}
          counterMax={mostLetters.humanReview}
          onChange={(event) => draft.set(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
