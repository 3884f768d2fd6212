import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/lib/api-client.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import type { Problem } from '../accounts/form-problem.tsx'
import { useHumanCheck } from '../human-check/use-human-check.ts'

interface Options<Values, Reply> {
  /** Under which what is typed is kept in this browser. */
  draftKey: string
  empty: Values
  send: (values: Values & { humanCheck?: string }) => Promise<Reply>
  /** Over the form when it could not be sent. */
  failed: string
}

/**
 * A form to us that anybody may send: what is typed is kept until it is sent, and the server, which must check every field
 * anyway, says what is wrong, so that no schema is loaded on a public page.
 */
export function useSupportForm<Values extends FieldValues, Reply>({
  draftKey,
  empty,
  send,
  failed,
}: Options<Values, Reply>) {
  const form = useForm<Values>({ defaultValues: empty as DefaultValues<Values> })
  const draft = useFormDraft(draftKey, form as UseFormReturn<Values, unknown, Values>, empty)
  const human = useHumanCheck()
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isUnchecked, setUnchecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Reply>()

  const submit = async (values: Values) => {
    setProblem(null)
    setUnchecked(false)
    setSending(true)
    try {
      const humanCheck = await human.answer()
      const reply = await send(humanCheck === null ? values : { ...values, humanCheck })
      setSent(() => reply)
      draft.discard()
    } catch (error) {
      const wasTicked = human.status === 'done' || human.status === 'working'
      human.renew()
      if (error instanceof ApiError && error.body.code === 'human_check_failed' && !wasTicked) {
        setUnchecked(true)
        box.current?.focus()
        return
      }
      const text = isNetworkError(error)
        ? 'No se pudo conectar con el servidor. Lo que escribiste sigue aquí: inténtalo de nuevo.'
        : applyServerErrors(error, form.setError, failed)
      if (text !== null) setProblem({ title: failed, text })
    } finally {
      setSending(false)
    }
  }

  return {
    form,
    draft,
    problem,
    busy: isSending,
    /** The server's answer, once it is sent. */
    sent,
    /** For another one: the form is empty again. */
    again: () => setSent(undefined),
    onSubmit: (event: React.SubmitEvent) => void form.handleSubmit(submit)(event),
    humanCheck: {
      check: human,
      ref: box,
      error: isUnchecked && human.status === 'idle' ? 'Marca la casilla para continuar' : undefined,
    },
  }
}

/** For the heading that takes the place of a form that was sent: it takes the focus, and the page is seen from its top. */
export function useFocusOnArrival<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return ref
}
