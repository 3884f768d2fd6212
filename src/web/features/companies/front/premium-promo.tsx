import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import Check from 'lucide-react/icons/check'
import { Button } from '#web/ui/action/button.tsx'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'
import { CompanyPrice } from '#web/features/plans/plan-price.tsx'

const BRINGS = [
  'Una lista propia, con las habilidades que pides a la vista',
  'Candidatos ordenados por compatibilidad, con razones',
  'Una lista corta con los 3 mejores',
]

/** The offer of a premium job, with the button that opens its form. */
export function PremiumPromo({ offer, onOpen }: { offer: PlanOffer; onOpen: () => void }) {
  return (
    <section aria-labelledby="titulo-premium">
      <DarkBlock className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:gap-10">
        <div>
          <p className="flex items-center gap-2 text-sm font-strong text-accent-night">
            <PremiumGlyph /> Empleo premium
          </p>
          <h2 id="titulo-premium" className="mt-2 max-w-[20ch] pr-10 text-[1.75rem] leading-8 tracking-head">
            Tu empleo, también en la lista premium
          </h2>
          <ul className="mt-4 grid gap-2 text-on-night-2">
            {BRINGS.map((text) => (
              <li key={text} className="flex gap-2.5">
                <Check className="icon mt-1 text-accent-night" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid justify-items-start gap-3 md:justify-items-end">
          <CompanyPrice offer={offer} onNight />
          <Button variant="light" size="lg" onClick={onOpen}>
            Publicar empleo premium
          </Button>
        </div>
      </DarkBlock>
    </section>
  )
}
