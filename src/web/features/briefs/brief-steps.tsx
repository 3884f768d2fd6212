import { briefLimits } from '#contracts/briefs/briefs-figures.ts'
import type { PriceRange } from '#contracts/briefs/briefs.contract.ts'
import { serviceCategories, type ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { sumInWords } from './brief.words.ts'
import { briefExamples } from './brief-examples.words.ts'
import type { BriefErrors, BriefValues } from './brief-form.ts'
import { usePriceRange } from './briefs.resource.ts'

interface StepProps {
  values: BriefValues
  errors: BriefErrors
  put: (part: Partial<BriefValues>) => void
}

const categories = serviceCategories.map((value) => ({ value, label: value }))

/** What: the category and one line, with an example. */
export function TopicStep({ values, errors, put }: StepProps) {
  const example = values.category ? briefExamples[values.category] : null
  return (
    <>
      <Field label="Categoría" required error={errors['category']}>
        <Select
          value={values.category}
          onChange={(event) => put({ category: event.target.value as ServiceCategory | '' })}
          options={categories}
          emptyLabel="Elige una categoría"
        />
      </Field>
      <Field
        label="Qué necesitas, en una línea"
        required
        hint={example ? `Por ejemplo: “${example.title}”.` : 'Qué y para qué. Los detalles vienen después.'}
        error={errors['title']}
      >
        <TextInput
          value={values.title}
          maxLength={briefLimits.title}
          autoComplete="off"
          onChange={(event) => put({ title: event.target.value })}
        />
      </Field>
    </>
  )
}

/** The details: the words of the company, and what has to be in it. */
export function DetailsStep({ values, errors, put }: StepProps) {
  const example = values.category ? briefExamples[values.category] : null
  const isBlank = values.description === '' && values.needs === ''
  return (
    <>
      {example && (
        <Note>
          <p className="font-strong">Un ejemplo de {values.category}</p>
          <p className="mt-1">{example.description}</p>
          {isBlank && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              onClick={() => put({ description: example.description, needs: example.needs.join('\n') })}
            >
              Empezar con este ejemplo
            </Button>
          )}
        </Note>
      )}
      <Field
        label="Cuéntalo"
        required
        hint="Qué tienes hoy, qué quieres lograr y lo que el profesional debe saber."
        error={errors['description']}
      >
        <Textarea
          value={values.description}
          rows={7}
          counterMax={briefLimits.description}
          onChange={(event) => put({ description: event.target.value })}
        />
      </Field>
      <Field
        label="Lo que debe incluir"
        optional
        hint={`Una cosa por línea, hasta ${briefLimits.needs}. Cada propuesta dirá si la incluye.`}
        error={errors['needs']}
      >
        <Textarea value={values.needs} rows={4} onChange={(event) => put({ needs: event.target.value })} />
      </Field>
    </>
  )
}

/** When, and what it may cost, with what services of the category really cost. */
export function TermsStep({ values, errors, put }: StepProps) {
  const range = usePriceRange(values.category || null)
  return (
    <>
      <Field
        label="Para cuándo"
        optional
        hint="Si lo dejas vacío, los profesionales proponen el plazo."
        error={errors['wantedBy']}
      >
        <TextInput
          type="date"
          value={values.wantedBy}
          onChange={(event) => put({ wantedBy: event.target.value })}
        />
      </Field>
      <RadioGroup
        legend="Presupuesto"
        name="budget"
        value={values.budget}
        onChange={(budget) => put({ budget: budget === 'range' ? 'range' : 'unknown' })}
        options={[
          { value: 'unknown', label: 'No sé', description: 'Compara lo que te propongan.' },
          { value: 'range', label: 'Tengo un rango', description: 'En dólares, por todo el trabajo.' },
        ]}
      />
      {range && <RangeNote range={range} category={values.category} />}
      {values.budget === 'range' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Sum
            label="Desde"
            value={values.min}
            error={errors['budget.minCents']}
            onChange={(min) => put({ min })}
          />
          <Sum
            label="Hasta"
            value={values.max}
            error={errors['budget.maxCents']}
            onChange={(max) => put({ max })}
          />
        </div>
      )}
    </>
  )
}

function Sum({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <Field label={label} required error={error}>
      <TextInput
        value={value}
        icon={<span className="text-sm font-strong">$</span>}
        inputMode="decimal"
        autoComplete="off"
        placeholder="250.00"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function RangeNote({ range: { packages, hours }, category }: { range: PriceRange; category: string }) {
  if (!packages && !hours)
    return (
      <Note>{`Aún no hay suficientes servicios de ${category} en Qhatu para decirte cuánto cuestan.`}</Note>
    )
  const between = ({ lowCents, highCents }: { lowCents: number; highCents: number }) =>
    lowCents === highCents ? sumInWords(lowCents) : `entre ${sumInWords(lowCents)} y ${sumInWords(highCents)}`
  return (
    <Note tone="info">
      {packages && (
        <p>{`La mitad de los ${packages.services} servicios de ${category} con paquetes empieza ${between(packages)}.`}</p>
      )}
      {hours && (
        <p>{`Por hora, la mitad de los ${hours.services} servicios de ${category} cobra ${between(hours)}.`}</p>
      )}
    </Note>
  )
}
