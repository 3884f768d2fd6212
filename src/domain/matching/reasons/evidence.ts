import type {
  Credit,
  EvidenceSource,
  JobProfile,
  PartName,
  PlaceFacts,
  ProfessionalProfile,
  ReadParts,
} from '#domain/matching/types.ts'
import { careerName, educationLevelNames } from '#domain/matching/reading/asked-education.ts'

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

/** The source of a skill, in Spanish: 'React: incluido en Next.js (en la lista de habilidades)'. */
export function creditText(
  asked: string,
  { kind, by, source }: Pick<Credit, 'kind' | 'by' | 'source'>,
): string {
  const where = SOURCES[source]
  const texts = {
    exact: where,
    words: 'mencionado en el perfil o propio de la ocupación',
    implied: `incluido en ${by} (${where})`,
    related: `se parece a ${by} (${where})`,
    broader: `más específico que ${by} (${where})`,
  }
  return `${asked}: ${texts[kind]}`
}

const LEVELS = [null, 'básico', 'intermedio', 'avanzado', 'nativo'] as const

const placeText = ({ district, province, department }: PlaceFacts): string =>
  [...new Set([district, province, department])].filter((name) => name !== null).join(', ')

function ofStudies({ education }: ProfessionalProfile): string[] {
  if (education === null) return []
  const careers = education.careers.map(careerName)
  return education.level === null ? careers : [educationLevelNames[education.level], ...careers]
}

/** The evidence of each part, in Spanish; [] if the job does not require it or the profile says nothing. Never an amount of money. */
export function evidenceOf(
  job: JobProfile,
  professional: ProfessionalProfile,
  { skills, title, years, education, words }: ReadParts,
): Record<PartName, string[]> {
  const asked = new Set(job.languages.map(({ skill }) => skill))
  const home = placeText(professional.place)
  return {
    skills: (skills?.met ?? []).flatMap(({ requirement, credit }) =>
      credit === null || requirement.label === '' ? [] : [creditText(requirement.label, credit)],
    ),
    title: title.by === null ? [] : [title.by.title.text],
    years:
      years.months === null
        ? []
        : [`${years.months} ${years.months === 1 ? 'mes' : 'meses'} de experiencia afín`],
    place: home === '' || job.mode === 'remote' ? [] : [`Domicilio: ${home}`],
    languages: professional.languages
      .filter(({ skill }) => asked.has(skill))
      .map(({ name, level }) => `${name}: ${LEVELS[level] ?? 'sin nivel'}`),
    education: education === null ? [] : ofStudies(professional),
    pay: [],
    words: words?.isKnown
      ? ['Todo lo que cuenta el perfil: bastan unas seis palabras poco comunes del aviso']
      : [],
  }
}
