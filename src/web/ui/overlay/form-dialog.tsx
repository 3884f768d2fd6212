import { type FormEventHandler, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from './dialog.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { Note } from '#web/ui/state/note.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** The label of the submit button, and its label while sending. */
  submit: string
  busyLabel?: string
  tone?: 'primary' | 'danger'
  isSubmitting: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  /** The documented sentences for the invalid fields, above them. */
  sentences?: readonly string[]
  /** The error of the request, below the fields; the values stay. */
  problem?: ReactNode
  /** For many fields: wider, and a bottom sheet on a phone. */
  wide?: boolean
  children: ReactNode
}

/**
 * A dialog with one form and its fields as children: the buttons at the bottom, the error above them. It is mounted while
 * open, so that it starts from the stored values.
 */
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
