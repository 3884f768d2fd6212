import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Lock from 'lucide-react/icons/lock'
import Trash2 from 'lucide-react/icons/trash-2'
import { longestStageName, mostGoalDays } from '#contracts/applications/pipeline-figures.ts'
import type { Stage } from '#contracts/applications/stage-fields.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { isLocked, middleStatuses } from '#domain/applications/stages.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { StatusDot } from './status-dot.tsx'
import { type DraftStage, swapped } from './stages-draft.ts'

const ROW =
  'grid grid-cols-[minmax(0,1fr)_6.75rem] items-center gap-2 border-line sm:grid-cols-[minmax(0,1fr)_10rem_5.5rem_3rem_6.75rem]'

type StageRowsProps = {
  draft: readonly DraftStage[]
  stages: readonly Stage[]
  onChange: (draft: DraftStage[]) => void
}

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
const options = middleStatuses.map((status) => ({ value: status, label: applicationStatusLabels[status] }))

/** One line for each stage. The first and the last two keep their place and their status. */
export function StageRows({ draft, stages, onChange }: StageRowsProps) {
  const change = (at: number, part: Partial<DraftStage>) =>
    onChange(draft.map((stage, index) => (index === at ? { ...stage, ...part } : stage)))
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className={`${ROW} text-xs text-ink-2 max-sm:hidden`}>
        <span>Etapa</span>
        <span>La persona ve</span>
        <span>Meta</span>
        <span>Personas</span>
      </p>
      <ol aria-label="Etapas" className="grid gap-2">
        {draft.map((stage, at) => {
          const locked = isLocked(at, draft.length)
          const isFinal = at >= draft.length - 2
          const count = stages.find(({ id }) => id === stage.id)?.count ?? 0
          const called = stage.name || `Etapa ${at + 1}`
          return (
            <li key={stage.key} className={`${ROW} max-sm:border-b max-sm:pb-2`}>
              <TextInput
                size="sm"
                aria-label={`Nombre de la etapa ${at + 1}`}
                value={stage.name}
                maxLength={longestStageName}
                onChange={({ target }) => change(at, { name: target.value })}
              />
              <span className="max-sm:col-start-1">
                {locked ? (
                  <span className="flex min-h-9 items-center gap-2 rounded-sm bg-sunken px-3 text-sm text-ink-2">
                    <StatusDot status={stage.status} />
                    {applicationStatusLabels[stage.status]}
                  </span>
                ) : (
                  <Select
                    size="sm"
                    aria-label={`Estado que ve la persona en ${called}`}
                    options={options}
                    value={stage.status}
                    disabled={count > 0}
                    onChange={({ target }) => {
                      const status = middleStatuses.find((one) => one === target.value)
                      if (status) change(at, { status })
                    }}
                  />
                )}
              </span>
              <span className="flex items-center gap-2 text-xs text-ink-2">
                {isFinal ? (
                  'Final'
                ) : (
                  <>
                    <TextInput
                      size="sm"
                      type="number"
                      min={1}
                      max={mostGoalDays}
                      aria-label={`Meta de ${called} en días`}
                      value={stage.goalDays ?? ''}
                      onChange={({ target }) => {
                        const days = Math.floor(Number(target.value))
                        change(at, { goalDays: days >= 1 ? Math.min(days, mostGoalDays) : null })
                      }}
                      className="w-14"
                    />
                    días
                  </>
                )}
              </span>
              <span className="text-xs text-ink-2 max-sm:col-start-1">
                <span className="sm:hidden">{people(count)}</span>
                <span className="max-sm:hidden">
                  {count}
                  <span className="sr-only"> en {called}</span>
                </span>
              </span>
              <span className="flex items-center justify-end max-sm:col-start-2 max-sm:row-start-1">
                {locked ? (
                  <span className="grid size-8 place-items-center text-ink-3" title="Fija">
                    <Lock className="icon" />
                  </span>
                ) : (
                  <>
                    <Button
                      variant="quiet"
                      size="sm"
                      iconOnly
                      aria-label={`Subir ${called}`}
                      disabled={at <= 1}
                      onClick={() => onChange(swapped(draft, at, -1))}
                    >
                      <ArrowUp className="icon" />
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      iconOnly
                      aria-label={`Bajar ${called}`}
                      disabled={at >= draft.length - 3}
                      onClick={() => onChange(swapped(draft, at, 1))}
                    >
                      <ArrowDown className="icon" />
                    </Button>
                    <Button
                      variant="quiet"
                      size="sm"
                      iconOnly
                      aria-label={`Quitar ${called}`}
                      disabled={draft.filter(({ status }) => status === stage.status).length < 2}
                      onClick={() => onChange(draft.filter((one) => one !== stage))}
                    >
                      <Trash2 className="icon" />
                    </Button>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
