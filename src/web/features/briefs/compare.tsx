import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, useState } from 'react'
import { mostCompared } from '#contracts/briefs/briefs-figures.ts'
import type { BriefDetail, ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { Switch } from '#web/ui/form/switch.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { proposalsInWords, sumInWords } from './brief.words.ts'
import { firstCompared, shownRows, toggled } from './compared.ts'
import { RowNames } from './row-names.tsx'
import { ProposalColumn } from './proposal-column.tsx'

interface CompareProps {
  brief: BriefDetail
  onChoose: (proposal: ReceivedProposal) => void
  onDecline: (proposal: ReceivedProposal) => void
  onAsk: (proposal: ReceivedProposal) => void
}

/** The proposals of a brief: all as toggles, up to four side by side, one row a question. The arrow keys change the column, Enter chooses. */
export function Compare({ brief, ...does }: CompareProps) {
  const { proposals, needs } = brief
  // Until the person picks, those that arrive meanwhile are shown, too.
  const [picked, setChosen] = useState<number[] | null>(null)
  const chosen = picked ?? firstCompared(proposals)
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const shown = proposals.filter(({ id }) => chosen.includes(id))
  const rows = shownRows(shown, { onlyDifferent, hasNeeds: needs.length > 0 })
  return (
    <section aria-labelledby="propuestas" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="propuestas" className="text-h3">
            {proposalsInWords(proposals.length)}
          </h2>
          <p className="text-xs text-ink-2">
            {proposals.length > 1 && `Compara hasta ${mostCompared}. `}Nadie ve las propuestas de los demás.
          </p>
        </div>
        {shown.length > 1 && (
          <Switch
            label="Solo diferencias"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.target.checked)}
          />
        )}
      </div>
      {proposals.length > 1 && (
        <div
          role="group"
          aria-label="Propuestas para comparar"
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 scrollbar-none"
        >
          {proposals.map((proposal) => (
            <Toggle
              key={proposal.id}
              proposal={proposal}
              isOn={chosen.includes(proposal.id)}
              isFull={chosen.length >= mostCompared}
              onPress={() => setChosen(toggled(chosen, proposal.id))}
            />
          ))}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go between the columns, which the tab key reaches too */}
      <div
        className={cx(
          // On a phone one at a time, with the edge of the next one; else beside the names of the rows, which stay in place.
          // Relative: what is for screen readers alone would widen the page otherwise.
          'relative -mx-4 grid grid-flow-col grid-rows-[repeat(11,auto)] gap-x-3 overflow-x-auto scroll-px-4 px-4 py-1 pb-2',
          'max-md:snap-x max-md:snap-mandatory md:auto-cols-[minmax(16.5rem,1fr)] md:grid-cols-[8.5rem] md:scroll-pl-40',
          shown.length === 1 ? 'max-md:auto-cols-[100%] md:max-w-4xl' : 'max-md:auto-cols-[88%]',
        )}
        role="group"
        aria-label="Propuestas comparadas"
        onKeyDown={moveByArrows}
      >
        <RowNames rows={rows} brief={brief} />
        {shown.map((proposal, place) => (
          <ProposalColumn
            key={proposal.id}
            brief={brief}
            proposal={proposal}
            rows={rows}
            position={shown.length > 1 ? `Propuesta ${place + 1} de ${shown.length}` : ''}
            slowest={Math.max(...shown.map(({ days }) => days))}
            {...does}
          />
        ))}
      </div>
    </section>
  )
}

function Toggle({
  proposal: { professional, priceCents, status },
  isOn,
  isFull,
  onPress,
}: {
  proposal: ReceivedProposal
  isOn: boolean
  isFull: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={!isOn && isFull}
      onClick={onPress}
      className={cx(
        'relative flex flex-none items-center gap-2.5 overflow-clip rounded-md border bg-surface py-2 pr-6 pl-3 text-left transition-colors disabled:opacity-60',
        isOn ? 'border-ink inset-ring inset-ring-ink' : 'border-line hover:border-line-strong',
      )}
    >
      {isOn && (
        <span className="absolute top-0 right-0 grid size-5 place-items-center rounded-bl-md bg-ink text-bg">
          <Check className="icon text-[0.75rem]" />
        </span>
      )}
      <Avatar name={professional.name} src={professional.avatar} size={34} />
      <span className="grid text-sm">
        <span className={cx('font-medium', status === 'withdrawn' && 'line-through')}>
          {professional.name}
        </span>
        <span className="text-xs text-ink-2 tabular-nums">{sumInWords(priceCents)}</span>
      </span>
    </button>
  )
}

/** Left and right go to the column beside; everything else stays with what has the focus. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const column = (event.target as HTMLElement).closest<HTMLElement>('[data-proposal]')
  if (!step || event.target !== column || !column) return
  const beside = step < 0 ? column.previousElementSibling : column.nextElementSibling
  if (!(beside instanceof HTMLElement) || !beside.matches('[data-proposal]')) return
  event.preventDefault()
  beside.focus()
  beside.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
