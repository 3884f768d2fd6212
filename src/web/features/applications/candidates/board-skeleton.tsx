import { Skeleton } from '#web/ui/state/skeleton.tsx'

const columns = [1, 2, 3, 4, 5]
const cards = [1, 2, 3]

/** The board while it loads: three cards in each column. */
export const BoardSkeleton = () => (
  <div role="status" className="flex gap-2.5 overflow-hidden">
    <span className="sr-only">Cargando el tablero</span>
    {columns.map((column) => (
      <div key={column} className="grid w-[14.5rem] flex-none gap-2 rounded-md bg-sunken p-2">
        {cards.map((card) => (
          <Skeleton key={card} className="h-32 w-full" />
        ))}
      </div>
    ))}
  </div>
)
