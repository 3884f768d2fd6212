import { resumeSections, type ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type {
  ProfileSkill,
  Resume,
  ResumeChoices,
  ResumeContact,
  ResumeProfile,
  ResumeSection,
} from './resume.ts'
import { printedPeriod, resumeWords } from './resume.words.ts'

/** A CV that nobody chose anything for: everything of the profile, in the usual order. */
export const plainChoices: ResumeChoices = {
  layout: 'classic',
  language: 'es',
  pages: 2,
  withPhoto: false,
  sections: resumeSections,
  hidden: [],
  firstSkills: [],
}

/** The profile as a CV. Only headings and the words of dates and levels are ours; hidden parts and empty sections stay out. */
export function makeResume(profile: ResumeProfile, choices: ResumeChoices): Resume {
  const { layout, language, withPhoto, sections } = choices
  const hidden = new Set(choices.hidden)
  return {
    layout,
    language,
    withPhoto,
    name: profile.name,
    title: profile.title,
    contact: contactOf(profile),
    sections: sections
      .filter((kind) => !hidden.has(kind))
      .flatMap((kind) => sectionOf(kind, profile, choices, hidden) ?? []),
  }
}

/** Without the ways to reach the person directly. */
export const withoutReach = (resume: Resume): Resume => ({
  ...resume,
  contact: resume.contact.filter(({ kind }) => kind !== 'email' && kind !== 'phone'),
})

function contactOf({ email, phone, location, linkedin }: ResumeProfile): ResumeContact[] {
  const contact: ResumeContact[] = [{ kind: 'email', text: email, link: `mailto:${email}` }]
  if (phone) contact.push({ kind: 'phone', text: phone, link: `tel:${phone.replaceAll(/[^\d+]/g, '')}` })
  if (location) contact.push({ kind: 'location', text: location, link: null })
  if (linkedin)
    contact.push({
      kind: 'linkedin',
      text: linkedin,
      link: /^https?:/i.test(linkedin) ? linkedin : `https://${linkedin}`,
    })
  return contact
}

function sectionOf(
  kind: ResumeSectionKind,
  profile: ResumeProfile,
  { language, firstSkills }: ResumeChoices,
  hidden: ReadonlySet<string>,
): ResumeSection | null {
  const words = resumeWords[language]
  const title = words.sections[kind]
  const skills = (of: ProfileSkill['kind']) =>
    inOrder(
      profile.skills.filter((skill) => skill.kind === of && !hidden.has(`skill-${skill.id}`)),
      firstSkills,
    )
  switch (kind) {
    case 'summary':
      return profile.summary ? { kind, title, text: profile.summary } : null
    case 'experience': {
      const entries = profile.experiences.map(
        ({ id, position, company, location, description, ...dates }) => ({
          key: `experience-${id}`,
          what: position,
          where: company,
          place: location,
          period: printedPeriod(dates, language),
          note: null,
          description,
        }),
      )
      return listed({ kind, title, entries: entries.filter(({ key }) => !hidden.has(key)) })
    }
    case 'education': {
      const entries = profile.educations.map(
        ({ id, degree, institution, field, gpa, description, ...dates }) => ({
          key: `education-${id}`,
          what: degree,
          where: institution,
          place: null,
          period: printedPeriod(dates, language),
          note: isNamed(degree, field) ? null : `${words.field}: ${field}`,
          description: [gpa && `${words.average}: ${gpa}`, description].filter(Boolean).join('\n') || null,
        }),
      )
      return listed({ kind, title, entries: entries.filter(({ key }) => !hidden.has(key)) })
    }
    case 'skills': {
      const groups = [
        { label: words.technical, names: skills('technical').map(({ name }) => name) },
        { label: words.soft, names: skills('soft').map(({ name }) => name) },
      ].filter(({ names }) => names.length > 0)
      return groups.length > 0 ? { kind, title, groups } : null
    }
    case 'languages': {
      const items = skills('language').map(({ name, level }) =>
        level ? `${name}: ${words.levels[level]}` : name,
      )
      return items.length > 0 ? { kind, title, items } : null
    }
    case 'certifications': {
      const items = skills('certification').map(({ name }) => name)
      return items.length > 0 ? { kind, title, items } : null
    }
    default:
      return null
  }
}

const listed = <T extends { entries: unknown[] }>(section: T): T | null =>
  section.entries.length > 0 ? section : null

/** Whether there is no field of study, or the degree's name contains it. */
const isNamed = (degree: string, field: string | null): boolean =>
  !field || foldText(degree).includes(foldText(field))

/** Those that are named come first, in that order; the others keep theirs. */
function inOrder(skills: readonly ProfileSkill[], first: readonly string[]): ProfileSkill[] {
  const placeOf = new Map(first.map((name, place) => [foldText(name), place]))
  const place = ({ name }: ProfileSkill) => placeOf.get(foldText(name)) ?? first.length
  return skills.toSorted((a, b) => place(a) - place(b))
}
