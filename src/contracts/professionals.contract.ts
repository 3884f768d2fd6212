import { z } from 'zod'
import { educationItem, experience, experienceBody } from './career-fields.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'

export const ownProfessional = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  phone: z.string().nullable(),
  summary: z.string().nullable(),
  linkedin: z.string().nullable(),
  /** Technical and soft, with commas between them. */
  skills: z.string(),
  avatar: z.string().nullable(),
  cvUrl: z.string().nullable(),
  cvName: z.string().nullable(),
  /** What may be uploaded as a CV now. */
  cvFormats: z.array(z.enum(['pdf', 'docx'])),
  planType: z.enum(['basic', 'premium']),
  /** Until when the premium plan is paid; null: without an end. */
  planExpiresAt: instant.nullable(),
  /** The launch offer is on and this professional has not had it yet. */
  trialAvailable: z.boolean(),
  email: z.string(),
})

const ofProfessional = z.object({ id })

export const professionalsContract = {
  me: endpoint({
    method: 'GET',
    path: '/api/me/professional',
    summary: 'The signed-in professional',
    audience: 'professional',
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
}
