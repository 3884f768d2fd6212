import { useState } from 'react'
import type { z } from 'zod'
import { applyServerErrors, isNetworkError } from '#web/lib/form-errors.ts'
import { usePublicForm } from '#web/lib/use-public-form.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useHumanField } from '#web/features/accounts/human-check/use-human-check.ts'
import type { Problem } from './form-problem.tsx'
import { useEnter } from './use-enter.ts'
import { useWarmPanel } from './use-warm-panel.ts'

interface Options<Values, Body> {
  initial: Values
  loadSchema: () => Promise<z.ZodType<Body>>
  send: (body: Body & { humanCheck: string }) => Promise<unknown>
  /** The first page of the new account. */
  home: string
  /** Files of the panel, prefetched while the form is filled in. */
  panelFiles: readonly string[]
  words: { refused: Problem; offline: Problem }
  onProblem?: (problem: Problem) => void
}

/**
 * Shared by both registrations: waits for the human check, sends the call, then shows a toast and goes to `home`. An error
 * appears under its field or above the form.
 */
export function useRegistration<Values extends Record<string, string | boolean>, Body>(
  options: Options<Values, Body>,
) {
  const { initial, loadSchema, home, words, onProblem } = options
  const human = useHumanField()
  const { entering, enterAfterToast } = useEnter()
  const [problem, setProblem] = useState<Problem | null>(null)

  const form = usePublicForm({
    initial,
    loadSchema,
    async send(body) {
      setProblem(null)
      const humanCheck = await human.answer()
      if (humanCheck === null) return
      try {
        await options.send({ ...body, humanCheck })
        showToast({ title: '¡Cuenta creada exitosamente!' })
        enterAfterToast(home)
      } catch (error) {
        human.renew()
        const { refused, offline } = words
        const text = isNetworkError(error)
          ? offline.text
          : applyServerErrors(error, form.setError, refused.text)
        if (text === null) return
        const shown = { title: isNetworkError(error) ? offline.title : refused.title, text }
        setProblem(shown)
        onProblem?.(shown)
      }
    },
  })
  // The remaining files load in the second before the redirect.
  useWarmPanel(options.panelFiles, form.busy)
  return { form, problem, busy: form.busy || entering, humanCheck: human.props }
}
