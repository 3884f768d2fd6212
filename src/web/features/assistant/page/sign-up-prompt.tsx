import Check from 'lucide-react/icons/check'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { cx } from '#web/ui/look/cx.ts'

const waiting = [
  'Revisa tu CV línea por línea',
  'Escribe contigo la carta para cada aviso',
  'Practica contigo la entrevista',
  'Te dice qué te falta para un puesto',
  'Arma tu plan de la semana',
  'Te cuenta cómo van tus postulaciones',
]

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
        Con una cuenta te prepara para postular
      </h2>
      <ul className="mt-3 grid max-w-[54rem] grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-x-6 gap-y-2 text-sm">
        {waiting.map((text) => (
          <li key={text} className="flex gap-2">
            <Check className="icon mt-0.5 shrink-0 text-accent-ink" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[60ch] text-sm text-ink-2">
        Si contratas, te ayuda a escribir tu aviso y a preparar la entrevista. Es gratis.
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
