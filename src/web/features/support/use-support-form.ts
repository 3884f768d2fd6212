import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { type PublicForm, usePublicForm } from '#web/lib/use-public-form.ts'
import type { Problem } from '#web/features/accounts/entry/form-problem.tsx'
import { useHumanField } from '#web/features/accounts/human-check/use-human-check.ts'

interface Options<Values, Body, Reply> {
  /** The page that takes the form without scripts. */
  page: string
  /** The storage key of the draft. */
  draftKey: string
  empty: Values
  /** The values that were posted without scripts and refused: the initial values. */
  refused: RefusedForm | null
  loadSchema: () => Promise<z.ZodType<Body>>
  send: (body: Body & { humanCheck: string }) => Promise<Reply>
  /** Shown above the form when the request failed. */
  failed: string
}

/** A form to the operator that anybody may send. The values are stored until they are sent. */
export function useSupportForm<Values extends Record<string, string | boolean>, Body, Reply>(
  options: Options<Values, Body, Reply>,
) {
  const { page, draftKey, empty, refused, loadSchema, failed } = options
  const human = useHumanField()
  const [problem, setProblem] = useState<Problem | null>(() =>
    refused && Object.keys(refused.errors).length === 0 ? { title: failed, text: refused.message } : null,
  )
  const [sent, setSent] = useState<Reply>()
  const form = usePublicForm({
    page,
    initial: empty,
    refused,
    loadSchema,
    async send(body) {
      setProblem(null)
      const humanCheck = await human.answer()
      if (humanCheck === null) return
      try {
        const reply = await options.send({ ...body, humanCheck })
        setSent(() => reply)
        draft.discard()
      } catch (error) {
        human.renew()
        const text = isNetworkError(error)
          ? 'No se pudo conectar con el servidor. Lo que escribiste sigue aquí: inténtalo de nuevo.'
          : applyServerErrors(error, form.setError, failed)
        if (text !== null) setProblem({ title: failed, text })
      }
    },
  })
  const draft = useFormDraft(draftKey, form, empty)

  return {
    form,
    draft,
    problem,
    /** The server's reply, once it was sent. */
    sent,
    /** Shows an empty form for another message. */
    again: () => setSent(undefined),
    humanCheck: human.props,
  }
}

/** The props of the parts of such a form. */
export type SupportForm<Values extends Record<string, string | boolean>> = {
  form: Pick<PublicForm<Values>, 'values' | 'text' | 'box' | 'choice' | 'errorOf'>
}

/** For the heading that replaces a sent form: it gets the focus, and the page scrolls to the top. */
export function useFocusOnArrival<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return ref
}
