import { formatPartialDate } from '#domain/time/dates.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Prose } from '#web/ui/look/prose.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { useTerms } from './terms.resource.ts'

/** The terms that a registration accepts: the same text as /terminos, loaded on opening. */
function TermsText() {
  const { data, isError } = useTerms()
  if (isError)
    return (
      <p role="alert" className="text-sm">
        No pudimos cargar el texto. Léelo en{' '}
        <a href="/terminos" target="_blank" rel="noreferrer" className="link">
          la página de términos
        </a>
        .
      </p>
    )
  if (!data)
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Cargando</span>
        {Array.from({ length: 12 }, (_, row) => (
          <Skeleton key={row} className="h-4" />
        ))}
      </div>
    )
  return (
    <>
      {/* Links open in a new tab, so that the form keeps its values. */}
      <Prose html={data.html} newTab className="text-sm" />
      <p className="mt-6 text-xs text-ink-3">
        Versión {data.version}, vigente desde el {formatPartialDate(data.updated)}
      </p>
    </>
  )
}

/** The terms in a dialog, so that the person keeps the form and its values. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Términos de servicio"
      description="En palabras sencillas."
      size="md"
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <QueryProvider>
        <TermsText />
      </QueryProvider>
    </Dialog>
  )
}
