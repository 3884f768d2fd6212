import { headingsOn } from './headings.ts'
import { linked, linkTargets, onPage, type OnPage, pageTexts } from './page-words.ts'
import { type DateForm, formOf, isOpen, saidDate } from './printed-dates.ts'
import type { PutCv } from './put-cv.ts'
import type { Gold } from '../printing/gold.ts'

/** What a layout prints of the parts whose strings may stand on a page by chance: learned from a page of made-up words and years. */
export interface Prints {
  experienceStart: DateForm
  experienceEnd: DateForm
  educationStart: DateForm
  educationEnd: DateForm
  /** A study of which only the end is given. */
  loneEnd: DateForm
  /** Whether a start without an end is said to go on: by a word, or by a dash. */
  openExperience: boolean
  openEducation: boolean
  /** The degree of a study that has no other field, and of one that has both. */
  bareDegree: boolean
  award: boolean
  area: boolean
  experiencePlace: boolean
  title: boolean
  place: boolean
  levels: boolean
  bareGroups: boolean
}

/** A page on which every year, place and level is another, so that its text tells what the layout prints. */
export const probe: PutCv = {
  id: 'probe',
  name: 'Zorobabel Quintanar',
  title: 'Afinador de campanas',
  email: 'zq@ejemplo.pe',
  phone: '900 800 700',
  linkedin: 'linkedin.com/in/zq-campanas',
  place: 'Villaprueba',
  summary: 'Frase de prueba para el perfil.',
  experiences: [
    {
      position: 'Primer puesto',
      company: 'Primera casa',
      place: 'Zumbaquil',
      start: '2013-05',
      end: null,
      bullets: ['Tarea alfa.'],
    },
    {
      position: 'Segundo puesto',
      company: 'Segunda casa',
      place: 'Oxapuquio',
      start: '2010-03',
      end: '2012-08',
      bullets: ['Tarea beta.'],
    },
  ],
  educations: [
    {
      degree: 'Grado delta',
      award: 'Grado delta',
      area: null,
      field: null,
      institution: 'Escuela gama',
      start: '2001-02',
      end: '2004-11',
      isCurrent: false,
    },
    {
      degree: 'Grado sigma',
      award: 'Grado sigma',
      area: null,
      field: null,
      institution: 'Escuela kapa',
      start: null,
      end: '1998-09',
      isCurrent: false,
    },
    {
      degree: 'Rango tau en Materia zeta',
      award: 'Rango tau',
      area: 'Materia zeta',
      field: 'Materia zeta',
      institution: 'Escuela iota',
      start: '1991-04',
      end: null,
      isCurrent: true,
    },
  ],
  groups: [{ name: 'Grupoprueba', items: [{ name: 'Cosa omega', level: 'nivel rojo' }] }],
  languages: [{ name: 'Idiomaprueba', level: 'basic', levelText: 'nivel azul' }],
  certifications: [],
  publications: [],
  awards: [],
  interests: [],
  references: [],
  hasPhoto: false,
}

/** Reads from the page of `probe` what its layout prints. */
export function printsOf(pdf: Uint8Array): Prints {
  const texts = pageTexts(pdf)
  const has = onPage(texts)
  // A layout may print the first study only, which then tells of all.
  const hasLoneEnd = has('Escuela kapa')
  const hasBoth = has('Escuela iota')
  return {
    experienceStart: formOf('2010-03', texts),
    experienceEnd: formOf('2012-08', texts),
    educationStart: formOf('2001-02', texts),
    educationEnd: formOf('2004-11', texts),
    loneEnd: formOf(hasLoneEnd ? '1998-09' : '2004-11', texts),
    openExperience: isOpen('2013-05', texts),
    openEducation: !hasBoth || isOpen('1991-04', texts),
    bareDegree: has('Grado delta'),
    award: !hasBoth || has('Rango tau'),
    area: !hasBoth || has('Materia zeta'),
    experiencePlace: has('Oxapuquio'),
    title: has(probe.title),
    place: has(probe.place),
    levels: has('nivel azul'),
    bareGroups: !has('Cosa omega'),
  }
}

/** What a careful reader extracts from the page: of the strings that were put in, those that it prints. */
export function goldOfPage(
  cv: PutCv,
  prints: Prints,
  pdf: Uint8Array,
  layout: string,
  producer: string,
): Gold {
  const texts = pageTexts(pdf)
  const has = onPage(texts)
  const said = (value: string | null) => (value !== null && has(value) ? value : null)
  const targets = linkTargets(pdf)
  const skills = cv.groups.flatMap(({ name, items }) =>
    prints.bareGroups ? [name] : items.map((item) => item.name),
  )
  return {
    layout,
    producer,
    contact: {
      name: cv.name,
      title: prints.title ? said(cv.title) : null,
      email: said(cv.email) ?? linked(cv.email, targets),
      phone: said(cv.phone),
      linkedin: saidLink(cv.linkedin, texts) ?? linked(cv.linkedin, targets),
      place: prints.place ? said(cv.place) : null,
    },
    summary: said(cv.summary),
    experiences: cv.experiences.flatMap(({ position, company, place, start, end }) => {
      if (!has(position) && !has(company)) return []
      const saidStart = saidDate(start, prints.experienceStart, texts)
      const isLone = end === null && !prints.openExperience
      return [
        {
          position: said(position),
          company: said(company),
          place: prints.experiencePlace ? said(place) : null,
          start: saidStart,
          // A single date of a job is both.
          end: isLone ? saidStart : saidDate(end, prints.experienceEnd, texts),
          isCurrent: end === null && !isLone && saidStart !== null,
        },
      ]
    }),
    educations: cv.educations.flatMap((study) => {
      const { degree, field, isInCourse } = saidDegree(study, prints, texts, has)
      if (degree === null && !has(study.institution)) return []
      const start = saidDate(study.start, prints.educationStart, texts)
      const isLone = study.isCurrent && !prints.openEducation
      const end = isLone
        ? start
        : saidDate(study.end, study.start === null ? prints.loneEnd : prints.educationEnd, texts)
      return [
        {
          degree,
          institution: said(study.institution),
          field,
          // The single date of a study is its end.
          start: start === end ? null : start,
          end,
          isCurrent: isInCourse || (study.isCurrent && !isLone && start !== null),
        },
      ]
    }),
    skills: skills.filter((name) => has(name)),
    languages: cv.languages
      .filter(({ name }) => has(name))
      .map(({ name, level, levelText }) =>
        prints.levels && has(levelText) ? { name, level, levelText } : { name, level: null, levelText: null },
      ),
    certifications: cv.certifications.map(({ name }) => name).filter((name) => has(name)),
    sections: headingsOn(texts),
  }
}

export function saidLink(linkedin: string | null, texts: readonly string[]): string | null {
  if (linkedin === null) return null
  const pattern = new RegExp(`(?:https?://)?(?:www\\.)?${RegExp.escape(linkedin)}`, 'iu')
  return texts.map((text) => pattern.exec(text)?.[0]).find((link) => link !== undefined) ?? null
}

/** The degree as it is printed: one phrase where the layout joins award and field with a word or a space, else both apart. */
function saidDegree(
  { award, area, field }: PutCv['educations'][number],
  prints: Prints,
  texts: readonly string[],
  has: OnPage,
): { degree: string | null; field: string | null; isInCourse: boolean } {
  const bare = award.replace(/ \((en curso|in progress)\)$/iu, '')
  if (area === null) {
    if (!prints.bareDegree || !has(award)) return { degree: null, field: null, isInCourse: false }
    return { degree: bare, field, isInCourse: bare !== award }
  }
  const words = (text: string) => text.split(/\s+/u).map(RegExp.escape).join('\\s+')
  const joined = new RegExp(`${words(award)}(?:\\s+(?:in|en|of|de))?[ ]${words(area)}`, 'iu')
  const phrase = texts.map((text) => joined.exec(text)?.[0]).find((match) => match !== undefined)
  if (phrase !== undefined) return { degree: phrase.replace(/\s+/gu, ' '), field: area, isInCourse: false }
  const saidArea = prints.area && has(area) ? area : null
  // The field by itself stands where the degree is looked for.
  if (!prints.award) return { degree: saidArea, field: null, isInCourse: false }
  return { degree: has(award) ? award : null, field: saidArea, isInCourse: false }
}
