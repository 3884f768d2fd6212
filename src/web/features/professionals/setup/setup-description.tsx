import { useWatch } from 'react-hook-form'
import type { Experience } from '#contracts/professionals/career-fields.ts'
import { summaryLimits } from '#contracts/text-lengths.ts'
import { Card } from '#web/ui/look/card.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { headOfErrors } from '#web/lib/head-of-errors.ts'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { ExperienceList } from '#web/features/professionals/careers/experience-list.tsx'
import { CategoryFields } from '#web/features/professionals/editor/category-fields.tsx'
import { FilledNote, SetupFound } from './setup-found.tsx'
import type { ProfileSetup } from './use-profile-setup.ts'

type SetupDescriptionProps = {
  setup: ProfileSetup
  professionalId: number
  experiences: readonly Experience[]
}

/** Summary, category and experience. */
export function SetupDescription({ setup, professionalId, experiences }: SetupDescriptionProps) {
  const { register, control, formState } = setup.about
  const { summary = '', category = '' } = useWatch({ control })
  const { errors } = formState
  return (
    <div className="grid gap-4">
      <Card title="Sobre mí">
        <div className="grid gap-5">
          {setup.draft.isRestored && (
            <Note tone="info">
              Recuperamos lo que escribiste y no guardaste.{' '}
              <Button variant="quiet" size="sm" onClick={setup.draft.discard}>
                Descartar
              </Button>
            </Note>
          )}
          <FormHead sentences={headOfErrors(errors)} />
          <Field
            label="Sobre mí"
            error={errors.summary?.message}
            hint={`Qué haces, con qué y para quién. De ${summaryLimits.min} a ${summaryLimits.max} caracteres.`}
          >
            <Textarea
              {...register('summary')}
              value={summary}
              rows={7}
              counterMax={summaryLimits.max}
              counterWarnsAbove={summaryLimits.warnAbove}
            />
          </Field>
          <FilledNote
            filled={setup.filled.filter(({ field }) => field === 'summary')}
            valueOf={() => summary}
          />
          <CategoryFields
            category={{ field: register('category'), value: category, error: errors.category?.message }}
            subcategory={{ field: register('subcategory'), error: errors.subcategory?.message }}
          />
        </div>
      </Card>
      <SetupFound setup={setup} kind="experience" />
      <ExperienceList
        professionalId={professionalId}
        experiences={experiences}
        besideFound={setup.entries.some(
          ({ value, outcome }) => value.kind === 'experience' && outcome !== 'known',
        )}
      />
    </div>
  )
}
