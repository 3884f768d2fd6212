import type { MatchReason } from './reason.words.ts'
import { askedYears } from '#domain/matching/reading/years-asked.ts'
import type {
  FactorName,
  Factors,
  JobProfile,
  PartName,
  PartValue,
  PlaceFacts,
  ProfessionalProfile,
  ReadParts,
  SkillPart,
  TitlePart,
  YearsAsked,
} from '#domain/matching/types.ts'
import { careerName } from '#domain/matching/reading/asked-education.ts'
import { missingLicence } from '#domain/matching/parts/education-part.ts'
import { rankStep } from '#domain/matching/parts/years-part.ts'

/** The minimum credit (0-100) of a met requirement: the skill itself, or one that certainly includes it, even if only claimed. */
const MET = 55
const MOST_NAMED = 3
/** The minimum closeness of the same work and of similar work, in thousandths. */
const SAME_WORK = 850
const NEAR_WORK = 450

type MetSkill = SkillPart['met'][number]

const isMet = ({ credit }: MetSkill): boolean => (credit?.value ?? 0) >= MET

/** The requirements that 'Cumples 5 de 8' counts: of the list that people see, else of the text; the required ones, else the others. */
function countedSkills({ met }: SkillPart): MetSkill[] {
  const shown = met.filter(({ requirement }) => requirement.label !== '')
  const listed = shown.filter(({ requirement }) => requirement.isListed)
  const named = listed.length > 0 ? listed : shown
  const required = named.filter(({ requirement }) => !requirement.isOptional)
  return required.length > 0 ? required : named
}

/** The counted requirements of a job, and which of them a professional meets. */
export const skillsCounted = (skills: SkillPart | null) =>
  (skills === null ? [] : countedSkills(skills)).map((one) => ({
    skill: one.requirement.skill,
    label: one.requirement.label,
    isMet: isMet(one),
    source: isMet(one) ? (one.credit?.source ?? null) : null,
  }))

function ofSkills(
  skills: SkillPart | null,
  professional: ProfessionalProfile,
  besides: PartName[],
): MatchReason[] {
  if (skills === null) return []
  if (professional.skills.length === 0) return [{ code: 'skills_unknown' }]
  const counted = countedSkills(skills)
  if (counted.length === 0) return []
  const lacking = counted.filter((one) => !isMet(one))
  const counts = { matched: counted.length - lacking.length, required: counted.length }
  // 'Cumples 5 de 5' beside a score of 82 must say what else counts.
  const areAllMet = lacking.length === 0 && besides.length > 0
  const reasons: MatchReason[] = [
    areAllMet ? { code: 'skills_matched', ...counts, besides } : { code: 'skills_matched', ...counts },
  ]
  const related = lacking.find(
    ({ credit }) =>
      credit !== null && credit.kind !== 'exact' && credit.kind !== 'words' && credit.source !== 'usual',
  )
  const missing = lacking.filter((one) => one !== related).map(({ requirement }) => requirement.label)
  if (missing.length > 0) reasons.push({ code: 'skills_missing', skills: missing.slice(0, MOST_NAMED) })
  if (related !== undefined)
    reasons.push({ code: 'skills_related', has: related.credit!.by, asked: related.requirement.label })
  const claimed = counted.filter((one) => isMet(one) && one.credit?.source === 'claimed')
  if (claimed.length > 0)
    reasons.push({
      code: 'skills_claimed',
      skills: claimed.slice(0, MOST_NAMED).map(({ requirement }) => requirement.label),
    })
  return reasons
}

function ofTitle({ value, by }: TitlePart): MatchReason[] {
  if (by === null) return []
  const isWork = by.source !== 'studies'
  if (!isWork && value >= NEAR_WORK) return [{ code: 'title_studies', career: by.title.text }]
  if (by.source === 'past' && value >= SAME_WORK * 0.6) return [{ code: 'title_past', title: by.title.text }]
  if (value >= SAME_WORK) return [{ code: 'title_same', title: by.title.text }]
  return value >= NEAR_WORK ? [{ code: 'title_close', title: by.title.text }] : [{ code: 'title_other' }]
}

const hasYears = (asked: YearsAsked, months: number): boolean => months >= askedYears[asked].least * 12

/** The years of related work that a job asks at least, and those of a professional; null: none are asked. Unknown months meet nothing. */
export function yearsCounted(asked: YearsAsked | null, months: number | null) {
  if (asked === null || askedYears[asked].least === 0) return null
  return {
    asked: askedYears[asked].least,
    has: months === null ? null : Math.floor(months / 12),
    isMet: months !== null && hasYears(asked, months),
  }
}

function ofYears(
  asked: YearsAsked | null,
  months: number | null,
  job: JobProfile,
  professional: ProfessionalProfile,
): MatchReason[] {
  const reasons: MatchReason[] = []
  if (asked !== null) {
    const years = months === null ? 0 : Math.floor(months / 12)
    const { most } = askedYears[asked]
    if (months === null) reasons.push({ code: 'years_unknown', asked })
    else if (!hasYears(asked, months)) reasons.push({ code: 'years_short', years, asked })
    else if (years > most + 3) reasons.push({ code: 'years_over', years, asked })
    else if (years > 0) reasons.push({ code: 'years_enough', years })
  }
  const step = rankStep(job.title.rank, professional.rank)
  if (step >= 2) reasons.push({ code: 'rank_above' })
  if (step <= -2) reasons.push({ code: 'rank_below' })
  return reasons
}

const narrowest = ({ department, province, district }: PlaceFacts): string =>
  district ?? province ?? department ?? ''

function ofPlace(
  job: JobProfile,
  professional: ProfessionalProfile,
  match: ReadParts['place']['match'],
): MatchReason[] {
  if (match === 'unsaid') return []
  if (match === null) return [{ code: 'place_unknown' }]
  if (match === 'remote') return [{ code: 'place_remote' }]
  if (match === 'district') return [{ code: 'place_same', place: narrowest(job.place) }]
  if (match === 'province' || match === 'departmentOnly') {
    const place = match === 'province' ? job.place.province! : job.place.department!
    return [{ code: 'place_same', place }]
  }
  if (match === 'metropolis' || match === 'department')
    return [{ code: 'place_near', place: narrowest(professional.place) }]
  if (match === 'served') return [{ code: 'place_served', place: narrowest(professional.place) }]
  if (match === 'lodged') return [{ code: 'place_lodged', place: narrowest(job.place) }]
  if (match === 'willing') return [{ code: 'place_willing', place: narrowest(job.place) }]
  return [{ code: 'place_far', place: narrowest(job.place) }]
}

export const LEVEL_NAMES = [null, 'basic', 'intermediate', 'advanced', 'native'] as const

/** Without a level a job asks for the one to work with. */
const WORKING_LEVEL = 2

/** The languages that a job asks with their levels, and whether a professional speaks them so. A level that is not said is taken as enough. */
export const languagesCounted = (job: JobProfile, professional: ProfessionalProfile) =>
  job.languages.map(({ skill, name, level, isOptional }) => {
    const held = professional.languages.find((language) => language.skill === skill)
    const isMet = held !== undefined && (held.level === 0 || held.level >= (level || WORKING_LEVEL))
    return { name, asked: level, isOptional, isMet }
  })

function ofLanguages(job: JobProfile, professional: ProfessionalProfile): MatchReason[] {
  if (job.languages.length > 0 && professional.languages.length === 0) return [{ code: 'languages_unknown' }]
  return languagesCounted(job, professional).map(({ name, asked, isMet }) =>
    isMet
      ? { code: 'language_met', language: name }
      : { code: 'language_short', language: name, asked: LEVEL_NAMES[asked] },
  )
}

function ofEducation(education: PartValue | null, professional: ProfessionalProfile): MatchReason[] {
  if (education === null) return []
  if (professional.education === null) return [{ code: 'education_unknown' }]
  return [{ code: education.value >= 900 ? 'education_met' : 'education_short' }]
}

function ofLicence({ education }: JobProfile, professional: ProfessionalProfile): MatchReason[] {
  if (education === null || missingLicence(education, professional.education) === null) return []
  return [{ code: 'licence_missing', career: careerName(education.careers[0]!) }]
}

function ofWords(words: PartValue | null, job: JobProfile, professional: ProfessionalProfile): MatchReason[] {
  if (words === null) return []
  if (!words.isKnown) return [{ code: 'words_unknown' }]
  const profileWords = new Set(professional.words)
  return [
    {
      code: 'words_shared',
      matched: job.words.filter((word) => profileWords.has(word)).length,
      required: job.words.length,
    },
  ]
}

/** The reasons of each part, in display order. `besides`: the parts that lower the score most. */
export function reasonsOf(
  job: JobProfile,
  professional: ProfessionalProfile,
  read: ReadParts,
  factors: Factors,
  besides: PartName[],
): Record<PartName, MatchReason[]> {
  const lowered = (name: FactorName): MatchReason[] =>
    factors[name] >= 1000
      ? []
      : [{ code: `lowered_${name}`, percent: Math.ceil((1000 - factors[name]) / 10) }]
  return {
    skills: ofSkills(read.skills, professional, besides),
    title: [...ofTitle(read.title), ...lowered('work')],
    years: [...ofYears(job.experience, read.years.months, job, professional), ...lowered('level')],
    place: [...ofPlace(job, professional, read.place.match), ...lowered('place')],
    languages: [...ofLanguages(job, professional), ...lowered('language')],
    education: [
      ...ofEducation(read.education, professional),
      ...ofLicence(job, professional),
      ...lowered('education'),
    ],
    words: [...ofWords(read.words, job, professional), ...lowered('subject')],
    pay:
      read.pay === null
        ? []
        : [{ code: read.pay.value >= 1000 ? 'pay_met' : 'pay_short' }, ...lowered('pay')],
  }
}
