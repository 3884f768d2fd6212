import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, line } from '#contracts/fields.ts'
import { longestResumeName, mostHidden } from './resume-figures.ts'
import { resumeLanguages, resumeLayouts, resumeSections } from './resume-vocabulary.ts'

const says = {
  name: 'Escribe un nombre para este CV',
  layout: 'Elige un diseño',
  language: 'Elige español o inglés',
  pages: 'Elige una página o dos',
  sections: 'Envía las seis secciones, cada una una vez',
  hidden: 'Elige qué secciones o datos de tu perfil ocultas',
  photo: 'Elige si va tu foto',
  contact: 'Elige si se ven tu teléfono y tu correo',
  job: 'Elige un empleo',
  agreed: 'Marca que quieres hacer público este CV',
  day: 'Elige una fecha desde mañana hasta dentro de un año',
} as const

const choices = {
  name: line(says.name, longestResumeName),
  layout: z.enum(resumeLayouts, says.layout),
  language: z.enum(resumeLanguages, says.language),
  pages: z.union([z.literal(1), z.literal(2)], says.pages),
  withPhoto: z.boolean(says.photo),
  /** All of them, in order. */
  sections: z
    .array(z.enum(resumeSections, says.sections), says.sections)
    .length(resumeSections.length, says.sections)
    .refine((kinds) => new Set(kinds).size === kinds.length, says.sections),
  /** What stays out: a section, or an entry by its key of `content`. */
  hidden: z
    .array(
      z
        .string(says.hidden)
        .regex(
          new RegExp(String.raw`^(?:${resumeSections.join('|')}|(?:experience|education|skill)-\d{1,10})$`),
          says.hidden,
        ),
      says.hidden,
    )
    .max(mostHidden, says.hidden),
}

const link = z.object({
  path: z.string(),
  createdAt: instant,
  /** The last day it is open, in Lima; null: until its owner ends it. */
  lastDay: z.string().nullable(),
  showsContact: z.boolean(),
  views: z.number(),
})
export type ResumeLink = z.infer<typeof link>

const listedResume = z.object({
  id: z.number(),
  name: z.string(),
  layout: z.enum(resumeLayouts),
  language: z.enum(resumeLanguages),
  /** The job that it was made for. */
  job: z.object({ id: z.number(), title: z.string(), companyName: z.string() }).nullable(),
  updatedAt: instant,
  link: link.nullable(),
})
export type ListedResume = z.infer<typeof listedResume>

/** What the profile has for a section, hidden or not. */
const contentItem = z.object({ key: z.string(), name: z.string(), detail: z.string() })
const content = z.object({
  summary: z.string().nullable(),
  experience: z.array(contentItem),
  education: z.array(contentItem),
  skills: z.array(contentItem),
  languages: z.array(contentItem),
  certifications: z.array(contentItem),
})
export type ResumeContent = z.infer<typeof content>

const openedResume = listedResume.extend({
  pages: z.number(),
  withPhoto: z.boolean(),
  hasPhoto: z.boolean(),
  sections: z.array(z.enum(resumeSections)),
  hidden: z.array(z.string()),
  /** Skills of the person that the job asks for: they come first. */
  firstSkills: z.array(z.string()),
  content,
})
export type OpenedResume = z.infer<typeof openedResume>

const text = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  text: z.string(),
  face: z.string(),
  size: z.number(),
  color: z.string(),
  tag: z.string(),
  block: z.number(),
  link: z.string().nullable(),
})
const box = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
})
/** The pages as they are printed, in points. */
const drawn = z.object({
  pages: z.array(
    z.object({
      boxes: z.array(box),
      texts: z.array(text),
      photo: z.object({ x: z.number(), y: z.number(), size: z.number() }).nullable(),
    }),
  ),
  photoUrl: z.string().nullable(),
})
export type DrawnResume = z.infer<typeof drawn>

const preview = drawn.extend({
  /** Keys of what ends behind the pages that the CV should have; none: all of it fits. */
  beyond: z.array(z.string()),
})

const tokenParams = z.object({ token: z.string().max(200) })

export const resumesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/resumes',
    summary: 'The CVs that the caller made from the own profile, the last changed first',
    audience: 'professional',
    reply: z.array(listedResume),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/resumes',
    summary: 'A new CV from the own profile; for a job, the skills that it asks for come first',
    audience: 'professional',
    errors: ['not_found'],
    status: 201,
    body: z.object({
      name: line(says.name, longestResumeName).optional(),
      layout: z.enum(resumeLayouts, says.layout).optional(),
      jobId: id.optional(),
    }),
    reply: z.object({ id: z.number() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/resumes/:id',
    summary: 'A CV of the caller: what was chosen, and what the profile has',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: openedResume,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/resumes/:id',
    summary: 'Choose layout, language, pages, order and what stays out of a CV',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    body: z.object(choices),
    reply: openedResume,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/resumes/:id/copies',
    summary: 'A copy of a CV, without its link',
    audience: 'professional',
    scope: 'owner',
    status: 201,
    params: idParams,
    reply: z.object({ id: z.number() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/resumes/:id',
    summary: 'Delete a CV with its link; the profile stays',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/resumes/:id/pages',
    summary: 'The pages of a CV as they are printed, and what does not fit',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: preview,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/resumes/:id/pdf',
    summary: 'A CV as a PDF of A4 pages that readers of CVs take back without loss',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    file: ['application/pdf'],
  }),
  docx: endpoint({
    method: 'GET',
    path: '/api/resumes/:id/docx',
    summary: 'The same content as a DOCX in one column, for a word processor',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    file: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  }),
  json: endpoint({
    method: 'GET',
    path: '/api/resumes/:id/json',
    summary: 'The same content as a JSON Resume (jsonresume.org), for other tools',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    file: ['application/json'],
  }),
  openLink: endpoint({
    method: 'PUT',
    path: '/api/resumes/:id/link',
    summary: 'Open a link to a CV for whoever has it, or change until when and what it shows',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    body: z.object({
      agreed: z.literal(true, says.agreed),
      showsContact: z.boolean(says.contact),
      lastDay: z.iso.date(says.day).nullable(),
    }),
    reply: link,
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/api/resumes/:id/link',
    summary: 'End the link of a CV at once; its address never works again',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/shared-resumes/:token',
    summary: 'The CV of a link that its owner gave out, as its pages',
    audience: 'anyone',
    errors: ['link_expired'],
    params: tokenParams,
    reply: drawn.extend({
      name: z.string(),
      title: z.string().nullable(),
      language: z.enum(resumeLanguages),
    }),
  }),
  sharedPdf: endpoint({
    method: 'GET',
    path: '/api/shared-resumes/:token/pdf',
    summary: 'The CV of a link as a PDF',
    audience: 'anyone',
    errors: ['link_expired'],
    params: tokenParams,
    file: ['application/pdf'],
  }),
  countView: endpoint({
    method: 'POST',
    path: '/api/shared-resumes/:token/views',
    summary: 'Somebody opened the link of a CV; its owner is not counted',
    audience: 'anyone',
    errors: ['link_expired'],
    limit: 'view',
    params: tokenParams,
  }),
}
