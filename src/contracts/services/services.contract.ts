import { z } from 'zod'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, success } from '#contracts/fields.ts'
import { trackRecord } from '#contracts/professionals/professionals.contract.ts'
import { availabilityFilters } from './availability-vocabulary.ts'
import { shownAvailability } from './availability.contract.ts'
import { offers } from './package-fields.ts'
import { packageLimits } from './package-figures.ts'
import { newServiceBody, serviceBody } from './service-fields.ts'
import { lastPage } from '#contracts/vocabulary.ts'
import { photoMaxBytes } from '#contracts/accounts/photo-figures.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { pictureTooLarge, pictureWrongType } from '#contracts/accounts/picture-file.words.ts'
import { takedown } from '#contracts/takedown-fields.ts'
import { serviceGroups, serviceSorts } from './services-vocabulary.ts'
import { chatActivationDays } from './chat-figures.ts'

/** The professional on a service card. */
const serviceProfessional = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Checked by an administrator: 'Profesional Verificado'. */
  isVerified: z.boolean(),
})

export const service = z.object({
  id: z.number(),
  professionalId: z.number(),
  professional: serviceProfessional,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** The directory group of the category; null if the category no longer exists. */
  group: z.enum(serviceGroups).nullable(),
  /** Per hour, in US dollars, as documented: '$25.00'. */
  price: z.string(),
  /** Of the cheapest package; null without packages. */
  fromPrice: z.string().nullable(),
  deliveryTime: z.string(),
  /** What the client gets. */
  includes: z.array(z.string()),
  requirements: z.string(),
  /** Separated by commas. */
  tools: z.string(),
  imageUrl: z.string().nullable(),
  /** Small pictures of works, 4 by 3, with what each shows. */
  works: z.array(z.object({ imageUrl: z.string(), title: z.string() })),
  /** The average of its reviews, 1-5; null if there are none. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  /** When its professional takes new orders; null: nothing was said. */
  availability: shownAvailability.nullable(),
  isPaid: z.boolean(),
  /** Only the owner sees a paused service. */
  isActive: z.boolean(),
  createdAt: instant,
})
export type Service = z.infer<typeof service>

export const publicService = service.extend({ ...offers, trackRecord })
export type PublicService = z.infer<typeof publicService>

/** A service as its owner manages it. */
export const ownService = service.extend({
  ...offers,
  /** When its paid chat ends; null: never paid. A premium professional does not need it. */
  chatActiveUntil: instant.nullable(),
  /** Hires that wait for an answer or are in progress; they continue if the service is paused or deleted. */
  openHires: z.number(),
  /** The owner's choice: offered, or paused. */
  isOpen: z.boolean(),
  /** Rejected: nobody else sees it until it is changed. */
  moderationStatus: z.enum(moderationStatuses),
  /** What to change; '' unless rejected. */
  moderationNote: z.string(),
  /** Why Qhatu took it down; null: it did not. */
  takedown: takedown.nullable(),
})
export type OwnService = z.infer<typeof ownService>

const savedService = success.extend({ service: ownService })

const text = z
  .string()
  .optional()
  .transform((value) => (value ?? '').trim().slice(0, longestSearch))

/** The filters of the directory. Tolerant of hand-written URLs: invalid values are ignored, never an error. */
export const serviceFilters = z.object({
  q: text,
  /** A group or a category. */
  category: text,
  minRating: z.coerce.number().min(1).max(5).optional().catch(undefined),
  /** In US dollars: at least one package costs no more. */
  maxPrice: z.coerce.number().int().min(1).max(packageLimits.dollars).optional().catch(undefined),
  /** At least one package is delivered within so many days. */
  maxDays: z.coerce.number().int().min(1).max(packageLimits.days).optional().catch(undefined),
  /** Work can begin today, or within a week. */
  available: z
    .string()
    .optional()
    .transform((value) => availabilityFilters.find((known) => known === value)),
  sort: z
    .string()
    .optional()
    .transform((value) => serviceSorts.find((sort) => sort === value)),
  page: z.coerce.number().int().min(1).max(lastPage).catch(1),
  limit: z.coerce.number().int().min(1).max(100).catch(20),
})
export type ServiceFilters = z.output<typeof serviceFilters>

/** A page of services with the other data of the directory. */
export const serviceSearchReply = z.object({
  services: z.array(service),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  /** No service contains the typed words; these contain similar ones. */
  isSimilar: z.boolean(),
  /** Counts of each choice with the other filters applied. */
  facets: z.object({
    group: z.array(z.object({ value: z.string(), count: z.number() })),
    minRating: z.array(z.object({ value: z.number(), count: z.number() })),
    available: z.array(z.object({ value: z.enum(availabilityFilters), count: z.number() })),
  }),
})
export type ServiceSearchReply = z.infer<typeof serviceSearchReply>

export const servicesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/services',
    summary: 'Active services; total in X-Total-Count, next page in Link',
    audience: 'anyone',
    cache: 'jobs',
    query: serviceFilters,
    reply: z.array(service),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/services/search',
    summary: 'A page of active services with total and facets, as the directory shows it',
    audience: 'anyone',
    cache: 'jobs',
    query: serviceFilters,
    reply: serviceSearchReply,
  }),
  shown: endpoint({
    method: 'GET',
    path: '/api/services/shown',
    summary:
      'Which of these services the company may see: lists that are the same for everyone leave nobody out',
    audience: 'company',
    query: z.object({
      /** Separated by commas. */
      ids: z
        .string()
        .regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/, 'Escribe hasta 100 números con comas')
        .default('')
        .transform((text) => (text === '' ? [] : text.split(',').map(Number))),
    }),
    reply: z.object({ ids: z.array(z.number()) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/services/:id',
    summary: 'One active service, with what its professional’s conversations and hires show',
    audience: 'anyone',
    cache: 'jobs',
    params: idParams,
    reply: publicService,
  }),
  ofProfessional: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/services',
    summary: 'The services of a professional, newest first; the owner sees paused ones too',
    audience: 'anyone',
    params: idParams,
    reply: z.array(service),
  }),
  listOfProfessional: endpoint({
    method: 'GET',
    path: '/api/services/professional/:id',
    summary: 'The same under its other name',
    audience: 'anyone',
    params: idParams,
    reply: z.array(service),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/me/services',
    summary:
      'The own services, paused ones too, newest first; with the term of their chat and their open hires',
    audience: 'professional',
    reply: z.array(ownService),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/services',
    summary: 'Publish a service; for the premium plan',
    audience: 'professional',
    scope: 'self',
    errors: ['professional_premium_required', 'not_found'],
    status: 201,
    body: newServiceBody,
    reply: savedService,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/services/:id',
    summary: 'Change a service; what is left out stays as it is',
    audience: 'professional',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: serviceBody,
    reply: savedService,
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/services/:id/status',
    summary: 'Pause a service, so that only its owner sees it, or show it again',
    audience: 'professional',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.object({ status: z.enum(['active', 'paused'], 'Elige si el servicio se muestra o se pausa') }),
    reply: savedService,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/services/:id',
    summary: 'Delete a service; its hires, reviews and conversations stay',
    audience: 'professional',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: removed,
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/api/service-pictures',
    summary:
      'Keep a picture for one of the own services, or of a work for it; its address is an imageUrl of creating or changing one',
    audience: 'professional',
    limit: 'upload',
    body: z.object({ of: z.enum(['service', 'work'], 'Elige qué muestra la imagen').default('service') }),
    upload: {
      field: 'photo',
      maxBytes: photoMaxBytes,
      tooLarge: pictureTooLarge,
      wrongType: pictureWrongType,
      picture: true,
    },
    reply: success.extend({ imageUrl: z.string() }),
  }),
  activateChat: endpoint({
    method: 'POST',
    path: '/api/services/:serviceId/activate-chat',
    summary: `Open the chat of a service for ${chatActivationDays} days, or for ${chatActivationDays} more; paid unless its price is 0`,
    audience: 'professional',
    scope: 'owner',
    errors: ['forbidden', 'payment_unavailable'],
    params: z.object({ serviceId: id }),
    body: z.object({
      /** The company of the conversation where the activation starts: the payment returns there. Omitted: it returns to the services. */
      companyId: id.optional(),
    }),
    reply: success.extend({
      /** The present value: unchanged while the payment is in progress. */
      activeUntil: instant.nullable(),
      /** The page that asks for the card; omitted if nothing is to be paid. */
      checkoutUrl: z.string().optional(),
    }),
  }),
}
