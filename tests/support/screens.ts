import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'

export type Audience = 'visitor' | 'company' | 'professional' | 'admin'

/** One line of the route table. */
export interface Screen {
  /** As in the route table, with its parameters. */
  path: string
  /** Who it is for. */
  audience: Audience
  /** For developers: no visitor comes there. */
  isTool: boolean
}

/** Answers a call of the API as somebody who may make it. */
export type Ask = (path: string) => Promise<unknown>

const layouts: [RegExp, Audience][] = [
  [/company-layout/, 'company'],
  [/professional-layout/, 'professional'],
  [/admin-layout/, 'admin'],
]

const tools = new Set(['/ui', '/debug', '/cv-test'])

/** Every screen of the product, from the route table itself: a new page is in what walks over them the day it is made. Files are none. */
export const screens: Screen[] = routes
  .flatMap((entry) => flatten(entry, 'visitor', ''))
  .filter(({ path }) => !path.includes('.'))

function flatten(entry: RouteConfigEntry, audience: Audience, prefix: string): Screen[] {
  const own = layouts.find(([file]) => file.test(entry.file))?.[1] ?? audience
  const path = [prefix, entry.path].filter(Boolean).join('/')
  if (entry.children) return entry.children.flatMap((child) => flatten(child, own, path))
  return [{ path: `/${path}`, audience: own, isTool: tools.has(`/${path}`) }]
}

interface Made {
  id: number
}

/** The one made first: of the demo itself. The newest may belong to a journey that runs beside, and be closed a moment later. */
export function oldest<T extends Made>(list: T[]): T {
  const [first] = list.toSorted((one, other) => one.id - other.id)
  if (!first) throw new Error('The demo has no example of it')
  return first
}

export type ListedJob = Made & { company: Made }

const demoJob = async (ask: Ask) => oldest((await ask('/api/jobs?limit=100')) as ListedJob[])

/** Of the company that asks. */
async function ownJob(ask: Ask): Promise<number> {
  const { id } = (await ask('/api/me/company')) as Made
  return oldest((await ask(`/api/companies/${id}/jobs`)) as Made[]).id
}

async function demoService(ask: Ask) {
  const reply = (await ask('/api/services/search')) as { services: (Made & { professional: Made })[] }
  return oldest(reply.services)
}

/** An address with parameters needs an example: which one, found in the demo's data. */
const examples: Record<string, (ask: Ask) => Promise<string>> = {
  '/*': async () => '/no-hay-nada-aqui',
  '/jobs/:jobId': async (ask) => `/jobs/${(await demoJob(ask)).id}`,
  '/jobs/:jobId/postular': async (ask) => `/jobs/${(await demoJob(ask)).id}/postular`,
  '/apply/:token': async () => `/apply/${'a'.repeat(43)}`,
  '/postulacion/confirmar/:token': async () => `/postulacion/confirmar/${'a'.repeat(43)}`,
  '/empleos/categoria/:category': async () => '/empleos/categoria/marketing',
  '/empleos/en/:place': async () => '/empleos/en/lima',
  '/empleos/categoria/:category/en/:place': async () => '/empleos/categoria/marketing/en/lima',
  '/suscripcion/confirmar/:token': async () => `/suscripcion/confirmar/${'a'.repeat(43)}`,
  '/suscripcion/cancelar/:token': async () => `/suscripcion/cancelar/${'a'.repeat(43)}`,
  '/suscripcion/:token': async () => `/suscripcion/${'a'.repeat(43)}`,
  '/servicios/:serviceId': async (ask) => `/servicios/${(await demoService(ask)).id}`,
  '/professional/:id': async (ask) => `/professional/${(await demoService(ask)).professional.id}`,
  '/ayuda/:slug': async (ask) => {
    const { articles } = (await ask('/api/help')) as { articles: { slug: string }[] }
    return `/ayuda/${articles[0]?.slug}`
  },
  '/libro-de-reclamaciones/copia/:token': async () => `/libro-de-reclamaciones/copia/${'a'.repeat(43)}`,
  '/pagos/prueba/:reference': async () => `/pagos/prueba/${'a'.repeat(43)}`,
  '/recibos/:receiptId': async () => '/recibos/1',
  '/companies/:id': async (ask) => `/companies/${(await demoJob(ask)).company.id}`,
  '/restablecer-contrasena/:token': async () => `/restablecer-contrasena/${'a'.repeat(43)}`,
  '/verificar-correo/:token': async () => `/verificar-correo/${'a'.repeat(43)}`,
  '/company-dashboard/empleos/:id/editar': async (ask) =>
    `/company-dashboard/empleos/${await ownJob(ask)}/editar`,
  '/company-dashboard/candidatos/:jobId': async (ask) => `/company-dashboard/candidatos/${await ownJob(ask)}`,
}

/** An address of the screen. A screen with parameters that has no example here fails, and says where it goes. */
export async function addressOf({ path }: Screen, ask: Ask): Promise<string> {
  const example = examples[path]
  if (example) return example(ask)
  if (/[:*]/.test(path)) throw new Error(`${path} needs an example in tests/support/screens.ts`)
  return path
}
