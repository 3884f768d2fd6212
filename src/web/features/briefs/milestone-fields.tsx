import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { briefLimits } from '#contracts/briefs/briefs-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { daysInWords, sumInWords } from './brief.words.ts'
import { emptyMilestone, type MilestoneValues, type ProposalValues, totalsOf } from './proposal-values.ts'

interface MilestoneFieldsProps {
  values: ProposalValues
  errors: Readonly<Record<string, string>>
  put: (part: Partial<ProposalValues>) => void
}

/** The milestones of a proposal, none or at least two; price and days are their sums. */
export function MilestoneFields({ values: { milestones }, errors, put }: MilestoneFieldsProps) {
  const change = (at: number, part: Partial<MilestoneValues>) =>
    put({ milestones: milestones.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const add = () =>
    put({ milestones: [...milestones, ...(milestones.length === 0 ? [emptyMilestone] : []), emptyMilestone] })
  const remove = (at: number) =>
    put({ milestones: milestones.length <= 2 ? [] : milestones.filter((_, place) => place !== at) })
  const totals = totalsOf(milestones)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-strong">
        Hitos <span className="font-body text-ink-3">(opcional)</span>
      </legend>
      {milestones.map((milestone, at) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a milestone has no other name while it is typed
          key={at}
          role="group"
          aria-label={`Hito ${at + 1}`}
          className="grid gap-3 rounded-md border border-line p-4 sm:grid-cols-[minmax(0,1fr)_8rem_6rem_auto]"
        >
          <Field label="Qué entregas" required error={errors[`milestones.${at}.name`]}>
            <TextInput
              value={milestone.name}
              maxLength={briefLimits.milestone}
              autoComplete="off"
              onChange={(event) => change(at, { name: event.target.value })}
            />
          </Field>
          <Field label="Monto" required error={errors[`milestones.${at}.cents`]}>
            <TextInput
              value={milestone.sum}
              inputMode="decimal"
              autoComplete="off"
              placeholder="250.00"
              onChange={(event) => change(at, { sum: event.target.value })}
            />
          </Field>
          <Field label="Días" required error={errors[`milestones.${at}.days`]}>
            <TextInput
              value={milestone.days}
              inputMode="numeric"
              autoComplete="off"
              placeholder="5"
              onChange={(event) => change(at, { days: event.target.value })}
            />
          </Field>
          <Button
            variant="quiet"
            iconOnly
            aria-label={`Quitar el hito ${at + 1}`}
            className="self-start sm:mt-7"
            onClick={() => remove(at)}
          >
            <Trash2 className="icon" />
          </Button>
        </div>
      ))}
      {milestones.length > 0 && (
        <p role="status" className="text-sm text-ink-2">
          {`Suman ${sumInWords(totals.cents)} y ${daysInWords(totals.days)}.`}
        </p>
      )}
      <FieldMessage id="milestones-message" error={errors['milestones']} hint={undefined} />
      {milestones.length < briefLimits.milestones && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={add}>
          <Plus className="icon" />
          {milestones.length === 0 ? 'Dividir en hitos' : 'Agregar hito'}
        </Button>
      )}
    </fieldset>
  )
}
