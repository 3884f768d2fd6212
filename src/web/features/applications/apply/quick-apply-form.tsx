import type { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { endpointRef } from '#web/lib/api-client.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { EmailField } from '#web/features/accounts/entry/email-field.tsx'
import { VisitorApplySent } from './application-sent.tsx'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft.ts'
import { KnownAccount } from './known-account.tsx'
import { useVisitorApply } from './use-visitor-apply.ts'
import { VisitorApplyParts } from './visitor-apply-parts.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'

type QuickApplyFormProps = {
  jobId: number
  cvLimits: FileLimits
  cv: File | null
  onCv: (file: File | null) => void
  onClose: () => void
  onSending: (isSending: boolean) => void
  /** The focus goes to the first field, as a dialog wants it; a page leaves it where it is. */
  inDialog?: boolean
}

/** A visitor applies; an account is made on the way and its password chosen afterwards. One that there is asks for its password, or its mailbox. */
export function QuickApplyForm({
  jobId,
  cvLimits,
  cv,
  onCv,
  onClose,
  onSending,
  inDialog = false,
}: QuickApplyFormProps) {
  const [draft] = useState(() => readApplyDraft(jobId))
  const isByMail = useRef(false)
  const { form, sent, enter, hasAccount, ...applying } = useVisitorApply({
    initial: { ...draft, password: '' },
    loadSchema: async () => (await import('#contracts/applications/application-forms.ts')).quickApplyBody,
    cv,
    call: (client, body, file) => {
      const asked = isByMail.current ? { ...body, password: '', confirmByMail: '1' as const } : body
      isByMail.current = false
      return client.call(
        endpointRef<typeof applicationsContract.quickApply>('POST', '/api/jobs/:jobId/quick-apply'),
        { params: { jobId }, body: asked, file },
      )
    },
    failed: 'Ha ocurrido un error inesperado',
    onSent: () => dropApplyDraft(jobId),
  })
  const { focus, watch } = form
  const { isPending } = applying
  useEffect(() => {
    if (inDialog) focus('name')
  }, [focus, inDialog])
  useEffect(() => onSending(isPending), [isPending, onSending])
  useEffect(() => {
    const { unsubscribe } = watch(({ name, email, coverLetter }) =>
      keepApplyDraft(jobId, { name, email, coverLetter }),
    )
    return unsubscribe
  }, [watch, jobId])

  if (sent) return <VisitorApplySent reply={sent} onEnter={enter} onClose={onClose} />
  return (
    <form {...form.props} className="grid gap-5">
      <p className="text-sm text-ink-2">
        ¿Ya tienes cuenta?{' '}
        <Link to={`/login?volver=${encodeURIComponent(`/jobs/${jobId}?postular=1`)}`} className="link">
          Iniciar Sesión
        </Link>
      </p>
      <FormHead sentences={form.head} />
      <Field label="Nombre completo" error={form.errorOf('name')} required>
        <TextInput {...form.text('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      {hasAccount && (
        <KnownAccount
          email={form.values.email}
          field={{ ...form.text('password'), autoComplete: 'current-password' }}
          error={form.errorOf('password')}
          onByMail={() => {
            isByMail.current = true
          }}
          busy={isPending}
        />
      )}
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
