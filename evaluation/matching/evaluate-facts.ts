import type { JobFacts, PayFacts, PlaceFacts, ProfessionalFacts } from '#domain/matching/types.ts'
import { monthlyPay } from '#domain/matching/reading/stored-job.ts'
import { withoutName } from '#domain/matching/reading/personal-data.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import type { LabelledJob, LabelledProfile } from './labelled.ts'

function placeOf(location: string): PlaceFacts {
  const { department = null, province = null, district = null } = parsePlace(location) ?? {}
  return { department, province, district }
}

function payOf(text: string): PayFacts | null {
  const salary = parseSalary(text)
  return salary === null
    ? null
    : monthlyPay({
        salaryMin: salary.min,
        salaryMax: salary.max,
        salaryCurrency: salary.currency,
        salaryPeriod: salary.period,
      })
}

/** A labelled ad as the product would store and read it. */
export function jobFacts(job: LabelledJob, id: number): JobFacts {
  return {
    id,
    title: job.title,
    category: job.category,
    skills: job.skills,
    text: `${job.description}\n${job.requirements}`,
    experience: job.experience,
    place: placeOf(job.location),
    mode: job.mode,
    pay: payOf(job.salaryText),
    offer: job.salaryText,
  }
}

/** A labelled person as the product would store and read them, without the name. */
export function professionalFacts(profile: LabelledProfile, id: number): ProfessionalFacts {
  const facts: ProfessionalFacts = {
    id,
    title: profile.title,
    summary: profile.summary,
    skills: profile.skills.map((name) => ({ name, years: null })),
    languages: profile.languages,
    certifications: profile.certifications,
    experiences: profile.experiences.map(({ position, description, start, end, isCurrent }) => ({
      position,
      description,
      start,
      end,
      isCurrent,
    })),
    educations: profile.educations.map(({ degree, field, isCurrent }) => ({ degree, field, isCurrent })),
    place: placeOf(profile.location),
    pay: profile.pay,
  }
  return withoutName(facts, `${profile.firstName} ${profile.lastName}`)
}
