import { Card } from '#web/ui/look/card.tsx'
import { Stat } from '#web/ui/list/stat.tsx'

type Figure = { label: string; value: number | string }

/** Related figures in one card. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Card>
      <div
        className={
          figures.length > 3
            ? 'grid grid-cols-2 gap-4 sm:grid-cols-4'
            : // One below another when there are four, until there is room beside.
              'grid grid-cols-3 gap-3 sm:gap-4 sm:max-xl:grid-cols-4'
        }
      >
        {figures.map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </div>
    </Card>
  )
}
