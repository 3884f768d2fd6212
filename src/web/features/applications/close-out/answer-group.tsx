import ChevronDown from 'lucide-react/icons/chevron-down'
import Eye from 'lucide-react/icons/eye'
import Send from 'lucide-react/icons/send'
import type { JobAnswers } from '#contracts/applications/close-out.contract.ts'
import { answerTokens } from '#contracts/applications/close-out-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { answerGroupNames } from '#domain/applications/close-out.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { type Drafts, textProblem } from './use-answer-drafts.ts'

/** The faces beside a group. */
const shownFaces = 3

type AnswerGroupProps = {
  group: JobAnswers['groups'][number]
  drafts: Drafts
  isOpen: boolean
  isBusy: boolean
  onOpen: () => void
  onSend: () => void
  onKeep: () => void
}

/** One group: how many, their answer and, when open, its text and who gets it. */
export function AnswerGroupRow({ group, drafts, isOpen, isBusy, onOpen, onSend, onKeep }: AnswerGroupProps) {
  const { name, detail } = answerGroupNames[group.group]
  const { template } = drafts.draftOf(group.group)
  const count = drafts.recipientsOf(group.group)
  return (
    <li
      className={cx(
        '-mx-5 grid gap-4 border-l-4 px-4 py-4 lg:-mx-6 lg:px-5',
        isOpen ? 'border-l-accent' : 'border-l-transparent',
      )}
    >
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 xl:grid-cols-[2.25rem_minmax(0,1fr)_6rem_16rem_auto]">
        <b className="fig text-h3">{group.count}</b>
        <div className="min-w-0">
          <h3 className="text-control leading-5 font-strong">{name}</h3>
          <p className="text-xs text-ink-2">{detail}</p>
        </div>
        <Faces people={group.people} count={group.count} />
        <div className="col-span-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:pl-12 xl:col-span-1 xl:contents xl:pl-0">
          <Field label={`Plantilla para ${name}`} hideLabel>
            <Select
              size="sm"
              value={template}
              options={drafts.choices.map((choice) => ({ value: choice.value, label: choice.name }))}
              onChange={({ target }) => {
                drafts.choose(group.group, target.value)
                onOpen()
              }}
            />
          </Field>
          <Button
            variant={isOpen ? 'secondary' : 'quiet'}
            size="sm"
            aria-pressed={isOpen}
            aria-label={`Ver y editar la respuesta a ${name}`}
            onClick={onOpen}
          >
            <Eye className="icon" />
            {isOpen ? 'Viendo' : 'Ver'}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="grid gap-4 sm:pl-12">
          <AnswerText group={group} drafts={drafts} />
          <Recipients group={group} drafts={drafts} />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" busy={isBusy} disabled={count === 0} onClick={onSend}>
              <Send className="icon" />
              {`Responder a ${count}`}
              <span className="sr-only"> de {name}</span>
            </Button>
            <Button size="sm" variant="quiet" onClick={onKeep}>
              Guardar como plantilla
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

type PartProps = Pick<AnswerGroupProps, 'group' | 'drafts'>

function AnswerText({ group: { group }, drafts }: PartProps) {
  const { text, outcome } = drafts.draftOf(group)
  const says =
    outcome === 'rejected' ? 'Pasan a Rechazado cuando salga.' : 'Su estado no cambia: siguen en proceso.'
  return (
    <Field
      id={`respuesta-${group}`}
      label="Lo que les dices"
      hint={`${says} Se llenan solos: ${answerTokens.map((token) => `{${token}}`).join(', ')}.`}
      error={textProblem(text)}
      required
    >
      <Textarea
        value={text}
        rows={8}
        counterMax={mostLetters.statusMessage}
        onChange={({ target }) => drafts.change(group, { text: target.value })}
      />
    </Field>
  )
}

/** Who of the group gets it. Of many people only the first are listed; all of them get it. */
function Recipients({ group: { group, count, people }, drafts }: PartProps) {
  const { excluded } = drafts.draftOf(group)
  return (
    <details className="group">
      <summary className="inline-flex min-h-control-sm cursor-pointer items-center text-sm font-strong">
        Elegir personas
        <ChevronDown className="icon ml-2 transition-transform group-open:rotate-180" />
        {excluded.length > 0 && <span className="ml-2 font-body text-ink-2">Sin {excluded.length}</span>}
      </summary>
      <ul className="mt-1 grid max-h-72 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {people.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={!excluded.includes(id)}
              onChange={({ target }) =>
                drafts.change(group, {
                  excluded: target.checked ? excluded.filter((one) => one !== id) : [...excluded, id],
                })
              }
            />
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="mt-2 text-xs text-ink-2">
          Y {count - people.length} personas más, que también la reciben.
        </p>
      )}
    </details>
  )
}

function Faces({ people, count }: Pick<JobAnswers['groups'][number], 'people' | 'count'>) {
  const shown = people.slice(0, shownFaces)
  return (
    <span aria-hidden="true" className="flex items-center justify-end -space-x-2">
      {shown.map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={avatar} size={34} className="ring-2 ring-surface" />
      ))}
      {count > shown.length && (
        <span className="grid size-[34px] place-items-center rounded-full bg-sunken text-xs text-ink-2 ring-2 ring-surface">
          +{count - shown.length}
        </span>
      )}
    </span>
  )
}
