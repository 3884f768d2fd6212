import Check from 'lucide-react/icons/check'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'

const BENEFITS = [
  'Modalidad y experiencia a la vista',
  'Las habilidades que piden, por escrito',
  'Sabes cuándo la empresa abre tu CV',
]

/** What a premium job offers to an applicant. */
export function PremiumBenefits() {
  return (
    <section
      aria-labelledby="titulo-beneficios"
      className="grid gap-4 rounded-md border border-accent-line bg-accent-soft p-4 max-md:gap-2 max-md:py-3 md:p-5 lg:grid-cols-[auto_1fr] lg:gap-x-10 lg:p-6"
    >
      <h2 id="titulo-beneficios" className="flex items-center gap-2.5 self-center text-h4">
        <PremiumGlyph className="size-4 text-accent-ink" />
        Por qué mirar aquí primero
      </h2>
      <ul className="grid gap-x-6 gap-y-1 text-sm md:gap-y-2 md:grid-cols-3">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Check className="icon text-accent-ink" />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The offer for companies at the end of the premium list. `price`: of one premium job, such as '$75 USD'. */
export function PublishPremium({ price }: { price: string }) {
  return (
    <DarkBlock className="mt-14 grid gap-6 md:grid-cols-[1fr_auto] md:items-end">
      <h2 className="max-w-[24ch] pr-12 text-h3">
        Publica tu empleo con funcionalidades premium por solo {price}
      </h2>
      <LinkButton to="/companies" variant="light" size="lg">
        Publicar Empleo
      </LinkButton>
    </DarkBlock>
  )
}
