import Check from 'lucide-react/icons/check'
import type { PlanOffer } from '#contracts/plans.contract.ts'
import { formatPrice } from '#domain/plans/price.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DarkBlock } from '../../ui/dark-block.tsx'
import { PremiumGlyph } from '../../ui/motif/brand-mark.tsx'

const BRINGS = [
  'Destacado en su propia lista, con sus habilidades a la vista',
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
            Llega primero a quien buscas
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
          <p className="grid gap-2 md:justify-items-end">
            <Price offer={offer} />
          </p>
          <Button variant="light" size="lg" onClick={onOpen}>
            Publicar empleo premium
          </Button>
        </div>
      </DarkBlock>
    </section>
  )
}

/** Struck while the launch offer is on. */
function Price({ offer }: { offer: PlanOffer }) {
  const price = formatPrice(offer.premiumJobPrice)
  const look = 'fig text-[2.25rem] leading-none'
  if (!offer.companyTrial)
    return (
      <>
        <span className={look}>{price}</span>
        <span className="text-sm text-on-night-2">por publicación</span>
      </>
    )
  return (
    <>
      <span>
        <span className="sr-only">Precio normal: </span>
        <s className={`${look} text-on-night-2`}>{price}</s>
      </span>
      <Badge tone="solid">GRATIS TEMPORALMENTE</Badge>
    </>
  )
}
