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
  /** The call that saves it. A new item gets the key, so that a retry after a lost reply stores it only once. */
  save: (body: Body, idempotencyKey: string) => Promise<unknown>
  /** Refreshes the list before the dialog closes. */
  onSaved: () => Promise<unknown>
  /** The item's name in the toast. */
  nameOf: (body: Body) => string
  /** The message of an error that belongs to no field; by default the server's words or those of `failed`. */
  failureOf?: (reason: string) => string
  /** Runs before the validation. */
  onSubmit?: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * The dialog for one item of the person's profile. It is mounted while open, so that it always starts from the stored
 * values. A failed save keeps the form and shows the error in it.
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
