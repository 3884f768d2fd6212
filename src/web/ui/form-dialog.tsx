import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

type FormDialogProps = {
  title: string
  /** What the button that sends it says, and while it is being sent. */
  submit: string
  busyLabel?: string
  isSubmitting: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  /** What went wrong with the sending, below the fields; what was typed stays. */
  problem?: ReactNode
  children: ReactNode
}

/** A dialog that is one form with the fields as its children. It exists while it is open, so that it starts from what is stored. */
export function FormDialog({
  title,
  submit,
  busyLabel = 'Guardando...',
  isSubmitting,
  onSubmit,
  onClose,
  problem,
  children,
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="md"
      variant="sheet"
      locked={isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={busyLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
        {problem && (
          <Note tone="bad" announce>
            {problem}
          </Note>
        )}
      </form>
    </Dialog>
  )
}
