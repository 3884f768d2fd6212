import { expect, test } from 'vitest'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { scoreMatch } from '#domain/matching/score/score.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { jobFacts, professionalFacts } from '#evaluation/matching/evaluate-facts.ts'
import { type LabelledProfile, type LabelledSet, profilesWrittenOn } from '#evaluation/matching/labelled.ts'
import { labelledSets, ordinary } from '#evaluation/matching/labelled-sets.ts'

const taxonomy = productTaxonomy()
const jobs = ordinary.jobs.map((job, id) => jobProfile(taxonomy, jobFacts(job, id)))
const scoresOf = (profile: LabelledProfile) => {
  const professional = professionalProfile(taxonomy, professionalFacts(profile, 1), profilesWrittenOn)
  return jobs.map((job) => {
    const { points, low, high } = scoreMatch(taxonomy, job, professional)
    return [points, low, high]
  })
}

/** The other gender of every occupation at the start of a text or as a whole: 'Vendedora de tienda' for 'Vendedor de tienda'. */
const otherGender = new Map<string, string>()
for (const { name, feminine } of taxonomy.occupations) {
  otherGender.set(name.toLowerCase(), feminine)
  otherGender.set(feminine.toLowerCase(), name)
}
const swapped = (title: string) => otherGender.get(title.toLowerCase()) ?? title

/** A sample of the people of every set, many of whom write little: there a single word could weigh most. */
const people = Object.values(labelledSets).flatMap((sets: readonly LabelledSet[]) =>
  sets.flatMap(({ profiles }) => profiles.filter((_, index) => index % 20 === 3)),
)

test('no score changes with the name, even if a text contains it', () => {
  for (const profile of people) {
    const renamed = { ...profile, firstName: 'Zoila', lastName: 'Campos del Prado' }
    expect(scoresOf(renamed)).toEqual(scoresOf(profile))
    for (const sentence of ['Me llamo Zoila Campos del Prado.', 'Soy Zoila Campos Prado.', 'ZOILA CAMPOS,'])
      expect(scoresOf({ ...renamed, summary: `${sentence} ${profile.summary}` })).toEqual(scoresOf(profile))
  }
})

test('no score changes with the gender of a title', () => {
  let changed = 0
  for (const profile of ordinary.profiles) {
    const other = {
      ...profile,
      title: swapped(profile.title),
      experiences: profile.experiences.map((one) => ({ ...one, position: swapped(one.position) })),
    }
    if (JSON.stringify(other) !== JSON.stringify(profile)) changed++
    expect(scoresOf(other)).toEqual(scoresOf(profile))
  }
  // Otherwise nothing was tested.
  expect(changed).toBeGreaterThan(10)
})

test('every occupation scores the same in both genders', () => {
  const [profile] = ordinary.profiles
  for (const { name, feminine } of taxonomy.occupations.filter((_, index) => index % 7 === 0))
    expect(scoresOf({ ...profile!, title: feminine })).toEqual(scoresOf({ ...profile!, title: name }))
})

test.each([
  'Tengo 54 años de edad.',
  'Edad: 23 años.',
  'Estado civil: casada.',
  'Soltero, sin hijos.',
  'Madre de dos hijos.',
  'Soy mamá de 2 niños.',
  'Soy madre soltera.',
  'Tengo tres hijos.',
  'Soy venezolana, con carnet de extranjería vigente.',
  'Peruano.',
  'Soy española.',
  'Extranjero con PTP.',
  'Casado y con dos niños.',
  'Soltera, con 1 hija.',
  'Soy ama de casa.',
  'Joven de 22 años.',
  'Mujer de 45.',
  'Soy una señora mayor.',
  'Nacionalidad venezolana.',
  'Sexo: femenino.',
  'Fecha de nacimiento: 12 de mayo de 1988.',
  'Foto reciente.',
  'DNI: 01234567.',
  'Religión: católica.',
  'Soy evangélica practicante.',
  'Miembro del sindicato de trabajadores.',
  'Dirigente sindical.',
])("no score changes with '%s'", (sentence) => {
  for (const profile of people) {
    expect(scoresOf({ ...profile, summary: `${profile.summary}\n${sentence}` })).toEqual(scoresOf(profile))
    expect(scoresOf({ ...profile, summary: `${sentence} ${profile.summary}` })).toEqual(scoresOf(profile))
  }
})
