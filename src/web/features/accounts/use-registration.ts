import { useRef, useState } from 'react'
import type { FieldValues, UseFormSetError } from 'react-hook-form'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useHumanCheck } from '../human-check/use-human-check.ts'
import type { Problem } from './form-problem.tsx'
import { useEnter } from './use-enter.ts'
import { useWarmPanel } from './use-warm-panel.ts'

interface Words {
  refused: Problem
  offline: Problem
}

/**
 * What both registrations share: the human check is awaited, the call is sent, success toasts and moves on to `home`,
 * a refusal goes under its fields or over the form.
 */
export function useRegistration<Body extends FieldValues>(
  send: (body: Body & { humanCheck: string }) => Promise<unknown>,
  options: {
    home: string
    /** Of the panel, to be fetched while the form is filled in. */
    panelFiles: readonly string[]
    words: Words
    onProblem?: (problem: Problem) => void
  },
) {
  const human = useHumanCheck()
  const box = useRef<HTMLInputElement>(null)
  const { entering, enterAfterToast } = useEnter()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [unchecked, setUnchecked] = useState(false)

  const [isPending, setPending] = useState(false)
  // In the second after it, what is left comes.
  useWarmPanel(options.panelFiles, isPending)

  /** False when the box of the human check is not ticked. */
  const register = async (body: Body): Promise<boolean> => {
    const humanCheck = await human.answer()
    if (humanCheck === null) return false
    await send({ ...body, humanCheck })
    return true
  }

  const submit = async <Values extends FieldValues>(body: Body, setError: UseFormSetError<Values>) => {
    setProblem(null)
    setUnchecked(false)
    setPending(true)
    try {
      if (await register(body)) {
        showToast({ title: '¡Cuenta creada exitosamente!' })
        enterAfterToast(options.home)
      } else {
        setUnchecked(true)
        box.current?.focus()
      }
    } catch (error) {
      human.renew()
      const { refused, offline } = options.words
      const text = isNetworkError(error) ? offline.text : applyServerErrors(error, setError, refused.text)
      if (text === null) return
      const told = { title: isNetworkError(error) ? offline.title : refused.title, text }
      setProblem(told)
      options.onProblem?.(told)
    } finally {
      setPending(false)
    }
  }

  const isUnchecked = unchecked && human.status === 'idle'
  return {
    submit,
    problem,
    busy: isPending || entering,
    humanCheck: {
      check: human,
      ref: box,
      error: isUnchecked ? 'Marca la casilla para continuar' : undefined,
    },
  }
}
