import { mostWhole } from '#contracts/admin/users-figures.ts'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { accountsInWords } from './users.words.ts'

const figures = new Intl.NumberFormat('es-PE')

type ChooseWholeProps = {
  /** How many the list finds, at most `mostCounted`. */
  total: number
  isWhole: boolean
  onWhole: () => void
  onPageOnly: () => void
}

/** While a whole page is chosen: the way to the whole result and back. */
export function ChooseWhole({ total, isWhole, onWhole, onPageOnly }: ChooseWholeProps) {
  if (total === mostCounted)
    return (
      <p role="status" className="mb-3 text-sm text-ink-2">
        El resultado tiene {figures.format(mostCounted)} cuentas o más. Para elegirlo entero usa los filtros:
        un cambio alcanza a {figures.format(mostWhole)} como máximo.
      </p>
    )
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {isWhole ? (
        <>
          <span role="status">Elegiste el resultado entero: {accountsInWords(total)}.</span>
          <Button variant="quiet" size="sm" onClick={onPageOnly}>
            Elegir solo esta página
          </Button>
        </>
      ) : (
        <>
          <span role="status">Elegiste las de esta página.</span>
          <Button variant="quiet" size="sm" onClick={onWhole}>
            Elegir los {figures.format(total)} del resultado
          </Button>
        </>
      )}
    </p>
  )
}
