import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { PanelPartProps } from './panel-part.ts'

/** The way to contact a person and to the complaints book, also in panels, which have no footer. */
export function PanelContact({ onLeave }: PanelPartProps) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-h4">¿Prefieres a una persona?</h3>
      <p className="mt-1 mb-3 text-sm text-ink-2">Escríbenos y te respondemos por correo.</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/contacto" variant="secondary" size="sm" onClick={onLeave}>
          Escribir a soporte
        </LinkButton>
        <LinkButton to="/libro-de-reclamaciones" variant="quiet" size="sm" onClick={onLeave}>
          Libro de Reclamaciones
        </LinkButton>
      </div>
    </section>
  )
}
