import { mostPortfolioItems } from '#contracts/reputation/reputation-figures.ts'
import { OwnItemsEditor } from './own-items.tsx'
import { PortfolioCard } from './portfolio-card.tsx'
import { PortfolioDialog } from './portfolio-dialog.tsx'
import { useOwnPortfolio } from './portfolio.resource.ts'

type PortfolioEditorProps = {
  professionalId: number
  /** Adding and editing need the premium plan; existing ones stay and can be deleted. */
  isPremium: boolean
}

/** The person's portfolio: five works at most. Needs a query client provider. */
export function PortfolioEditor({ professionalId, isPremium }: PortfolioEditorProps) {
  const own = useOwnPortfolio(professionalId)
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
