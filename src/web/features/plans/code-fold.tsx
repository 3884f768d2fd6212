import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import type { AppliedCode } from './code-field.tsx'

const CodeField = lazy(() => import('./code-field.tsx'))

/** '¿Tienes un código?': the field is loaded when somebody has one. */
export function CodeFold(props: {
  applied: AppliedCode | null
  onApplied: (code: AppliedCode | null) => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        ¿Tienes un código?
      </Button>
    )
  return (
    <Suspense fallback={null}>
      <CodeField {...props} />
    </Suspense>
  )
}
