import Plus from 'lucide-react/icons/plus'
import { reputationContract } from '#contracts/reputation.contract.ts'
import { mostPortfolioItems } from '#contracts/reputation-limits.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeleteQuestion, ItemActions, ItemsNotLoaded } from './own-items.tsx'
import { PortfolioCard } from './portfolio-card.tsx'
import { PortfolioDialog } from './portfolio-dialog.tsx'
import { portfolioKey } from './portfolio-key.ts'
import { useOwnItems } from './use-own-items.ts'

const words = {
  gone: 'Elemento eliminado',
  notGone: 'No se pudo eliminar el elemento del portafolio.',
}

type PortfolioEditorProps = {
  professionalId: number
  /** Adding and changing are part of the premium plan; what is there stays and can be taken away. */
  isPremium: boolean
}

/** The own portfolio: five works at most. Needs the query library around it. */
export function PortfolioEditor({ professionalId, isPremium }: PortfolioEditorProps) {
  const own = useOwnItems({
    queryKey: portfolioKey(professionalId),
    load: () => api.call(reputationContract.portfolio, { params: { id: professionalId } }),
    remove: ({ id }) => api.call(reputationContract.deletePortfolioItem, { params: { id } }),
    words,
  })
  const { items, opened, open } = own
  if (!items) return <ItemsNotLoaded own={own} what="tu portafolio" />
  const isFull = items.length >= mostPortfolioItems
  const add = isPremium && (
    <Button variant="secondary" size="sm" disabled={isFull} onClick={() => open('new')}>
      <Plus className="icon" />
      Agregar elemento
    </Button>
  )
  return (
    <>
      {items.length > 0 && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-sm text-ink-2 tabular-nums" role="status">
              {items.length}/{mostPortfolioItems} elementos
              {isFull && isPremium && '. Elimina uno para agregar otro.'}
            </p>
            {add}
          </div>
          <ul className="grid gap-4 xl:grid-cols-2">
            {items.map((item) => (
              <li key={item.id}>
                <PortfolioCard
                  item={item}
                  level={2}
                  actions={<ItemActions own={own} item={item} canEdit={isPremium} />}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {items.length === 0 && isPremium && (
        <Card>
          <EmptyState title="Aún no muestras trabajos" action={add}>
            Enlaza hasta {mostPortfolioItems} trabajos que ya estén en la web: una imagen, un PDF o un video.
          </EmptyState>
        </Card>
      )}
      {opened && (
        <PortfolioDialog
          professionalId={professionalId}
          item={opened === 'new' ? null : opened}
          onClose={() => open(null)}
        />
      )}
      <DeleteQuestion own={own} title="¿Eliminar este elemento de tu portafolio?" />
    </>
  )
}
