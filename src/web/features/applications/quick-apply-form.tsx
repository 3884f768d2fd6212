import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { HumanCheck } from '../human-check/human-check.tsx'
import { useHumanField } from '../human-check/use-human-check.ts'
import { keepApplyDraft, readApplyDraft } from './apply-draft.ts'
import { ConsentLine } from './consent-line.tsx'
import { QuickApplySent } from './quick-apply-sent.tsx'
import { quickApplyProblem, type QuickApplyProblem, useQuickApply } from './use-quick-apply.ts'

const cvLimits = {
  extensions: ['.pdf'],
  maxMegabytes: 5,
  wrongType: 'Solo se permiten archivos PDF',
  tooLarge: 'El archivo debe ser menor a 5MB',
}

type QuickApplyFormProps = {
  jobId: number
  cv: File | null
  onCv: (file: File | null) => void
  onClose: () => void
  onSending: (isSending: boolean) => void
}

/** A visitor applies; an account is made on the way, or entered when the e-mail has one and the password is right. */
export function QuickApplyForm({ jobId, cv, onCv, onClose, onSending }: QuickApplyFormProps) {
  const [draft] = useState(() => readApplyDraft(jobId))
  const { send, cancel, isPending, progress, sent, enter } = useQuickApply(jobId)
  const human = useHumanField()
  const [problem, setProblem] = useState<QuickApplyProblem | null>(null)
  const form = usePublicForm({
    initial: { ...draft, password: '' },
    loadSchema: async () => (await import('#contracts/applications.contract.ts')).quickApplyBody,
    async send(body) {
      setProblem(null)
      const humanCheck = await human.answer()
      if (humanCheck === null) return
      try {
        await send({ ...body, humanCheck }, cv)
      } catch (error) {
        human.renew()
        const found = quickApplyProblem(error)
        // A message under a field is enough; the rest stands over the form.
        if (found && applyServerErrors(error, form.setError, found.text) !== null) setProblem(found)
      }
    },
  })
  const { focus, watch } = form
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
      <FileDrop
        {...cvLimits}
        label="Tu CV (opcional)"
        file={cv && { name: cv.name, size: cv.size, ...(isPending ? { progress } : {}) }}
        onFile={onCv}
        onRemove={() => onCv(null)}
        onCancel={cancel}
      />
      <Field
        label="Carta de presentación"
        optional
        hint="Por qué este puesto y por qué tú, en pocas líneas."
        error={form.errorOf('coverLetter')}
      >
        <Textarea {...form.text('coverLetter')} rows={4} counterMax={5000} />
      </Field>
      <HumanCheck {...human.props} />
      <ConsentLine />
      {problem && (
        <Note tone={problem.tone} announce>
          <p className="font-strong">{problem.title}</p>
          <p>{problem.text}</p>
        </Note>
      )}
      <Button type="submit" block busy={isPending} busyLabel="Enviando...">
        Postular Ahora
      </Button>
    </form>
  )
}
