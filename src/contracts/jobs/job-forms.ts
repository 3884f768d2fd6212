import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine, line, optionalLine } from '#contracts/fields.ts'
import { leastLetters } from '#contracts/text-lengths.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { opensAt } from './company-job-fields.ts'
import { anyWorkMode, experienceLevel, longText, optionalLongText, skills } from './job-fields.ts'
import { questionList } from './job-questions.ts'
import { longestReference, mostOpenings } from './publishing-figures.ts'

/** The two forms of an ad. */

const itsDraft = 'Incluye el número del borrador'
const howMany = `Escribe un número entero del 1 al ${mostOpenings}`
/** What both forms have. */
const ofEveryAd = {
  openings: z.coerce.number(howMany).int(howMany).min(1, howMany).max(mostOpenings, howMany).default(1),
  /** The company's own code, which nobody else sees. */
  reference: z
    .string('Escribe el código de tu empresa')
    .overwrite(inOneLine)
    .trim()
    .max(longestReference, upTo(longestReference))
    .optional(),
  /** Readers do not learn which company it is. Omitted: as it was. */
  isConfidential: z.boolean('Elige si el aviso dice quién eres').optional(),
  questions: questionList,
}
/** How a new ad is published. */
const ofNewAd = {
  /** When it opens by itself; until then it is closed. */
  opensAt: opensAt.optional(),
  /** The draft that it was written in, which goes with its publication. */
  draftId: z.int(itsDraft).positive(itsDraft).max(2_147_483_647, itsDraft).optional(),
}

/** The standard job form. */
export const createJobBody = z.object({
  title: line(asks.jobTitle, 150),
  category: z.enum(jobCategories, asks.jobCategory),
  description: longText(leastLetters.jobDescription, asks.jobDescription),
  requirements: longText(leastLetters.jobRequirements, asks.jobRequirements),
  benefits: optionalLongText,
  location: line(asks.jobLocation, 150),
  salaryRange: line(asks.salaryRange, 120),
  workType: anyWorkMode,
  experience: experienceLevel.optional(),
  ...ofEveryAd,
  ...ofNewAd,
  isActive: z.boolean().default(true),
})

/** The premium job form. */
export const createPremiumJobBody = z.object({
  title: z
    .string(asks.premiumTitle)
    .overwrite(inOneLine)
    .trim()
    .min(leastLetters.premiumTitle, asks.premiumTitle)
    .max(150, upTo(150)),
  department: optionalLine(120),
  category: z.enum(jobCategories, asks.jobCategory).optional(),
  mode: anyWorkMode.default('hybrid'),
  experience: experienceLevel.default('1-2'),
  description: longText(leastLetters.premiumDescription, asks.premiumDescription),
  requirements: optionalLongText,
  benefits: optionalLongText,
  salaryRange: z.string(asks.premiumSalary).overwrite(inOneLine).trim().min(3, asks.premiumSalary).max(120),
  location: z
    .string(asks.premiumLocation)
    .overwrite(inOneLine)
    .trim()
    .min(leastLetters.premiumLocation, asks.premiumLocation)
    .max(150, upTo(150)),
  skills,
  ...ofEveryAd,
  ...ofNewAd,
})
