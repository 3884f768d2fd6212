import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type CareerDialogTexts = { title: string; submit: string; done: string; failed: string }

type CareerDialogProps<Values extends FieldValues, Body> = {
  text: CareerDialogTexts
  form: UseFormReturn<Values, unknown, Body>
  /** The call that saves it; a new one goes with the key, so that a retry after a lost answer stores it once. */
  save: (body: Body, idempotencyKey: string) => Promise<unknown>
  /** What the toast calls it. */
  nameOf: (body: Body) => string
  onClose: () => void
  children: ReactNode
}

/**
 * The dialog of one step of a career. It exists while it is open, so that it always starts from what is stored; a save that
 * fails keeps the form and says so in it.
 */
export function CareerDialog<Values extends FieldValues, Body>({
  text,
  form,
  save,
  nameOf,
  onClose,
  children,
}: CareerDialogProps<Values, Body>) {
  const { refresh } = useRefresh()
  const keyOf = useSendKey()
  const [problem, setProblem] = useState<string | null>(null)
  const { isSubmitting } = form.formState

  const send = async (body: Body) => {
    setProblem(null)
    try {
      await save(body, keyOf(body))
    } catch (error) {
      setProblem(applyServerErrors(error, form.setError, text.failed) && text.failed)
      return
    }
    await refresh()
    showToast({ title: text.done, description: nameOf(body) })
    onClose()
  }

  return (
    <FormDialog
      title={text.title}
      submit={text.submit}
      isSubmitting={isSubmitting}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={onClose}
      problem={problem && `${problem} Inténtalo otra vez.`}
    >
      {children}
    </FormDialog>
  )
}
