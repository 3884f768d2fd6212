import Check from 'lucide-react/icons/check'
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { useBoardView } from './board-view.ts'

/** The face of a candidate, which is also the box to choose them. */
export function ChooseBox({ card }: { card: BoardCard }) {
  const { chosen, onChoose, mayWrite } = useBoardView()
  const isChosen = chosen.has(card.id)
  if (!mayWrite) return <Avatar name={card.name} src={card.avatar} size={34} />
  return (
    <label className="group/choose relative grid size-[34px] flex-none cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => onChoose(card)}
        aria-label={`Elegir a ${card.name}`}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-md"
      />
      <span className={cx(isChosen ? 'hidden' : 'group-hover/choose:invisible peer-focus-visible:invisible')}>
        <Avatar name={card.name} src={card.avatar} size={34} />
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'absolute inset-0 place-items-center rounded-md border-2',
          isChosen
            ? 'grid border-ink bg-ink text-bg'
            : 'hidden border-line-strong bg-surface group-hover/choose:grid peer-focus-visible:grid',
        )}
      >
        {isChosen && <Check className="icon" />}
      </span>
    </label>
  )
}
