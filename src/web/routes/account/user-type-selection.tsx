import ArrowRight from 'lucide-react/icons/arrow-right'
import Building2 from 'lucide-react/icons/building-2'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { LoginFoot } from '#web/features/accounts/entry/login-foot.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { canonicalLoader } from '#web/lib/canonical-loader.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { withReturnPath } from '#web/lib/return.address.ts'
import type { Route } from './+types/user-type-selection'

export const loader = canonicalLoader('/user-type-selection')

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  pageMeta({
    title: 'Registrarse',
    description:
      'Crea tu cuenta gratis en Qhatu: como profesional, para postular con tu CV y seguir cada respuesta, o como empresa, para publicar empleos y contratar.',
    url: loaderData.canonical,
    indexed: location.search === '',
  })

export default function UserTypeSelection() {
  return (
    <AuthCard
      title="¿Cómo vas a usar Qhatu?"
      lead="Elige tu tipo de cuenta para continuar."
      size="wide"
      foot={<LoginFoot />}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        <Choice to="/register/professional" icon={<UserRound className="icon" />} title="Profesional">
          Busco trabajo. Postulo con mi CV y sigo cada respuesta.
        </Choice>
        <Choice to="/register/company" icon={<Building2 className="icon" />} title="Empresa">
          Publico empleos, reviso candidatos y contrato.
        </Choice>
      </ul>
    </AuthCard>
  )
}

type ChoiceProps = { to: string; icon: ReactNode; title: string; children: ReactNode }

function Choice({ to, icon, title, children }: ChoiceProps) {
  const { search } = useLocation()
  return (
    <li className="grid">
      <Link
        to={withReturnPath(to, search)}
        className="group grid content-start gap-2 rounded-md border border-line-strong bg-surface p-5 no-underline transition-colors hover:border-ink hover:bg-sunken focus-visible:rounded-md"
      >
        <span className="grid size-12 place-items-center rounded-md bg-accent-soft text-[1.375rem] text-accent-ink">
          {icon}
        </span>
        <span className="mt-2 text-h4 font-strong">{title}</span>
        <span className="text-sm text-ink-2">{children}</span>
        <span className="mt-2 inline-flex items-center gap-1.5 text-sm font-strong text-accent-ink">
          Continuar
          <ArrowRight className="icon transition-transform group-hover:translate-x-1" />
        </span>
      </Link>
    </li>
  )
}
