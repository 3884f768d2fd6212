import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { useFocusOnArrival } from './use-support-form.ts'

/** Replaces the form: the code, and what happens next. */
export function ContactSent({ code, onAgain }: { code: string; onAgain: () => void }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
        Recibimos tu mensaje
      </h2>
      <p className="mt-4 text-sm text-ink-2">Tu código</p>
      <p className="fig text-[2rem] leading-tight">{code}</p>
      <p className="mt-4 max-w-[52ch]">
        Te enviamos el código por correo. Una persona te responde ahí. Si escribes otra vez por lo mismo,
        menciona el código.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/ayuda" variant="secondary">
          Ir a la ayuda
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          Escribir otro mensaje
        </Button>
      </div>
    </div>
  )
}
