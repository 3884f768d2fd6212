import ArrowRight from 'lucide-react/icons/arrow-right'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Claims } from './claims.ts'

const CALL = 'grid min-h-60 content-between justify-items-start gap-6 md:min-h-80'

/** '2,000+' → '2,000', for a sentence that says 'más de'. */
const withoutPlus = (claim: string) => claim.replace(/\s*\+\s*$/, '')

/** The two registrations: for people who look for work and for companies. */
export function TwoCalls({ claims }: { claims: Claims }) {
  const { professionals, companies } = claims
  return (
    <section aria-label="Empieza" className="wrap grid gap-5 md:grid-cols-[1.25fr_1fr]">
      <DarkBlock size="lg" tone="accent" className={CALL}>
        <div>
          <h2 className="max-w-[12ch] pr-10">¿Vas por un trabajo mejor?</h2>
          <p className="mt-3 max-w-[34ch]">
            {professionals && `Ya somos más de ${withoutPlus(professionals)} profesionales. `}
            Postula con tu CV y mira en qué va cada postulación.
          </p>
        </div>
        <LinkButton to="/user-type-selection" variant="dark" size="lg">
          Crear Perfil Profesional <ArrowRight className="icon text-[0.9rem]" />
        </LinkButton>
      </DarkBlock>
      <DarkBlock size="lg" className={CALL}>
        <div>
          <h2 className="max-w-[12ch] pr-10">¿Te falta alguien en el equipo?</h2>
          <p className="mt-3 max-w-[34ch] text-on-night-2">
            {companies && `Más de ${withoutPlus(companies)} empresas ya reciben candidatos aquí. `}
            Tu primer empleo es gratis.
          </p>
        </div>
        <LinkButton to="/user-type-selection" variant="light" size="lg">
          Publicar Empleo <ArrowRight className="icon text-[0.9rem]" />
        </LinkButton>
      </DarkBlock>
    </section>
  )
}
