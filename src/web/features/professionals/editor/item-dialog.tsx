import { type ReactNode, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { headOfErrors } from '#web/lib/head-of-errors.ts'

export type ItemDialogTexts = { title: string; submit: string; done: string; failed: string }

type ItemDialogProps<Values extends FieldValues, Body> = {
  text: ItemDialogTexts
  form: UseFormReturn<Values, unknown, Body>
  /** The call that saves it; a new one goes with the key, so that a retry after a lost answer stores it once. */
  save: (body: Body, idempotencyKey: string) => Promise<unknown>
  /** Brings the list up to date, before the dialog goes. */
  onSaved: () => Promise<unknown>
  /** What the toast calls it. */
  nameOf: (body: Body) => string
  /** A failure that belongs to no field, in the server's words or those of `failed`; left out: shown as it is. */
  failureOf?: (reason: string) => string
  /** Before the form is checked. */
  onSubmit?: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * The dialog of one thing of the own profile. It exists while it is open, so that it always starts from what is stored; a save
 * that fails keeps the form and says so in it.
 */
export function ItemDialog<Values extends FieldValues, Body>({
  text,
  form,
  save,
  onSaved,
  nameOf,
  failureOf,
  onSubmit,
  onClose,
  children,
}: ItemDialogProps<Values, Body>) {
  const keyOf = useSendKey()
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (body: Body) => {
    setProblem(null)
    try {
      await save(body, keyOf(body))
    } catch (error) {
      const reason = applyServerErrors(error, form.setError, text.failed)
      setProblem(reason && failureOf ? failureOf(reason) : reason)
      return
    }
    await onSaved()
    showToast({ title: text.done, description: nameOf(body) })
    onClose()
  }
  return (
    <FormDialog
      title={text.title}
      submit={text.submit}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={(event) => {
        onSubmit?.()
        void form.handleSubmit(send)(event)
      }}
      onClose={onClose}
      sentences={headOfErrors(form.formState.errors)}
      problem={problem}
      wide
    >
      {children}
    </FormDialog>
  )
}
