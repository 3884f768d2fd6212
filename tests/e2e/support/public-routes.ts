import type { APIRequestContext } from '@playwright/test'
import { addressOf, screens } from '#tests/support/screens.ts'

/** Pages that a visitor may open and that are nobody's search result: links of mails, forms of one thing, what is kept on the device. */
const unlisted =
  /^\/(?:recuperar-contrasena$|restablecer-contrasena\/|verificar-correo\/|postulacion\/|libro-de-reclamaciones\/copia\/|apply\/|plans\/|recibos\/|pagos\/|suscripcion\/|alertas$|guardados$|sin-conexion$|admin\/|\*$)|\/postular$/

/** An address of every page of the route table that search engines may show. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const ask = async (path: string) => (await request.get(path)).json()
  const listed = screens.filter(
    ({ path, audience, isTool }) => audience === 'visitor' && !isTool && !unlisted.test(path),
  )
  return Promise.all(listed.map((screen) => addressOf(screen, ask)))
}
