import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TermsDialog } from './lazy-terms-dialog.tsx'

/** Consent to the terms, which can be read without leaving the form. */
export function TermsField({
  field,
  error,
}: {
  field: Omit<ComponentProps<typeof Checkbox>, 'label'>
  error: string | undefined
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <Checkbox {...field} label="Acepto los términos de servicio" error={error} />
      <Button variant="quiet" size="sm" className="-mx-3.5 underline" onClick={() => setOpen(true)}>
        Leer los términos
      </Button>
      <TermsDialog open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
