import type { APIRequestContext } from '@playwright/test'
import { addressOf, screens } from '#tests/support/screens.ts'

/** Public pages that are not indexed: links of mails, forms about one item, data of the device. */
const unlisted = new RegExp(
  `^/(?:${[
    'recuperar-contrasena$',
    'restablecer-contrasena/',
    'verificar-correo/',
    'postulacion/',
    'libro-de-reclamaciones/copia/',
    'apply/',
    'equipo/invitacion/',
    'mensajes/',
    'entrevistas/',
    'talento/aviso/',
    'servicios/disponible/',
    'cv-compartido/',
    'plans/',
    'recibos/',
    'notas/',
    'pagos/',
    'suscripcion/',
    'alertas$',
    'guardados$',
    'sin-conexion$',
    'admin/',
    String.raw`\*$`,
  ].join('|')})|/postular$`,
)

/** An address of every page of the route table that is indexed. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const ask = async (path: string) => (await request.get(path)).json()
  const listed = screens.filter(
    ({ path, audience, isTool }) => audience === 'visitor' && !isTool && !unlisted.test(path),
  )
  return Promise.all(listed.map((screen) => addressOf(screen, ask)))
}
