import MessageCircle from 'lucide-react/icons/message-circle'
import { lazy, Suspense, useState } from 'react'
import { brand } from '#web/brand.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'

// Loaded on demand: few people need it.
const loadForm = () => import('./enterprise-form.tsx')
const EnterpriseForm = lazy(async () => ({ default: (await loadForm()).EnterpriseForm }))

/**
 * The two ways to contact sales: their chat on another site, and our form in a dialog. Without scripts the form is the
 * contact page.
 */
export function EnterpriseActions() {
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const close = () => setOpen(false)
  const prepare = () => void loadForm()
  return (
    <>
      <LinkButton
        to="/contacto"
        variant="secondary"
        block
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        Contactar
      </LinkButton>
      <a
        href={brand.salesChat}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'quiet', block: true })}
      >
        <MessageCircle className="icon" />
        Chatear con ventas
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
      <Dialog
        open={isOpen}
        onClose={close}
        locked={isSending}
        variant="sheet"
        size="md"
        title="Hablemos de tu empresa"
        description="Cuéntanos qué necesitas y nuestro equipo de ventas te escribe."
      >
        <Suspense fallback={<FormSkeleton />}>
          <EnterpriseForm onClose={close} onSending={setSending} />
        </Suspense>
      </Dialog>
    </>
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Cargando el formulario</span>
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
      <Skeleton className="h-28" />
    </div>
  )
}
