import { LinkButton } from '#web/ui/action/link-button.tsx'

/** Under every answer: the way to contact a person. */
export function AskAPerson({ title = '¿No está tu pregunta?' }: { title?: string }) {
  return (
    <section
      data-prints="no"
      className="mt-14 flex max-w-[52rem] flex-wrap items-center justify-between gap-4 rounded-md bg-sunken px-5 py-5"
    >
      <div>
        <h2 className="text-h4">{title}</h2>
        <p className="mt-1 text-sm text-ink-2">Escríbenos: una persona te responde por correo.</p>
      </div>
      <LinkButton to="/contacto" variant="secondary">
        Escribir a soporte
      </LinkButton>
    </section>
  )
}
