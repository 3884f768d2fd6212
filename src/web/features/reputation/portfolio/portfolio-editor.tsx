import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { mostPortfolioItems } from '#contracts/reputation/reputation-limits.ts'
import { api } from '#web/lib/api-client.ts'
import { OwnItemsEditor } from './own-items.tsx'
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
  /** Adding and editing need the premium plan; existing ones stay and can be deleted. */
  isPremium: boolean
}

/** The person's portfolio: five works at most. Needs a query client provider. */
export function PortfolioEditor({ professionalId, isPremium }: PortfolioEditorProps) {
  const own = useOwnItems({
    queryKey: portfolioKey(professionalId),
    load: () => api.call(reputationContract.portfolio, { params: { id: professionalId } }),
    remove: ({ id }) => api.call(reputationContract.deletePortfolioItem, { params: { id } }),
    words,
  })
  const isFull = own.items !== undefined && own.items.length >= mostPortfolioItems
  return (
    <OwnItemsEditor
      own={own}
      what="tu portafolio"
      isPremium={isPremium}
      add={{ label: 'Agregar elemento', isFull }}
      countOf={({ length }) =>
        `${length}/${mostPortfolioItems} elementos${isFull && isPremium ? '. Elimina uno para agregar otro.' : ''}`
      }
      empty={{
        title: 'Aún no muestras trabajos',
        text: `Enlaza hasta ${mostPortfolioItems} trabajos que ya estén en la web: una imagen, un PDF o un video.`,
      }}
      renderList={(items, actionsOf) => (
        <ul className="grid gap-4 xl:grid-cols-2">
          {items.map((item) => (
            <li key={item.id}>
              <PortfolioCard item={item} level={2} actions={actionsOf(item)} />
            </li>
          ))}
        </ul>
      )}
      renderDialog={(item, close) => (
        <PortfolioDialog professionalId={professionalId} item={item} onClose={close} />
      )}
      question="¿Eliminar este elemento de tu portafolio?"
    />
  )
}
