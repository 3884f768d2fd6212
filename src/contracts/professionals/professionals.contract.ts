import { z } from 'zod'
import { educationBody, educationItem, experience, experienceBody } from './career-fields.ts'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant } from '#contracts/fields.ts'
import { language, payExpectation, profileBody, textsInReply } from './profile-fields.ts'
import { cvFormats } from '#contracts/vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

export const ownProfessional = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  ...textsInReply,
  location: z.string().nullable(),
  /** Technical and soft skills, separated by commas. */
  skills: z.string(),
  /** The same skills as a list: a name may contain a comma. */
  skillList: z.array(z.object({ name: z.string(), kind: z.enum(['technical', 'soft']) })),
  languages: z.array(language),
  certifications: z.array(z.string()),
  payExpectation: payExpectation.nullable(),
  /** The counts of each. */
  activeServiceCount: z.number(),
  experienceCount: z.number(),
  educationCount: z.number(),
  avatar: z.string().nullable(),
  /** The same address under its other documented name. */
  photoUrl: z.string().nullable(),
  cvUrl: z.string().nullable(),
  cvName: z.string().nullable(),
  /** Rejected: companies do not see the CV. Null without a CV. */
  cvModerationStatus: z.enum(moderationStatuses).nullable(),
  /** What to change; null unless rejected. */
  cvModerationNote: z.string().nullable(),
  /** The file formats allowed for a CV now. */
  cvFormats: z.array(z.enum(cvFormats)),
  /** The largest size of a CV now. */
  cvMegabytes: z.number(),
  /** Who can find and open the profile; `isVisibilityChosen`: the person chose it. */
  visibility: z.enum(['public', 'applied']),
  isVisibilityChosen: z.boolean(),
  planType: z.enum(['basic', 'premium']),
  /** When the paid premium plan ends; null: it does not end. */
  planExpiresAt: instant.nullable(),
  /** The launch offer is on, and this professional has not used it. */
  trialAvailable: z.boolean(),
  email: z.string(),
})

/** Figures from a professional's conversations and hires; each is null while there are too few. */
export const trackRecord = z.object({
  /** The median time to answer a company's first message, in minutes. */
  responseMinutes: z.number().nullable(),
  /** Completed hires. */
  projectsDone: z.number().nullable(),
  /** The percentage of completed hires among those that ended after acceptance, 0-100. */
  successRate: z.number().nullable(),
})
export type TrackRecord = z.infer<typeof trackRecord>

/** A professional as others see them. Contact data is null for viewers without access; see `contactVisible`. */
export const publicProfessional = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  summary: z.string().nullable(),
  /** Technical and soft skills, separated by commas. */
  skills: z.string(),
  /** Years of work in the person’s own words. */
  experience: z.string().nullable(),
  avatar: z.string().nullable(),
  /** The same address under its other documented name. */
  photoUrl: z.string().nullable(),
  planType: z.enum(['basic', 'premium']),
  isVerified: z.boolean(),
  /** Sells a service now; only then do search engines and our public lists show the person. */
  isListed: z.boolean(),
  memberSince: instant,
  /** The average of all reviews, 1-5; null if there are none. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  trackRecord,
  contactVisible: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  linkedin: z.string().nullable(),
  /** Only for the professional; a company reads the CV of an application. */
  cvUrl: z.string().nullable(),
})
export type PublicProfessional = z.infer<typeof publicProfessional>

const ofProfessional = z.object({ id })

export const professionalsContract = {
  me: endpoint({
    method: 'GET',
    path: '/api/me/professional',
    summary: 'The signed-in professional',
    audience: 'professional',
    errors: ['not_found'],
    reply: ownProfessional,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/professionals/:id',
    summary:
      'A professional; contact data only for the person and for companies that an application, a conversation or a hire connects',
    audience: 'anyone',
    params: ofProfessional,
    reply: publicProfessional,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/professionals/:id',
    summary: 'Change the own profile: only what is sent, each list as a whole',
    audience: 'professional',
    scope: 'self',
    params: ofProfessional,
    body: profileBody,
    reply: ownProfessional,
  }),
  experiences: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/experiences',
    summary: 'The work experience of a professional: current first, then the latest',
    audience: 'anyone',
    params: ofProfessional,
    reply: z.array(experience),
  }),
  experiencesOf: endpoint({
    method: 'GET',
    path: '/api/experiences/professional/:id',
    summary: 'The same under its other name',
    audience: 'anyone',
    params: ofProfessional,
    reply: z.array(experience),
  }),
  addExperience: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/experiences',
    summary: 'Add a work experience to the own profile',
    audience: 'professional',
    scope: 'self',
    status: 201,
    params: ofProfessional,
    body: experienceBody,
    reply: experience,
  }),
  updateExperience: endpoint({
    method: 'PUT',
    path: '/api/experiences/:id',
    summary: 'Correct a work experience; one that came from the CV is the person’s own from then on',
    audience: 'professional',
    scope: 'owner',
    params: ofProfessional,
    body: experienceBody,
    reply: experience,
  }),
  deleteExperience: endpoint({
    method: 'DELETE',
    path: '/api/experiences/:id',
    summary: 'Delete a work experience',
    audience: 'professional',
    scope: 'owner',
    params: ofProfessional,
    reply: removed,
  }),
  education: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/education',
    summary: 'The studies of a professional: current first, then the latest',
    audience: 'anyone',
    params: ofProfessional,
    reply: z.array(educationItem),
  }),
  educationOf: endpoint({
    method: 'GET',
    path: '/api/education/professional/:id',
    summary: 'The same under its other name',
    audience: 'anyone',
    params: ofProfessional,
    reply: z.array(educationItem),
  }),
  addEducation: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/education',
    summary: 'Add a study to the own profile',
    audience: 'professional',
    scope: 'self',
    status: 201,
    params: ofProfessional,
    body: educationBody,
    reply: educationItem,
  }),
  updateEducation: endpoint({
    method: 'PUT',
    path: '/api/education/:id',
    summary: 'Correct a study; one that came from the CV is the person’s own from then on',
    audience: 'professional',
    scope: 'owner',
    params: ofProfessional,
    body: educationBody,
    reply: educationItem,
  }),
  deleteEducation: endpoint({
    method: 'DELETE',
    path: '/api/education/:id',
    summary: 'Delete a study',
    audience: 'professional',
    scope: 'owner',
    params: ofProfessional,
    reply: removed,
  }),
  suggestSkills: endpoint({
    method: 'GET',
    path: '/api/skills',
    summary:
      'Names of skills, or of languages, for what somebody types; accents and typing errors are forgiven',
    audience: 'anyone',
    query: z.object({
      q: z.string().trim().max(mostLetters.nameSearch).default(''),
      kind: z.enum(['skill', 'language']).default('skill'),
    }),
    reply: z.array(
      z.object({ name: z.string(), category: z.enum(['technical', 'tool', 'language', 'soft']) }),
    ),
  }),
}
