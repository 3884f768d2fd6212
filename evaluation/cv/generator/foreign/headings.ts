import { bareText } from './page-words.ts'
import type { SectionKind } from '../printing/gold.ts'

/** The headings that published layouts ship with, by kind. The first Spanish one is what a person would put in their place. */
const shipped: Record<SectionKind, { spanish: [string, ...string[]]; english: string[] }> = {
  contact: {
    spanish: ['Contacto', 'Datos de contacto', 'Datos personales', 'Información personal'],
    english: [
      'Contact',
      'Contact info',
      'Contact information',
      'Contact me',
      'Personal information',
      'Personal details',
      'Info',
      'Details',
    ],
  },
  summary: {
    spanish: ['Perfil', 'Perfil profesional', 'Sobre mí', 'Resumen'],
    english: [
      'Summary',
      'About',
      'About me',
      'Profile',
      'Career profile',
      'Professional summary',
      'Professional profile',
      'Objective',
      'Career summary',
      'Personal summary',
      'Statement',
    ],
  },
  experience: {
    spanish: ['Experiencia laboral', 'Experiencia profesional', 'Experiencia'],
    english: [
      'Experience',
      'Experiences',
      'Work experience',
      'Work',
      'Employment',
      'Work history',
      'Employment history',
      'Professional experience',
      'Career',
      'Career history',
      'Job experience',
      'Working experience',
      'Jobs',
      'Positions',
    ],
  },
  education: {
    spanish: ['Educación', 'Formación académica', 'Formación', 'Estudios', 'Educación y formación'],
    english: [
      'Education',
      'Educations',
      'Academic background',
      'Education and training',
      'Academics',
      'Study',
    ],
  },
  skills: {
    spanish: ['Habilidades', 'Competencias', 'Conocimientos', 'Aptitudes', 'Herramientas'],
    english: [
      'Skills',
      'Skill',
      'Technical skills',
      'Skills & tools',
      'Technologies',
      'Professional skills',
      'Skillset',
      'Skills & proficiency',
      'Skills and expertise',
      'Expertise',
      'Core skills',
      'Key skills',
      'Personal skills',
      'Skills and tech',
      'Proficiencies',
    ],
  },
  languages: {
    spanish: ['Idiomas', 'Lenguas'],
    english: ['Languages', 'Language', 'Language skills', 'Spoken languages'],
  },
  certifications: {
    spanish: ['Cursos y certificaciones', 'Certificaciones', 'Cursos'],
    english: [
      'Certificates',
      'Certifications',
      'Certification',
      'Certificate',
      'Licenses & certifications',
      'Courses',
    ],
  },
  awards: {
    spanish: ['Reconocimientos', 'Premios', 'Logros'],
    english: [
      'Awards',
      'Award',
      'Honors',
      'Honors & awards',
      'Achievements',
      'Awards & honors',
      'Recognition',
    ],
  },
  publications: {
    spanish: ['Publicaciones'],
    english: ['Publications', 'Publication', 'Writings'],
  },
  references: {
    spanish: ['Referencias'],
    english: ['References', 'Reference', 'Recommendations', 'Testimonials'],
  },
  interests: {
    spanish: ['Intereses', 'Aficiones'],
    english: ['Interests', 'Interest', 'Hobbies', 'Hobbies & interests'],
  },
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const entries = Object.entries(shipped) as [SectionKind, (typeof shipped)[SectionKind]][]
const kinds = new Map(
  entries.flatMap(([kind, { spanish, english }]) =>
    [...spanish, ...english].map((words): [string, SectionKind] => [bareText(words), kind]),
  ),
)
const translations = new Map(
  entries.flatMap(([, { spanish, english }]) =>
    english.map((words): [string, string] => [bareText(words), spanish[0]]),
  ),
)

/** The Spanish words for a shipped heading; undefined for any other text. Capitals are kept. */
export function inSpanish(heading: string): string | undefined {
  const words = translations.get(bareText(heading))
  return words !== undefined && heading === heading.toUpperCase() ? words.toUpperCase() : words
}

/** The kinds that have a heading of their own line on the page, in reading order. */
export function headingsOn(texts: readonly string[]): SectionKind[] {
  const found = texts
    .flatMap((text) => text.split(/\n|\f| {3,}/u))
    .flatMap((line) => kinds.get(bareText(line)) ?? [])
  return [...new Set(found)]
}
