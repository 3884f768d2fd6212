import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { FileLimits } from '#web/ui/file-check.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { QuickApplySent } from './application-sent.tsx'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft.ts'
import { useVisitorApply } from './use-visitor-apply.ts'
import { VisitorApplyParts } from './visitor-apply-parts.tsx'

type QuickApplyFormProps = {
  jobId: number
  cvLimits: FileLimits
  cv: File | null
  onCv: (file: File | null) => void
  onClose: () => void
  onSending: (isSending: boolean) => void
}

/** A visitor applies; an account is made on the way, or entered when the e-mail has one and the password is right. */
export function QuickApplyForm({ jobId, cvLimits, cv, onCv, onClose, onSending }: QuickApplyFormProps) {
  const [draft] = useState(() => readApplyDraft(jobId))
  const { form, sent, enter, ...applying } = useVisitorApply({
    initial: { ...draft, password: '' },
    loadSchema: async () => (await import('#contracts/application-forms.ts')).quickApplyBody,
    cv,
    call: (client, body, file) => client.call(refs.quickApply, { params: { jobId }, body, file }),
    failed: 'Ha ocurrido un error inesperado',
    onSent: () => dropApplyDraft(jobId),
  })
  const { focus, watch } = form
  const { isPending } = applying
  useEffect(() => focus('name'), [focus])
  useEffect(() => onSending(isPending), [isPending, onSending])
  useEffect(() => {
    const { unsubscribe } = watch(({ name, email, coverLetter }) =>
      keepApplyDraft(jobId, { name, email, coverLetter }),
    )
    return unsubscribe
  }, [watch, jobId])

  if (sent) return <QuickApplySent reply={sent} onEnter={enter} onClose={onClose} />
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-sm text-ink-2">
        ¿Ya tienes cuenta?{' '}
        <Link to={`/login?volver=${encodeURIComponent(`/jobs/${jobId}?postular=1`)}`} className="link">
          Iniciar Sesión
        </Link>
      </p>
      <Field label="Nombre completo" error={form.errorOf('name')} required>
        <TextInput {...form.text('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      <NewPasswordField
        field={form.text('password')}
        value={form.values.password}
        error={form.errorOf('password')}
      />
      <VisitorApplyParts
        applying={applying}
        cvLimits={cvLimits}
        cv={cv}
        onCv={onCv}
        coverLetter={form.text('coverLetter')}
        coverLetterError={form.errorOf('coverLetter')}
        submit="Postular Ahora"
      />
    </form>
  )
}
