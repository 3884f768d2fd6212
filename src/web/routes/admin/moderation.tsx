import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { heldAdsContract } from '#contracts/admin/held-ads.contract.ts'
import { HeldAd } from '#web/features/jobs/holds/held-ad.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'

export const meta = () => unlistedMeta('Moderación')

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(personalApi).call(heldAdsContract.heldAds, {})

/** The items that wait for moderation. */
export default function Moderation() {
  const { ads } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="mb-4">Moderación</h1>
      <LinkTabs
        label="Qué se modera"
        tabs={[{ label: `Avisos (${ads.length})`, to: '/admin/moderation', current: true }]}
      />
      <div className="grid max-w-[52rem] gap-4 pt-5">
        {ads.map((ad) => (
          <HeldAd key={ad.id} ad={ad} />
        ))}
        {ads.length === 0 && (
          <EmptyState title="Ningún aviso espera">
            Aquí llegan los que piden dinero, los que excluyen a alguien y el primero de cada empresa sin
            verificar.
          </EmptyState>
        )}
      </div>
    </>
  )
}
