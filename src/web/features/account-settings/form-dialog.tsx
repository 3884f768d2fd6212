import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'

/** A question with a form: cancel and act at the bottom, why it was refused above them. */
export function FormDialog({
  title,
  description,
  submit,
  busyLabel,
  tone = 'primary',
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: {
  title: string
  description?: ReactNode
  /** What the button says. */
  submit: string
  busyLabel: string
  tone?: 'primary' | 'danger'
  busy: boolean
  problem: string | null
  onSubmit: (event: SyntheticEvent) => void
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      locked={busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant={tone} busy={busy} busyLabel={busyLabel}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-4">
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
