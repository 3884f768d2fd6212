import ArrowRight from 'lucide-react/icons/arrow-right'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Viewer } from './own-panel.ts'

/** The title and the visitor's first step: publish, or open the company's panel. */
export function FrontHead({ viewer }: { viewer: Viewer }) {
  const isOwn = viewer.kind === 'own'
  return (
    <header className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <div>
        <h1>Panel para Empresas</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
          {isOwn
            ? `${viewer.panel.company.name}: publica, mira a quienes mejor calzan y sigue en tu panel.`
            : 'Publica tu empleo, recibe candidatos ordenados por compatibilidad y conversa con quien elijas.'}
        </p>
      </div>
      <p className="flex flex-wrap gap-3">
        <a href="#publicar" className={buttonClass({ variant: 'primary' })}>
          Publicar empleo gratis
        </a>
        {isOwn ? (
          <LinkButton to="/company-dashboard" variant="secondary">
            Ir a mi panel <ArrowRight className="icon" />
          </LinkButton>
        ) : (
          <LinkButton to="/register/company" variant="secondary">
            Crear cuenta de empresa
          </LinkButton>
        )}
      </p>
    </header>
  )
}
