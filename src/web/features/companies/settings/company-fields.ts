import type { Benefit } from '#contracts/companies/benefits-vocabulary.ts'
import type { CompanyChanges } from '#contracts/companies/companies.contract.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'

/** The fields of the settings, as they are called where changes are counted. */
export const fieldNames = {
  name: 'nombre comercial',
  industry: 'rubro',
  size: 'tamaño',
  website: 'sitio web',
  phone: 'teléfono',
  location: 'ubicación',
  places: 'otras sedes',
  benefits: 'beneficios',
  ownBenefits: 'otros beneficios',
  ruc: 'RUC',
  description: 'descripción',
  responseDays: 'promesa de respuesta',
  answerTermDays: 'plazo de respuesta',
} as const
export type CompanyField = keyof typeof fieldNames
export const companyFields = Object.keys(fieldNames) as CompanyField[]

/** Every field as it is typed; places and benefits are one a line. */
export type CompanyDraft = Record<CompanyField, string>

export const draftOf = (company: Pick<OwnCompany, CompanyField>): CompanyDraft => ({
  name: company.name,
  industry: company.industry,
  size: company.size ?? '',
  website: company.website ?? '',
  phone: company.phone ?? '',
  location: company.location,
  places: company.places.join('\n'),
  benefits: company.benefits.join('\n'),
  ownBenefits: company.ownBenefits.join('\n'),
  ruc: company.ruc ?? '',
  description: company.description,
  responseDays: company.responseDays === null ? '' : String(company.responseDays),
  answerTermDays: String(company.answerTermDays),
})

/** The fields of a draft that differ from what is stored. */
export const changedFields = (draft: CompanyDraft, stored: CompanyDraft): CompanyField[] =>
  companyFields.filter((field) => draft[field].trim() !== stored[field].trim())

/** The lines of a field that has one value a line. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the call gets for these fields. */
export function changesOf(draft: CompanyDraft, fields: readonly CompanyField[]): CompanyChanges {
  const whole = {
    ...draft,
    size: (draft.size || null) as NonNullable<CompanyChanges['size']> | null,
    places: linesOf(draft.places),
    benefits: linesOf(draft.benefits) as Benefit[],
    ownBenefits: linesOf(draft.ownBenefits),
    responseDays: draft.responseDays.trim() === '' ? null : Number(draft.responseDays),
    answerTermDays: draft.answerTermDays.trim() === '' ? Number.NaN : Number(draft.answerTermDays),
  }
  return Object.fromEntries(fields.map((field) => [field, whole[field]]))
}
