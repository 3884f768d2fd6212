import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { cvMaxBytes } from './vocabulary.ts'

export const ownProfessional = z.object({
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  phone: z.string().nullable(),
  summary: z.string().nullable(),
  skills: z.string(),
  avatar: z.string().nullable(),
  cvUrl: z.string().nullable(),
  cvName: z.string().nullable(),
  planType: z.enum(['basic', 'premium']),
  email: z.string(),
})

const ownParams = z.object({ id })

export const professionalsContract = {
  me: endpoint({
    method: 'GET',
    path: '/api/me/professional',
    summary: 'The signed-in professional',
    audience: 'professional',
    reply: ownProfessional,
  }),
  uploadCv: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/cv-upload',
    summary: 'Put a CV on the profile; it replaces the one before, applications keep theirs',
    audience: 'professional',
    scope: 'self',
    limit: 'upload',
    params: ownParams,
    body: z.object({}),
    upload: {
      field: 'cv',
      maxBytes: cvMaxBytes,
      tooLarge: 'El archivo no debe superar los 5MB',
      wrongType: 'Solo se permiten archivos PDF',
    },
    reply: z.object({ success: z.literal(true), message: z.string(), cvUrl: z.string() }),
  }),
  cv: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/cv',
    summary: 'The CV of the own profile',
    audience: 'professional',
    scope: 'self',
    params: ownParams,
    file: true,
  }),
}
