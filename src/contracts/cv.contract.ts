import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { cvMaxBytes } from './vocabulary.ts'

const ofProfessional = z.object({ id })

/** Where a value stands in the CV, in points from the page's top left corner; pages count from 1. */
const evidence = z.object({
  page: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
})
const readText = z.object({ value: z.string(), confidence: z.number(), from: z.array(evidence) }).nullable()

const readPeriod = { start: readText, end: readText, isCurrent: z.boolean() }
const readLanguage = z.object({
  value: z.object({ name: z.string(), level: z.string().nullable(), levelText: z.string().nullable() }),
  confidence: z.number(),
  from: z.array(evidence),
})
const readList = z.array(z.object({ value: z.string(), confidence: z.number(), from: z.array(evidence) }))

/** What was read from a CV, each value with how sure we are (0-1) and where it stands. */
export const extractedData = z.object({
  contact: z.object({
    name: readText,
    title: readText,
    email: readText,
    phone: readText,
    linkedin: readText,
    place: readText,
  }),
  summary: readText,
  experiences: z.array(
    z.object({
      position: readText,
      company: readText,
      place: readText,
      description: readText,
      ...readPeriod,
    }),
  ),
  educations: z.array(z.object({ degree: readText, institution: readText, field: readText, ...readPeriod })),
  skills: z.object({
    technical: readList,
    soft: readList,
    languages: z.array(readLanguage),
    certifications: readList,
  }),
})

export const cvContract = {
  uploadCv: endpoint({
    method: 'POST',
    path: '/api/professionals/:id/cv-upload',
    summary: 'Put a CV on the profile; it replaces the one before, applications keep theirs',
    audience: 'professional',
    scope: 'self',
    limit: 'upload',
    params: ofProfessional,
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
    params: ofProfessional,
    file: true,
  }),
}
