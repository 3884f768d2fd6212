import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/**
 * The links of a list whose pages start after a row, not at a number. Null: there is no such page. Renders nothing with
 * one page.
 */
export function KeysetPages({ previous, next }: { previous: string | null; next: string | null }) {
  if (previous === null && next === null) return null
  return (
    <nav aria-label="Páginas" className="flex justify-center gap-2">
      {previous !== null && (
        <LinkButton to={previous} rel="prev" variant="secondary" size="sm">
          <ChevronLeft className="icon" />
          Anteriores
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={next} rel="next" variant="secondary" size="sm">
          Siguientes
          <ChevronRight className="icon" />
        </LinkButton>
      )}
    </nav>
  )
}
