import { type ReactNode, useId, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export type CareerDialogTexts = { title: string; submit: string; done: string; failed: string }

type CareerDialogProps<Values extends FieldValues, Body> = {
  text: CareerDialogTexts
  form: UseFormReturn<Values, unknown, Body>
  /** The call that saves it. */
  save: (body: Body) => Promise<unknown>
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
  const formId = useId()
  const { refresh } = useRefresh()
  const [problem, setProblem] = useState<string | null>(null)
  const { isSubmitting } = form.formState

  const send = async (body: Body) => {
    setProblem(null)
    try {
      await save(body)
    } catch (error) {
      setProblem(applyServerErrors(error, form.setError, text.failed) && text.failed)
      return
    }
    await refresh()
    showToast({ title: text.done, description: nameOf(body) })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      size="md"
      variant="sheet"
      locked={isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Guardando...">
            {text.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-5"
      >
        {children}
        {problem && (
          <Note tone="bad" announce>
            {problem} Inténtalo otra vez.
          </Note>
        )}
      </form>
    </Dialog>
  )
}
