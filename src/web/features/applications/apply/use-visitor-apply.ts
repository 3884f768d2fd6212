import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { type ApiClient, ApiError, createClient, isRefusal } from '#web/lib/api-client.ts'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import type { Problem } from '#web/features/accounts/entry/form-problem.tsx'
import { useHumanField } from '#web/features/accounts/human-check/use-human-check.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { ownApplicationsResource } from '#web/features/applications/sent/own-application.resource.ts'

type ApplyProblem = { tone: 'bad' | 'info'; title: string; text: string }

type Options<Values, Body, Reply> = {
  /** The page that takes the form without scripts. */
  page?: string
  /** The values that were posted without scripts and refused. */
  refused?: RefusedForm | null
  /** The storage key for the values until they are sent. The password is not stored. */
  draftKey: string
  /** The initial values; must be the same object while the form is mounted. */
  initial: Values
  loadSchema: () => Promise<z.ZodType<Body>>
  cv: File | null
  call: (client: ApiClient, body: Body & { humanCheck: string }, cv: File | undefined) => Promise<Reply>
  /** Shown when the server gives no message. */
  failed: string
  /** Loads the questions of the ad again: they changed while the form was open. */
  onQuestionsChanged: () => Promise<void>
}

/** The form with which a visitor applies and uploads a CV: its progress, a way to cancel, and its error. */
export function useVisitorApply<Values extends Record<string, string | boolean>, Body extends object, Reply>({
  page,
  refused = null,
  draftKey,
  initial,
  loadSchema,
  cv,
  call,
  failed,
  onQuestionsChanged,
}: Options<Values, Body, Reply>) {
  const human = useHumanField()
  const upload = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState(0)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ApplyProblem | null>(null)
  const [refusal, setRefusal] = useState(() => applyRefusal(refused))
  const [sent, setSent] = useState<Reply>()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)

  const post = async (body: Body & { humanCheck: string }) => {
    upload.current = new AbortController()
    setProgress(0)
    setPending(true)
    try {
      const client = createClient(uploadTransport({ onProgress: setProgress, signal: upload.current.signal }))
      const reply = await call(client, body, cv ?? undefined)
      draft.discard()
      ownApplicationsResource.set(undefined)
      setSent(() => reply)
    } finally {
      setPending(false)
    }
  }
  const form = usePublicForm({
    ...(page === undefined ? {} : { page }),
    initial,
    refused,
    loadSchema,
    async send(body) {
      setProblem(null)
      setRefusal(null)
      const humanCheck = await human.answer()
      if (humanCheck === null) return
      try {
        await post({ ...body, humanCheck })
      } catch (error) {
        human.renew()
        if (isRefusal<VisitorApply>(error, 'account_exists')) {
          setTakenEmail(addressOf(form.getValues()))
          return
        }
        if (isRefusal<VisitorApply>(error, 'questions_changed'))
          await onQuestionsChanged().catch(() => undefined)
        const found = applyProblem(error, failed)
        // An error of a field is enough; other errors appear above the form.
        if (found && applyServerErrors(error, form.setError, found.text) !== null) setProblem(found)
      }
    },
  })

  const draft = useFormDraft(draftKey, form, initial)

  return {
    form,
    /** Why the form was refused when it was posted without scripts. */
    refusal,
    cvError: form.fileErrorOf('cv'),
    /** The address in the form has an account: asks for its password or sends a mail. */
    hasAccount: takenEmail !== null && takenEmail === addressOf(form.values),
    human: human.props,
    problem,
    isPending,
    progress,
    cancel: () => upload.current?.abort(),
    /** The server's reply, once the application was sent. */
    sent,
    /** The reply started the session, so the header and the button must reload it. */
    enter: () => sessionResource.refresh(),
  }
}

const addressOf = (values: Record<string, string | boolean>): string =>
  String(values['email'] ?? '')
    .trim()
    .toLowerCase()

/** An application by an invitation is refused with the same codes. */
type VisitorApply = typeof applicationsContract.quickApply

/** Why an application posted without scripts was refused, to show above its form. */
export function applyRefusal(refused: RefusedForm | null): Problem | null {
  if (!refused) return null
  const isMarked = Object.keys(refused.errors).length > 0
  return isMarked
    ? { title: 'Revisa los campos marcados', text: 'El archivo se elige otra vez.' }
    : { title: 'Error al postular', text: refused.message }
}

/** A failure in the documented words; null for an upload that the person cancelled. */
export function applyProblem(error: unknown, failed: string): ApplyProblem | null {
  const title = 'Error al postular'
  if (error instanceof DOMException && error.name === 'AbortError') return null
  if (!(error instanceof ApiError))
    return { tone: 'bad', title, text: 'No se pudo conectar con el servidor. Verifica tu conexión.' }
  const text = error.body.message ?? failed
  if (isRefusal<VisitorApply>(error, 'already_applied'))
    return { tone: 'info', title: text, text: 'Entra a tu cuenta para ver en qué va tu postulación.' }
  if (isRefusal<VisitorApply>(error, 'questions_changed'))
    return { tone: 'info', title: 'Hay preguntas nuevas', text }
  return { tone: 'bad', title, text }
}
