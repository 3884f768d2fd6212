import type { JobFacts, PartName, ProfessionalFacts } from '#domain/matching/types.ts'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { scoreMatch } from '#domain/matching/score/score.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'

export const taxonomy = productTaxonomy()
export const lima = { department: 'Lima', province: 'Lima', district: 'Miraflores' }
export const arequipa = { department: 'Arequipa', province: 'Arequipa', district: null }

/** An ad for an accountant, and an accountant who fits it. */
export const job: JobFacts = {
  id: 1,
  title: 'Analista contable',
  category: 'Finanzas',
  skills: ['Excel', 'CONCAR', 'Conciliaciones bancarias', 'SAP FI'],
  text: 'Registro de compras y ventas.\nBachiller en Contabilidad.\nInglés intermedio.',
  experience: '3-5',
  place: lima,
  mode: 'onsite',
  pay: { min: 300_000, max: 400_000, currency: 'PEN' },
}
export const person: ProfessionalFacts = {
  id: 7,
  title: 'Analista contable',
  summary: 'Contador con experiencia en cierres y conciliación bancaria.',
  skills: [
    { name: 'Excel avanzado', years: null },
    { name: 'Concar', years: 4 },
  ],
  languages: [{ name: 'Inglés', level: 'intermediate' }],
  certifications: [],
  experiences: [
    { position: 'Analista contable', description: null, start: '2021-01', end: null, isCurrent: true },
  ],
  educations: [{ degree: 'Bachiller en Contabilidad', field: 'Contabilidad', isCurrent: false }],
  place: lima,
  pay: { min: 350_000, max: null, currency: 'PEN' },
}
/** The score of that pair with other facts, on 1 January 2025. */
export const score = (jobFacts: Partial<JobFacts> = {}, personFacts: Partial<ProfessionalFacts> = {}) =>
  scoreMatch(
    taxonomy,
    jobProfile(taxonomy, { ...job, ...jobFacts }),
    professionalProfile(taxonomy, { ...person, ...personFacts }, '2025-01'),
  )
export const part = (name: PartName, ...facts: Parameters<typeof score>) =>
  score(...facts).parts.find((one) => one.part === name)!
export const codes = (...facts: Parameters<typeof score>) => score(...facts).reasons.map(({ code }) => code)
