import type { PartName } from './part.ts'
import type { EvidenceSource } from './professional-profile.ts'
import type { ReadParts } from './score.ts'
import type { Credit } from './skill-part.ts'

const SOURCES: Readonly<Record<EvidenceSource, string>> = {
  listed: 'en la lista de habilidades',
  certified: 'en las certificaciones',
  experience: 'en la descripción de la experiencia',
  summary: 'en el resumen',
  title: 'en el título de un puesto',
  education: 'en los estudios',
  claimed: 'solo en la lista de habilidades',
  usual: 'usual en esa ocupación, sin confirmar',
}

/** Where a skill was read, in Spanish: 'React: incluido en Next.js (en la lista de habilidades)'. */
export function creditText(
  asked: string,
  { kind, by, source }: Pick<Credit, 'kind' | 'by' | 'source'>,
): string {
  const where = SOURCES[source]
  const texts = {
    exact: where,
    words: 'mencionado en el perfil o propio de la ocupación',
    implied: `incluido en ${by} (${where})`,
    related: `cercano a ${by} (${where})`,
    broader: `más específico que ${by} (${where})`,
  }
  return `${asked}: ${texts[kind]}`
}

/** What each part was read from. */
export function evidenceOf({ skills, title, years }: ReadParts): Record<PartName, string[]> {
  return {
    skills: (skills?.met ?? []).flatMap(({ requirement, credit }) =>
      credit === null || requirement.label === '' ? [] : [creditText(requirement.label, credit)],
    ),
    title: title.by === null ? [] : [title.by.title.text],
    years: years.months === null ? [] : [`${years.months} meses de experiencia afín`],
    place: [],
    languages: [],
    education: [],
    pay: [],
    words: [],
  }
}
