import Share2 from 'lucide-react/icons/share-2'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Opens the phone's share sheet, or copies the page's address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ title: 'Enlace copiado' })
    } catch (error) {
      // Closing the share sheet is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: 'No se pudo copiar el enlace', description: url, tone: 'destructive' })
    }
  }
  return (
    <Button variant="quiet" size="sm" className="noscript:hidden" onClick={() => void share()}>
      <Share2 className="icon" />
      Compartir
    </Button>
  )
}
