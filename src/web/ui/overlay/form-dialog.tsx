import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from './dialog.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { Note } from '#web/ui/state/note.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** What the button that sends it says, and while it is being sent. */
  submit: string
  busyLabel?: string
  tone?: 'primary' | 'danger'
  isSubmitting: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  /** The documented sentences for the fields that were refused, above them. */
  sentences?: readonly string[]
  /** What went wrong with the sending, below the fields; what was typed stays. */
  problem?: ReactNode
  /** Many fields: wider, and a sheet from below on a phone. */
  wide?: boolean
  children: ReactNode
}

/** A dialog that is one form with the fields as its children: cancel and act at the bottom, why it was refused above them. It exists while it is open, so that it starts from what is stored. */
export function FormDialog({
  title,
  description,
  submit,
  busyLabel = 'Guardando...',
  tone = 'primary',
  isSubmitting,
  onSubmit,
  onClose,
  sentences = none,
  problem,
  wide = false,
  children,
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      {...(wide ? { size: 'md', variant: 'sheet' } : {})}
      locked={isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant={tone} busy={isSubmitting} busyLabel={busyLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={wide ? 'grid gap-5' : 'grid gap-4'}>
        <FormHead sentences={sentences} />
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

const none: readonly string[] = []
