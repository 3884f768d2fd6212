import { visitFrom } from '#web/features/jobs/detail/visit-from.ts'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { endpointRef } from '#web/lib/api-client.ts'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import { Link } from 'react-router'
import { applyHref, applyingHref } from '#domain/jobs/job.address.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { EmailField } from '#web/features/accounts/entry/email-field.tsx'
import { FormProblem } from '#web/features/accounts/entry/form-problem.tsx'
import { VisitorApplySent } from './visitor-apply-sent.tsx'
import { applyDraftKey } from './apply-draft.ts'
import { answerFilesOf, type useApplyFiles } from './apply-files.ts'
import { AskedQuestions } from './asked-questions.tsx'
import { type AnswerName, blankAnswers, sentAnswers } from './sent-answers.ts'
import { useAskedQuestions } from './use-asked-questions.ts'
import { useVisitorApply } from './use-visitor-apply.ts'
import { VisitorApplyParts } from './visitor-apply-parts.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { loginHref } from '#web/lib/return.address.ts'

// Most addresses have no account.
const KnownAccount = lazy(async () => ({ default: (await import('./known-account.tsx')).KnownAccount }))

type QuickApplyFormProps = {
  jobId: number
  /** The company's name; null: it hides it. */
  company: string | null
  /** What the ad asks. */
  questions: readonly AskedQuestion[]
  cvLimits: FileLimits
  /** The chosen files: the CV and the answers that are one. */
  chosen: ReturnType<typeof useApplyFiles>
  onClose: () => void
  onSending: (isSending: boolean) => void
  /** The values that were posted without scripts and refused. */
  refused?: RefusedForm | null
  /** The first field gets the focus in a dialog, but not on a page. */
  inDialog?: boolean
}

type Values = typeof blank & Record<AnswerName, string>

const blank = { name: '', email: '', password: '', coverLetter: '', futureJobs: false }

/**
 * A visitor applies. A new account gets its password afterwards; an existing one asks for its password or sends a mail.
 * Without scripts, a mail confirms the application.
 */
export function QuickApplyForm({
  jobId,
  company,
  questions: loaded,
  cvLimits,
  chosen: { files, onFile },
  onClose,
  onSending,
  refused = null,
  inDialog = false,
}: QuickApplyFormProps) {
  const isByMail = useRef(false)
  const { questions, renew } = useAskedQuestions(jobId, loaded)
  const initial = useMemo((): Values => ({ ...blank, ...blankAnswers(questions) }), [questions])
  const { form, sent, enter, hasAccount, ...applying } = useVisitorApply({
    page: applyHref(jobId),
    refused,
    draftKey: applyDraftKey(jobId),
    initial,
    loadSchema: async () => {
      const [{ quickApplyBody }, { withAnswers }] = await Promise.all([
        import('#contracts/applications/application-forms.ts'),
        import('./answer-schema.ts'),
      ])
      return withAnswers(quickApplyBody.omit({ questions: true, answers: true }), questions)
    },
    cv: files['cv'] ?? null,
    call: (client, body, file) => {
      const payload = isByMail.current ? { ...body, password: '', confirmByMail: '1' as const } : body
      isByMail.current = false
      return client.call(endpointRef(applicationsContract.quickApply), {
        params: { jobId },
        body: { ...payload, ...sentAnswers(questions, body), from: visitFrom(jobId) },
        file,
        files: answerFilesOf(files),
      })
    },
    failed: 'Ha ocurrido un error inesperado',
    onQuestionsChanged: renew,
  })
  const { focus } = form
  const { isPending, refusal, progress, cancel } = applying
  useEffect(() => {
    if (inDialog) focus('name')
  }, [focus, inDialog])
  useEffect(() => onSending(isPending), [isPending, onSending])

  if (sent) return <VisitorApplySent reply={sent} onEnter={enter} onClose={onClose} />
  return (
    <form {...form.props} encType="multipart/form-data" className="grid gap-5">
      <FormProblem problem={refusal} />
      <p className="text-sm text-ink-2">
        ¿Ya tienes cuenta?{' '}
        <Link to={loginHref(applyingHref(jobId))} className="link noscript:hidden">
          Iniciar Sesión
        </Link>
        <span className="hidden noscript:inline">
          Escribe aquí su correo: la postulación queda en ella cuando la confirmas.
        </span>
      </p>
      <FormHead sentences={form.head} />
      <Field label="Nombre completo" error={form.errorOf('name')} required>
        <TextInput {...form.text('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      <EmailField field={form.text('email')} error={form.errorOf('email')} />
      {hasAccount && (
        <Suspense fallback={null}>
          <KnownAccount
            email={form.values.email}
            field={{ ...form.text('password'), autoComplete: 'current-password' }}
            error={form.errorOf('password')}
            onByMail={() => {
              isByMail.current = true
            }}
            busy={isPending}
          />
        </Suspense>
      )}
      <VisitorApplyParts
        applying={applying}
        cvLimits={cvLimits}
        cv={files['cv'] ?? null}
        onCv={(cv) => onFile('cv', cv)}
        coverLetter={form.text('coverLetter')}
        coverLetterError={form.errorOf('coverLetter')}
        questions={
          <AskedQuestions
            questions={questions}
            fieldOf={form.choice}
            errorOf={form.errorOf}
            files={{ files, onFile, onCancel: cancel, progress: isPending ? progress : undefined }}
          />
        }
        company={company}
        futureJobs={form.box('futureJobs')}
        submit="Postular Ahora"
      />
    </form>
  )
}
