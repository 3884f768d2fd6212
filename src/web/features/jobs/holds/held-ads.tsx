import type { HeldAd as Ad } from '#contracts/admin/held-ads.contract.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { HeldAd } from './held-ad.tsx'

/** The ads that wait for a decision. */
export function HeldAds({ ads }: { ads: readonly Ad[] }) {
  if (ads.length === 0)
    return (
      <EmptyState title="Ningún aviso espera">
        Aquí llegan los que piden dinero, los que excluyen a alguien, los que parecen un engaño y el primero
        de cada empresa sin verificar.
      </EmptyState>
    )
  return (
    <div className="grid max-w-[52rem] gap-4">
      {ads.map((ad) => (
        <HeldAd key={ad.id} ad={ad} />
      ))}
    </div>
  )
}
