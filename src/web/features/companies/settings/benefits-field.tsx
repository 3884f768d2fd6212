import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { type Benefit, benefits } from '#contracts/companies/benefits-vocabulary.ts'
import { longestOwnBenefit, mostOwnBenefits } from '#contracts/companies/companies-figures.ts'
import { benefitNames } from '#domain/companies/benefit.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ActiveFilter, ToggleChip } from '#web/ui/list/chip.tsx'
import { linesOf } from './company-fields.ts'
import type { FieldState } from './setting-field.tsx'
import { controlId } from './use-company-draft.ts'

/** What the company gives its people: those of the list, and some in its own words. */
export function BenefitsField({ known, own }: { known: FieldState; own: FieldState }) {
  const marked = new Set(linesOf(known.value))
  const toggle = (benefit: Benefit) => {
    if (!marked.delete(benefit)) marked.add(benefit)
    // In the order of the list, so that marking one again is no change.
    known.onChange(benefits.filter((one) => marked.has(one)).join('\n'))
  }
  return (
    <>
      <div
        id={controlId('benefits')}
        tabIndex={-1}
        role="group"
        aria-label="Beneficios de la lista"
        className="flex flex-wrap gap-2"
      >
        {benefits.map((benefit) => {
          const isMarked = marked.has(benefit)
          return (
            <ToggleChip key={benefit} pressed={isMarked} onToggle={() => toggle(benefit)}>
              {isMarked ? <Check className="icon text-[0.7rem]" /> : <Plus className="icon text-[0.7rem]" />}
              {benefitNames[benefit]}
            </ToggleChip>
          )
        })}
      </div>
      <FieldMessage id="beneficios-mensaje" error={known.error} />
      <OwnBenefits {...own} />
    </>
  )
}

function OwnBenefits({ value, error, onChange }: FieldState) {
  const [typed, setTyped] = useState('')
  const own = linesOf(value)
  const line = typed.replaceAll(/\s+/g, ' ').trim()
  const add = () => {
    if (line === '') return
    if (!own.includes(line)) onChange([...own, line].join('\n'))
    setTyped('')
  }
  return (
    <div className="grid gap-2">
      {own.length > 0 && (
        <ul aria-label="Otros beneficios" className="flex flex-wrap gap-2">
          {own.map((one) => (
            <li key={one}>
              <ActiveFilter onRemove={() => onChange(own.filter((kept) => kept !== one).join('\n'))}>
                {one}
              </ActiveFilter>
            </li>
          ))}
        </ul>
      )}
      {own.length < mostOwnBenefits || error ? (
        <div className="flex items-start gap-2">
          <Field
            id={controlId('ownBenefits')}
            label="Otro beneficio"
            hint={`En pocas palabras. Caben ${mostOwnBenefits} propios.`}
            error={error}
            optional
            className="min-w-0 grow sm:max-w-80"
          >
            <TextInput
              autoComplete="off"
              maxLength={longestOwnBenefit}
              placeholder="Fruta fresca todos los días"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // The form around it is not sent.
                event.preventDefault()
                add()
              }}
            />
          </Field>
          <Button variant="secondary" className="mt-6.5 flex-none" disabled={line === ''} onClick={add}>
            Agregar
          </Button>
        </div>
      ) : (
        <p className="text-xs text-ink-3">
          Ya tienes {mostOwnBenefits} propios. Quita uno para agregar otro.
        </p>
      )}
    </div>
  )
}
