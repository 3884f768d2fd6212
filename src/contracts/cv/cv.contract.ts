import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { isInOrder, notInOrder, partialDate } from '#contracts/professionals/career-fields.ts'
import { cvFileTypes, endpoint } from '#contracts/endpoint.ts'
import { idParams, inOneLine, line, requiredText, success } from '#contracts/fields.ts'
import { profileFileMaxBytes } from './profile-import-figures.ts'
import { documentErrors } from './document-errors.ts'
import { languageLevels } from '#contracts/professionals/profile-vocabulary.ts'
import { cvMaxBytes } from './cv-figures.ts'
import { summaryLimits } from '#contracts/text-lengths.ts'
import { cvTooLarge, cvWrongType, cvWrongTypeWithDocx } from './cv-file.words.ts'
import { extractedData } from './extracted-data.ts'

/** The fields of an entry, as far as they were found. Dates are 'YYYY' or 'YYYY-MM'. */
const foundPeriod = {
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  current: z.boolean(),
}
const foundExperience = z.object({
  position: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  ...foundPeriod,
  description: z.string().nullable(),
})
const foundEducation = z.object({
  degree: z.string().nullable(),
  institution: z.string().nullable(),
  field: z.string().nullable(),
  ...foundPeriod,
})

/** What happened to the entry: saved now, already known, deleted before by the person, or skipped because a name is missing. */
const outcome = z.enum(['saved', 'known', 'deleted', 'incomplete'])

export const filledField = z.enum(['title', 'phone', 'location', 'linkedin', 'summary'])

/** What the CV says, and which part of it is new in the profile. */
export const extraction = z.object({
  success: z.literal(true),
  message: z.string(),
  experiences: z.array(foundExperience.extend({ outcome })),
  educations: z.array(foundEducation.extend({ outcome })),
  skills: z.object({
    technical: z.array(z.string()),
    soft: z.array(z.string()),
    /** With the level if it is known: 'Inglés (avanzado)'. */
    languages: z.array(z.string()),
    certifications: z.array(z.string()),
  }),
  savedExperiences: z.number(),
  savedEducations: z.number(),
  /** Skills of all four groups. */
  savedSkills: z.number(),
  /** Profile fields that were empty and are filled now. */
  filledFields: z.array(filledField),
})
export type Extraction = z.infer<typeof extraction>

const reviewedText = (max: number) => z.string().trim().max(max, upTo(max)).nullable().default(null)
const reviewedLine = (max: number) =>
  z.string().overwrite(inOneLine).trim().max(max, upTo(max)).nullable().default(null)
const reviewedPeriod = {
  startDate: partialDate.nullable(),
  endDate: partialDate.nullable(),
  current: z.boolean(),
}
/** What the CV says about an entry that the person corrected. The next reading recognises the entry by it. */
const readAs = z
  .object({
    what: z.string().max(200),
    where: z.string().max(200),
    startDate: partialDate.nullable(),
    endDate: partialDate.nullable(),
    current: z.boolean(),
  })
  .nullish()
const MOST_REVIEWED = 100
const reviewedNames = (max: number) => z.array(line(asks.readName, max)).max(MOST_REVIEWED).default([])

/** What a person accepted from a CV, as read or corrected; skipped values are omitted. */
export const cvSelection = z.object({
  title: reviewedLine(200),
  phone: reviewedLine(40),
  location: reviewedLine(120),
  linkedin: z
    .string()
    .trim()
    .max(200)
    .regex(/^(https?:\/\/)?([\w-]+\.)?linkedin\.com\/\S+$/i, asks.linkedin)
    .nullable()
    .default(null),
  summary: reviewedText(summaryLimits.max),
  experiences: z
    .array(
      z
        .object({
          position: line(asks.position),
          company: line(asks.company),
          location: reviewedLine(120),
          ...reviewedPeriod,
          description: reviewedText(5000),
          readAs,
        })
        .refine(isInOrder, notInOrder),
    )
    .max(MOST_REVIEWED)
    .default([]),
  educations: z
    .array(
      z
        .object({
          degree: line(asks.degree),
          institution: line(asks.institution),
          field: reviewedLine(200),
          ...reviewedPeriod,
          readAs,
        })
        .refine(isInOrder, notInOrder),
    )
    .max(MOST_REVIEWED)
    .default([]),
  skills: z
    .object({
      technical: reviewedNames(80),
      soft: reviewedNames(80),
      languages: z
        .array(z.object({ name: line(asks.language, 80), level: z.enum(languageLevels).nullable() }))
        .max(MOST_REVIEWED)
        .default([]),
      certifications: reviewedNames(200),
      /** What the CV says about the skills that the person corrected. */
      readAs: z
        .array(
          z.object({
            kind: z.enum(['technical', 'soft', 'language', 'certification']),
            name: line(asks.readName, 200),
          }),
        )
        .max(MOST_REVIEWED)
        .optional(),
    })
    .prefault({}),
})
export type CvSelection = z.input<typeof cvSelection>

export const cvContract = {
  uploadCv: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/cv-upload',
    summary: 'Put a CV on the profile; it replaces the one before, applications keep theirs',
    audience: 'professional',
    scope: 'self',
    limit: 'upload',
    params: idParams,
    body: z.object({}),
    upload: {
      field: 'cv',
      maxBytes: cvMaxBytes,
      tooLarge: cvTooLarge,
      wrongType: cvWrongType,
      wrongTypeWithDocx: cvWrongTypeWithDocx,
    },
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      cvUrl: z.string(),
      /** Null: nothing could be read, and `extractionProblem` says why. The CV is still saved in the profile. */
      extractedData: extractedData.nullable(),
      extractionProblem: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  }),
  parseCv: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/parse-cv',
    summary:
      'Read the CV of the own profile, or take the reviewed `selection` of what it says, and keep what is new; what the person wrote stays as it is',
    audience: 'professional',
    scope: 'self',
    errors: documentErrors,
    limit: 'upload',
    params: idParams,
    body: z.object({ selection: cvSelection.optional() }),
    reply: extraction,
  }),
  readImport: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/profile-import',
    summary:
      'What a photo of a CV, a LinkedIn export (ZIP) or a JSON Resume says, to be reviewed; nothing is saved or kept',
    audience: 'professional',
    scope: 'self',
    errors: documentErrors,
    limit: 'upload',
    params: idParams,
    body: z.object({}),
    upload: {
      field: 'profile',
      maxBytes: profileFileMaxBytes,
      tooLarge: (megabytes) => `El archivo debe ser menor a ${megabytes} MB`,
      wrongType: 'El archivo está vacío',
      // A picture, a ZIP or a JSON: what it is, is checked when it is read.
      piece: true,
    },
    reply: z.object({ extractedData }),
  }),
  keepImport: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/profile-import/selection',
    summary: 'Keep what the person accepted of an import; what they wrote stays as it is',
    audience: 'professional',
    scope: 'self',
    params: idParams,
    body: z.object({ selection: cvSelection }),
    reply: extraction,
  }),
  useResume: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/cv-from-resume',
    summary: 'Make a CV that was made from the profile the one that goes with applications, as it is now',
    audience: 'professional',
    scope: 'self',
    limit: 'upload',
    params: idParams,
    body: z.object({ resumeId: z.number('Elige un CV').int('Elige un CV').positive('Elige un CV') }),
    reply: success,
  }),
  reading: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/cv-reading',
    summary: 'What the CV of the own profile says, to be reviewed; nothing is saved',
    audience: 'professional',
    scope: 'self',
    errors: documentErrors,
    limit: 'upload',
    params: idParams,
    reply: z.object({ extractedData }),
  }),
  testParser: endpoint({
    method: 'POST',
    path: '/api/test-cv-parser',
    summary: 'Read the text of a CV; nothing is kept',
    audience: 'anyone',
    errors: documentErrors,
    limit: 'upload',
    debug: true,
    body: z.object({ testText: requiredText(asks.testText, 50_000) }),
    reply: z.object({
      success: z.literal(true),
      experienceCount: z.number(),
      educationCount: z.number(),
      experiences: z.array(foundExperience),
      education: z.array(foundEducation),
    }),
  }),
  cv: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/cv',
    summary: 'The CV of the own profile',
    audience: 'professional',
    scope: 'self',
    params: idParams,
    file: cvFileTypes,
  }),
  exportCv: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/cv-pdf',
    summary: 'The own profile as a CV: a PDF of A4 pages that the reader of CVs takes back without loss',
    audience: 'professional',
    scope: 'self',
    params: idParams,
    file: ['application/pdf'],
  }),
}
