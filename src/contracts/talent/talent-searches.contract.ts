import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, inOneLine, line, success } from '#contracts/fields.ts'
import { longestSearchName } from './talent-figures.ts'

const says = {
  name: 'Escribe el nombre de la búsqueda',
  filters: 'Elige al menos un filtro',
  isMailed: 'Elige si quieres el correo',
} as const

const talentSearch = z.object({
  id: z.number(),
  name: z.string(),
  /** The filters as in the address. */
  query: z.string(),
  jobId: z.number().nullable(),
  isMailed: z.boolean(),
})
export type TalentSearchRow = z.infer<typeof talentSearch>

/** The link in a mail. */
const linkParams = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) })

export const talentSearchesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/searches',
    summary: 'The searches that the caller saved for this company',
    audience: 'company',
    reply: z.array(talentSearch),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/talent/searches',
    summary:
      'Keep the filters of an address under a name; new people come by mail once a day. The same name again replaces them',
    audience: 'company',
    errors: ['forbidden'],
    status: 201,
    body: z.object({
      name: line(says.name, longestSearchName),
      query: z.string(says.filters).overwrite(inOneLine).trim().min(1, says.filters).max(1000, says.filters),
      jobId: id.optional(),
    }),
    reply: talentSearch,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/talent/searches/:id',
    summary: 'Begin or end the mail of a saved search',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    body: z.object({ isMailed: z.boolean(says.isMailed) }),
    reply: talentSearch,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/talent/searches/:id',
    summary: 'Delete a saved search',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  mailOfLink: endpoint({
    method: 'GET',
    path: '/api/talent-mails/:token',
    summary: 'The saved search whose mail has this link, and whether its mail is on; reading changes nothing',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    reply: z.object({ name: z.string(), isMailed: z.boolean() }),
  }),
  endMail: endpoint({
    method: 'DELETE',
    path: '/api/talent-mails/:token',
    summary: 'End the mail of a saved search by the link of any of its mails; the search stays',
    audience: 'anyone',
    errors: ['link_expired'],
    params: linkParams,
    form: { page: '/talento/aviso/:token', leadsTo: '/talento/aviso/:token', oneClick: true },
    reply: success,
  }),
}
