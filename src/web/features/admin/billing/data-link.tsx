import Braces from 'lucide-react/icons/braces'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** Downloads the data of a receipt or a note, for whoever issues them at SUNAT. `of`: its number. */
export const DataLink = ({ href, of }: { href: string; of: string }) => (
  <LinkButton to={href} variant="secondary" size="sm" reloadDocument download>
    <Braces className="icon" />
    Datos (JSON)<span className="sr-only"> de {of}</span>
  </LinkButton>
)
