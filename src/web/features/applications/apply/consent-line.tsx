import { useState } from 'react'
import { TermsDialog } from '#web/features/accounts/entry/lazy-terms-dialog.tsx'

/** What a person agrees to by applying, with the terms in a dialog that keeps the form's values. */
export function ConsentLine() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <p className="text-xs text-ink-3">
        Al postular creas tu cuenta y aceptas los{' '}
        <a
          href="/terminos"
          className="link"
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          términos de servicio
        </a>
        . Tus datos y tu CV llegan solo a esta empresa
        <span className="hidden noscript:inline">, cuando confirmas</span>.
      </p>
      <TermsDialog open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
