import CircleCheck from 'lucide-react/icons/circle-check'
import { buttonClass, type ButtonLook } from '../../ui/button-style.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { APPLY_ANCHOR, type Applying } from './use-applying.tsx'

type ApplyActionProps = { applying: Applying } & Pick<ButtonLook, 'block' | 'size'>

/** 'Postular Ahora', or where the sent application stands. Before any script it leads to the words that help on. */
export function ApplyAction({ applying, ...look }: ApplyActionProps) {
  if (applying.sentStatus !== null) {
    return (
      <div className="grid gap-2">
        <p className="flex items-center gap-2 text-sm font-medium text-ok-ink">
          <CircleCheck className="icon" />
          Ya postulaste · {applying.sentStatus}
        </p>
        <LinkButton to="/dashboard" variant="secondary" size="sm" block={look.block}>
          Ver mis postulaciones
        </LinkButton>
      </div>
    )
  }
  return (
    <a
      href={`#${APPLY_ANCHOR}`}
      className={buttonClass(look)}
      onPointerEnter={applying.prepare}
      onFocus={applying.prepare}
      onClick={(event) => {
        event.preventDefault()
        applying.open()
      }}
    >
      Postular Ahora
    </a>
  )
}

/** For browsers without scripts: the ways to apply that stay open. */
export function ApplyWithoutScripts() {
  return (
    <section id={APPLY_ANCHOR} className="hidden rounded-md bg-sunken p-5 noscript:block">
      <h2 className="text-h3">Postula con tu cuenta</h2>
      <p className="mt-2 text-ink-2">
        El formulario para postular necesita JavaScript. Actívalo en tu navegador o entra desde otro
        dispositivo: este empleo te espera en la misma dirección.
      </p>
    </section>
  )
}
