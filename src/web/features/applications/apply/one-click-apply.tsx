import { visitFrom } from '#web/features/jobs/detail/visit-from.ts'
import { type SubmitEvent, useEffect, useState } from 'react'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { readAnswer } from '#domain/applications/answers.ts'
import { api, ApiError, endpointRef, isRefusal } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type ApplyDraft, dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft.ts'
import { LetterBase } from '#web/features/coach/letter/letter-base.tsx'
import { ownApplicationsResource } from '#web/features/applications/sent/own-application.resource.ts'
import { type ApplyFiles, answerFilesOf, useApplyFiles } from './apply-files.ts'
import { AskedQuestions } from './asked-questions.tsx'
import { FutureJobsBox } from './future-jobs-box.tsx'
import { OwnCv } from './own-cv.tsx'
import { type AnswerName, answerName, sentAnswers } from './sent-answers.ts'
import { useAskedQuestions } from './use-asked-questions.ts'

/** As documented: the toasts on a job's page and in the list of recommendations. */
const toasts = {
  page: { sent: 'Postulación Enviada', failed: null },
  recommendations: { sent: '¡Postulación enviada exitosamente!', failed: 'Error al postular' },
}

type OneClickApplyProps = {
  jobId: number
  company: string | null
  /** What the ad asks. Omitted: it is asked for. */
  questions?: readonly AskedQuestion[]
  from?: keyof typeof toasts
  /** The chosen files, for a dialog that keeps them when it is closed. */
  chosen?: ReturnType<typeof useApplyFiles>
  onClose: () => void
  onSending?: (isSending: boolean) => void
}

/** A signed-in professional applies: shows the CV that is sent, asks what the ad asks, accepts an optional letter, and sends. */
export function OneClickApply({
  jobId,
  company,
  questions: loaded,
  from = 'page',
  chosen,
  onClose,
  onSending,
}: OneClickApplyProps) {
  const toast = toasts[from]
  const { questions, renew } = useAskedQuestions(jobId, loaded)
  const [typed, setTyped] = useState(() => readApplyDraft(jobId))
  const own = useApplyFiles()
  const { files, onFile } = chosen ?? own
  const [futureJobs, setFutureJobs] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const change = (name: 'coverLetter' | AnswerName, value: string) => {
    const next = { ...typed, [name]: value }
    setTyped(next)
    keepApplyDraft(jobId, next)
  }
  const send = async (): Promise<unknown> => {
    const body = {
      coverLetter: typed.coverLetter,
      ...sentAnswers(questions ?? [], typed),
      futureJobs,
      from: visitFrom(jobId),
    }
    return api.call(endpointRef(applicationsContract.apply), {
      params: { jobId },
      body,
      files: answerFilesOf(files),
    })
  }
  const apply = useAction(send, {
    onSuccess() {
      dropApplyDraft(jobId)
      showToast({ title: toast.sent, description: 'Te avisaremos cuando la empresa la vea.' })
      onClose()
      ownApplicationsResource.set(undefined)
    },
    async onError(error) {
      if (isRefusal<typeof applicationsContract.apply>(error, 'questions_changed')) await renew()
      else setErrors(error instanceof ApiError ? (error.body.fields ?? {}) : {})
      if (toast.failed) showToast({ title: toast.failed, description: reasonOf(error), tone: 'destructive' })
    },
  })
  const { isPending } = apply
  useEffect(() => onSending?.(isPending), [isPending, onSending])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const faults = faultsOf(questions ?? [], typed, files)
    setErrors(faults)
    const [first] = Object.keys(faults)
    if (first === undefined) void apply.run()
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  if (!questions) return <QuestionsPending onRetry={renew} />
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <OwnCv />
      <Field label="Carta de presentación" optional hint="Por qué este puesto y por qué tú, en pocas líneas.">
        <Textarea
          value={typed.coverLetter}
          rows={4}
          counterMax={mostLetters.coverLetter}
          onChange={(event) => change('coverLetter', event.target.value)}
        />
      </Field>
      <LetterBase jobId={jobId} text={typed.coverLetter} onWrite={(text) => change('coverLetter', text)} />
      <AskedQuestions
        questions={questions}
        fieldOf={(name) => ({
          name,
          value: typed[name] ?? '',
          onChange: (value) => {
            change(name, value)
            setErrors((known) => ({ ...known, [name]: '' }))
          },
        })}
        errorOf={(name) => errors[name] || undefined}
        files={{ files, onFile }}
      />
      <FutureJobsBox
        company={company}
        field={{ checked: futureJobs, onChange: ({ target }) => setFutureJobs(target.checked) }}
      />
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

/** The answers that must be corrected, by the names of their fields. */
function faultsOf(
  questions: readonly AskedQuestion[],
  typed: ApplyDraft,
  files: ApplyFiles,
): Record<string, string> {
  const faults = questions.flatMap((question) => {
    const name = answerName(question.id)
    const { fault } = readAnswer(question, question.kind === 'file' ? files[name]?.name : typed[name])
    return fault === undefined ? [] : [[name, fault]]
  })
  return Object.fromEntries(faults)
}

/** The list of recommendations does not know what an ad asks: it is loaded when somebody applies. */
function QuestionsPending({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    onRetry().catch(() => setFailed(true))
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it appears
  useEffect(load, [])
  if (isFailed)
    return (
      <ErrorState title="No pudimos cargar el formulario" onRetry={load}>
        Revisa tu conexión e inténtalo otra vez.
      </ErrorState>
    )
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Cargando el formulario</span>
      <Skeleton className="h-28" />
      <Skeleton className="h-control" />
    </div>
  )
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return 'No se pudo conectar con el servidor. Verifica tu conexión.'
  if (error.status === 401 || isRefusal(error, 'wrong_user_type'))
    return 'Para postular debes estar registrado como profesional e iniciar sesión.'
  return error.body.message ?? 'Ha ocurrido un error inesperado'
}
