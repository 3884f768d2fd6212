import { briefBody } from '#contracts/briefs/brief-fields.ts'
import type { OwnBrief } from '#contracts/briefs/briefs.contract.ts'
import type { ServiceCategory } from '#contracts/services/services-vocabulary.ts'
import { centsOf, linesOf, typedSum } from './brief.words.ts'

/** The steps of the editor. */
export const steps = ['Qué necesitas', 'Los detalles', 'Cuándo y cuánto', 'Revisa y publica'] as const

/** The form's values, as typed. */
export interface BriefValues {
  category: ServiceCategory | ''
  title: string
  description: string
  needs: string
  wantedBy: string
  budget: 'unknown' | 'range'
  min: string
  max: string
}

export const emptyBrief: BriefValues = {
  category: '',
  title: '',
  description: '',
  needs: '',
  wantedBy: '',
  budget: 'unknown',
  min: '',
  max: '',
}

export const valuesOf = (brief: OwnBrief): BriefValues => ({
  category: brief.category ?? '',
  title: brief.title,
  description: brief.description,
  needs: brief.needs.join('\n'),
  wantedBy: brief.wantedBy ?? '',
  budget: brief.budget ? 'range' : 'unknown',
  min: brief.budget ? typedSum(brief.budget.minCents) : '',
  max: brief.budget ? typedSum(brief.budget.maxCents) : '',
})

export type BriefErrors = Readonly<Record<string, string>>

/** What a step sends, or what is wrong in it. */
export function bodyOfStep(step: number, values: BriefValues) {
  const { category, title, description, needs, wantedBy, budget, min, max } = values
  const bodies = [
    { category: category || undefined, title },
    { description, needs: linesOf(needs) },
    {
      wantedBy: wantedBy || null,
      budget: budget === 'unknown' ? null : { minCents: centsOf(min), maxCents: centsOf(max) },
    },
  ]
  const checked = briefBody.safeParse(bodies[step - 1] ?? {})
  const errors: Record<string, string> = {}
  if (step === 1 && category === '') errors['category'] = 'Elige una categoría'
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = path[0] === 'needs' ? 'needs' : path.join('.')
    errors[name] ??= message
  }
  return { body: checked.data ?? {}, errors: errors as BriefErrors }
}
