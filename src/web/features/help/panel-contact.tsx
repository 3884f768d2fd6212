import { LinkButton } from '../../ui/link-button.tsx'
import type { PanelPartProps } from './panel-part.ts'

/** The way to a person. */
export function PanelContact({ onLeave }: PanelPartProps) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-h4">¿Prefieres a una persona?</h3>
      <p className="mt-1 mb-3 text-sm text-ink-2">Escríbenos y te respondemos por correo.</p>
      <LinkButton to="/contacto" variant="secondary" size="sm" onClick={onLeave}>
        Escribir a soporte
      </LinkButton>
    </section>
  )
}
