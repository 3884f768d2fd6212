import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { quickApplyBody } from '#contracts/applications.contract.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { HumanCheck } from '../human-check/human-check.tsx'
import { useHumanCheck } from '../human-check/use-human-check.ts'
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
  const { register, handleSubmit, setError, setFocus, subscribe, control, formState } = useForm<
    z.input<typeof quickApplyBody>,
    unknown,
    z.output<typeof quickApplyBody>
  >({
    resolver: zodResolver(quickApplyBody),
    defaultValues: { ...draft, password: '' },
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })
  const { send, cancel, isPending, progress, sent, enter } = useQuickApply(jobId)
  const human = useHumanCheck()
  const humanBox = useRef<HTMLInputElement>(null)
  const [isUnchecked, setUnchecked] = useState(false)
  const [problem, setProblem] = useState<QuickApplyProblem | null>(null)

  useEffect(() => setFocus('name'), [setFocus])
  useEffect(() => onSending(isPending), [isPending, onSending])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, coverLetter = '' } }) =>
          keepApplyDraft(jobId, { name, email, coverLetter }),
      }),
    [subscribe, jobId],
  )

  const submit = async (values: z.output<typeof quickApplyBody>) => {
    setProblem(null)
    const humanCheck = await human.answer()
    setUnchecked(humanCheck === null)
    if (humanCheck === null) return humanBox.current?.focus()
    try {
      await send({ ...values, humanCheck }, cv)
    } catch (error) {
      human.renew()
      const found = quickApplyProblem(error)
      // A message under a field is enough; the rest stands over the form.
      if (found && applyServerErrors(error, setError, found.text) !== null) setProblem(found)
    }
  }

  if (sent) return <QuickApplySent reply={sent} onEnter={enter} onClose={onClose} />
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <p className="text-sm text-ink-2">
        ¿Ya tienes cuenta?{' '}
        <Link to={`/login?volver=${encodeURIComponent(`/jobs/${jobId}?postular=1`)}`} className="link">
          Iniciar Sesión
        </Link>
      </p>
      <Field label="Nombre completo" error={errors.name?.message} required>
        <TextInput {...register('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <EmailField field={register('email')} error={errors.email?.message} />
      <NewPasswordField field={register('password')} value={password} error={errors.password?.message} />
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
        error={errors.coverLetter?.message}
      >
        <Textarea {...register('coverLetter')} defaultValue={draft.coverLetter} rows={4} counterMax={5000} />
      </Field>
      <HumanCheck
        check={human}
        ref={humanBox}
        error={isUnchecked && human.status === 'idle' ? 'Marca la casilla para continuar' : undefined}
      />
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
