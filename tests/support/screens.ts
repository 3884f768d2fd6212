import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

export type Audience = 'visitor' | 'company' | 'professional' | 'admin'

/** One line of the route table. */
export interface Screen {
  /** As in the route table, with its parameters. */
  path: string
  /** Its audience. */
  audience: Audience
  /** For developers, not for visitors. */
  isTool: boolean
}

/** Calls the API as an account that may do so. */
export type Ask = (path: string) => Promise<unknown>

const layouts: [RegExp, Audience][] = [
  [/company-layout/, 'company'],
  [/professional-layout/, 'professional'],
  [/admin-layout/, 'admin'],
]

const tools = new Set(['/ui', '/debug', '/cv-test'])

/**
 * Every screen of the product, from the route table: all tests that walk over the screens cover a new page at once. Files
 * are left out.
 */
export const screens: Screen[] = routes
  .flatMap((entry) => flatten(entry, 'visitor', ''))
  .filter(({ path }) => !path.includes('.'))

function flatten(entry: RouteConfigEntry, audience: Audience, prefix: string): Screen[] {
  const ownAudience = layouts.find(([file]) => file.test(entry.file))?.[1] ?? audience
  const path = [prefix, entry.path].filter(Boolean).join('/')
  if (entry.children) return entry.children.flatMap((child) => flatten(child, ownAudience, path))
  return [{ path: `/${path}`, audience: ownAudience, isTool: tools.has(`/${path}`) }]
}

interface Made {
  id: number
}

/** The oldest, which belongs to the demo. The newest may belong to a parallel journey and be closed a moment later. */
export function oldest<T extends Made>(list: T[]): T {
  const [first] = list.toSorted((one, other) => one.id - other.id)
  if (!first) throw new Error('The demo has no example of it')
  return first
}

export type ListedJob = Made & { company: Made }

const demoJob = async (ask: Ask) => oldest((await ask('/api/jobs?limit=100')) as ListedJob[])

/** A job of the signed-in company. */
async function ownJob(ask: Ask): Promise<number> {
  const { id } = (await ask('/api/me/company')) as Made
  return oldest((await ask(`/api/companies/${id}/jobs`)) as Made[]).id
}

async function demoService(ask: Ask) {
  const reply = (await ask('/api/services/search')) as { services: (Made & { professional: Made })[] }
  return oldest(reply.services)
}

/** The example address of each path with parameters, found in the demo's data. */
const examples: Record<string, (ask: Ask) => Promise<string>> = {
  '/*': async () => '/no-hay-nada-aqui',
  '/jobs/:jobId': async (ask) => `/jobs/${(await demoJob(ask)).id}`,
  '/agente/entrevista/:jobId': async (ask) => `/agente/entrevista/${(await demoJob(ask)).id}`,
  '/jobs/:jobId/postular': async (ask) => `/jobs/${(await demoJob(ask)).id}/postular`,
  '/apply/:token': async () => `/apply/${'a'.repeat(43)}`,
  '/entrevistas/:token': async () => `/entrevistas/${'a'.repeat(43)}`,
  '/entrevistas/:token/cancelar': async () => `/entrevistas/${'a'.repeat(43)}/cancelar`,
  '/entrevistas/:token/otras-horas': async () => `/entrevistas/${'a'.repeat(43)}/otras-horas`,
  '/mensajes/:token': async () => `/mensajes/${'a'.repeat(43)}`,
  '/postulacion/confirmar/:token': async () => `/postulacion/confirmar/${'a'.repeat(43)}`,
  '/empleos/categoria/:category': async () => '/empleos/categoria/marketing',
  '/empleos/en/:place': async () => '/empleos/en/lima',
  '/empleos/categoria/:category/en/:place': async () => '/empleos/categoria/marketing/en/lima',
  '/suscripcion/confirmar/:token': async () => `/suscripcion/confirmar/${'a'.repeat(43)}`,
  '/suscripcion/cancelar/:token': async () => `/suscripcion/cancelar/${'a'.repeat(43)}`,
  '/talento/aviso/:token': async () => `/talento/aviso/${'a'.repeat(43)}`,
  '/servicios/disponible/:token': async () => `/servicios/disponible/${'a'.repeat(43)}`,
  '/suscripcion/:token': async () => `/suscripcion/${'a'.repeat(43)}`,
  '/servicios/:serviceId': async (ask) => `/servicios/${(await demoService(ask)).id}`,
  '/professional/:id': async (ask) => `/professional/${(await demoService(ask)).professional.id}`,
  '/cv-compartido/:token': async () => `/cv-compartido/${'a'.repeat(43)}`,
  '/dashboard/cv/:id': async (ask) => `/dashboard/cv/${oldest((await ask('/api/resumes')) as Made[]).id}`,
  '/ayuda/:slug': async (ask) => {
    const { articles } = (await ask('/api/help')) as { articles: { slug: string }[] }
    return `/ayuda/${articles[0]?.slug}`
  },
  '/libro-de-reclamaciones/copia/:token': async () => `/libro-de-reclamaciones/copia/${'a'.repeat(43)}`,
  '/pagos/:paymentId': async () => '/pagos/1',
  '/pagos/prueba/:reference': async () => `/pagos/prueba/${'a'.repeat(43)}`,
  '/recibos/:receiptId': async () => '/recibos/1',
  '/notas/:noteId': async () => '/notas/1',
  '/companies/:id': async (ask) => `/companies/${(await demoJob(ask)).company.id}`,
  '/equipo/invitacion/:token': async () => `/equipo/invitacion/${'a'.repeat(43)}`,
  '/admin/invitacion/:token': async () => `/admin/invitacion/${'a'.repeat(43)}`,
  '/admin/users/:id': async (ask) => {
    const { users } = (await ask('/api/admin/users?sort=oldest')) as { users: Made[] }
    return `/admin/users/${oldest(users).id}`
  },
  '/restablecer-contrasena/:token': async () => `/restablecer-contrasena/${'a'.repeat(43)}`,
  '/verificar-correo/:token': async () => `/verificar-correo/${'a'.repeat(43)}`,
  '/company-dashboard/empleos/:id/cierre': async (ask) =>
    `/company-dashboard/empleos/${await ownJob(ask)}/cierre`,
  '/company-dashboard/empleos/:id/estadisticas': async (ask) =>
    `/company-dashboard/empleos/${await ownJob(ask)}/estadisticas`,
  '/company-dashboard/empleos/:id/entrevista': async (ask) =>
    `/company-dashboard/empleos/${await ownJob(ask)}/entrevista`,
  '/company-dashboard/empleos/:id/editar': async (ask) =>
    `/company-dashboard/empleos/${await ownJob(ask)}/editar`,
  '/company-dashboard/contrataciones/:hireId': async (ask) =>
    `/company-dashboard/contrataciones/${oldest((await ask('/api/hires')) as Made[]).id}`,
  '/dashboard/contrataciones/:hireId': async (ask) =>
    `/dashboard/contrataciones/${oldest((await ask('/api/hires')) as Made[]).id}`,
  '/company-dashboard/requerimientos/:id': async (ask) =>
    `/company-dashboard/requerimientos/${oldest((await ask('/api/me/briefs')) as Made[]).id}`,
  '/company-dashboard/requerimientos/:id/editar': async (ask) => {
    const briefs = (await ask('/api/me/briefs')) as (Made & { isEditable: boolean })[]
    return `/company-dashboard/requerimientos/${oldest(briefs.filter(({ isEditable }) => isEditable)).id}/editar`
  },
  '/dashboard/requerimientos/:id': async (ask) => {
    const { briefs } = (await ask('/api/open-briefs?q=registro%20app')) as { briefs: Made[] }
    return `/dashboard/requerimientos/${oldest(briefs).id}`
  },
  '/company-dashboard/candidatos/:jobId/:applicationId': async (ask) => {
    const { candidates } = (await ask('/api/company/candidates?sort=recent')) as {
      candidates: (Made & { jobId: number })[]
    }
    const { id, jobId } = oldest(candidates)
    return `/company-dashboard/candidatos/${jobId}/${id}`
  },
  '/company-dashboard/candidatos/:jobId': async (ask) => `/company-dashboard/candidatos/${await ownJob(ask)}`,
}

/** An address of the screen. A screen with parameters and without an example fails with a hint where to add it. */
export async function addressOf({ path }: Screen, ask: Ask): Promise<string> {
  const example = examples[path]
  if (example) return example(ask)
  if (/[:*]/.test(path)) throw new Error(`${path} needs an example in tests/support/screens.ts`)
  return path
}
