import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ConcentricChakana } from '#web/ui/look/motif/chakana.tsx'

type AuthCardProps = {
  title: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** The target of the close link; without it there is none. */
  closeTo?: string
  /** Below the card: '¿No tienes cuenta? …'. */
  foot?: ReactNode
  /** `wide` for two columns of fields or large choices. */
  size?: 'md' | 'wide'
  children: ReactNode
}

/** The layout of the login and registration pages: one card, with the large motif beside it if there is room. */
export function AuthCard({ title, lead, closeTo, foot, size = 'md', children }: AuthCardProps) {
  return (
    <div className="wrap relative grid items-center gap-10 overflow-clip py-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div
        className={
          size === 'wide' ? 'mx-auto w-full max-w-2xl lg:col-span-2' : 'mx-auto w-full max-w-[30rem] lg:mx-0'
        }
      >
        <div className="relative rounded-md border border-line bg-surface p-5 sm:p-8">
          <h1 className="pr-10 text-h2">{title}</h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-6">{children}</div>
          {closeTo && (
            <LinkButton
              to={closeTo}
              variant="quiet"
              size="sm"
              iconOnly
              aria-label="Cerrar"
              className="absolute top-4 right-4"
            >
              <X className="icon" />
            </LinkButton>
          )}
        </div>
        {foot && <p className="mt-5 text-center text-sm text-ink-2">{foot}</p>}
      </div>
      {size === 'md' && <ConcentricChakana className="mx-auto w-full max-w-md max-lg:hidden" />}
    </div>
  )
}
