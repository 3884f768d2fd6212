import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { APIRequestContext } from '@playwright/test'
import routes from '#web/routes.ts'

/** Paths of the route table that are nobody's search result: rooms of people, links of mails, tools, files. */
const unlisted =
  /^\/(?:(?:company-|professional-)?dashboard(?:\/|$)|admin(?:\/|$)|debug$|ui$|cv-test$|sin-conexion$|sw\.js$|recuperar-contrasena$|restablecer-contrasena\/|verificar-correo\/|plans\/|recibos\/|suscripcion\/|alertas$|guardados$|\*$)/

/** Of a path with parameters: where the list of the things is, and the address of one of them. */
const examples: Readonly<Record<string, [call: string, address: (reply: never) => string]>> = {
  '/jobs/:jobId': ['/api/jobs', ([{ id }]: [{ id: number }]) => `/jobs/${id}`],
  '/empleos/categoria/:category': ['/api/jobs', () => '/empleos/categoria/ventas'],
  '/empleos/en/:place': ['/api/jobs', () => '/empleos/en/lima'],
  '/empleos/categoria/:category/en/:place': ['/api/jobs', () => '/empleos/categoria/ventas/en/lima'],
  '/companies/:id': [
    '/api/jobs',
    ([{ company }]: [{ company: { id: number } }]) => `/companies/${company.id}`,
  ],
  '/ayuda/:slug': ['/api/jobs', () => '/ayuda/como-funciona-el-match'],
  '/servicios/:serviceId': ['/api/services', ([{ id }]: [{ id: number }]) => `/servicios/${id}`],
  '/professional/:id': [
    '/api/services',
    ([{ professionalId }]: [{ professionalId: number }]) => `/professional/${professionalId}`,
  ],
}

const pathsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const full = path === undefined ? parent : `${parent}/${path}`
    return [...(path !== undefined || index ? [full || '/'] : []), ...pathsOf(children ?? [], full)]
  })

const listed = pathsOf(routes).filter((path) => !unlisted.test(path))

/** An address of every public page of the route table. Throws for a path with parameters that has no example above. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  return Promise.all(
    listed.map(async (path) => {
      if (!path.includes(':')) return path
      const example = examples[path]
      if (!example) throw new Error(`${path}: give it an example in tests/e2e/support/public-routes.ts`)
      const [call, addressOf] = example
      return addressOf((await (await request.get(call)).json()) as never)
    }),
  )
}
