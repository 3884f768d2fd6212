import ExternalLink from 'lucide-react/icons/external-link'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** To the public page, or why there is none. */
export const ProfileLink = ({ to }: { to: string | null }) =>
  to === null ? (
    <span className="text-sm text-ink-2">Perfil oculto: no tiene página pública.</span>
  ) : (
    <LinkButton to={to} variant="quiet" size="sm" target="_blank">
      <ExternalLink className="icon" />
      Ver perfil
    </LinkButton>
  )
