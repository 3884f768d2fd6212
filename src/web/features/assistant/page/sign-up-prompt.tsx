import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { cx } from '#web/ui/look/cx.ts'

/** For visitors: what the assistant can do only for somebody with an account. */
export function SignUpPrompt({ className }: { className?: string }) {
  const { status } = useSession()
  if (status === 'user') return null
  return (
    <section
      aria-labelledby="agente-cuenta"
      className={cx(
        'rounded-md bg-sunken p-5',
        status === 'loading' && '[[data-signed-in]_&]:hidden',
        className,
      )}
    >
      <h2 id="agente-cuenta" className="text-h4">
        Con una cuenta te responde sobre ti
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-sm text-ink-2">
        Sin cuenta busca empleos y servicios y resuelve dudas. Con una, compara los avisos con tu perfil y te
        cuenta cómo van tus postulaciones. Es gratis.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to="/user-type-selection" variant="secondary" size="sm">
          Crear mi cuenta
        </LinkButton>
        <LinkButton to={loginHref('/agente')} variant="quiet" size="sm">
          Iniciar sesión
        </LinkButton>
      </div>
    </section>
  )
}
