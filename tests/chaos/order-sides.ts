import { setTimeout as wait } from 'node:timers/promises'

/** The two sides of orders: their cookies, and the service that is ordered. */
export interface Sides {
  company: string
  seller: string
  serviceId: number
}

export const cookiesOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Registers a company and a professional who sells a package for $250.00. */
export async function openSides(url: string, number: number): Promise<Sides> {
  const send = async (method: string, path: string, body?: object, cookie = ''): Promise<Response> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (reply.status === 503) {
      // It is busy, and says so.
      await wait(1000)
      return send(method, path, body, cookie)
    }
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply
  }
  const account = { password: 'Mercado-del-sur-26', acceptTerms: true }
  const company = cookiesOf(
    await send('POST', '/api/register-company', {
      ...account,
      companyName: `Empresa ${number}`,
      industry: 'Comercio',
      email: `empresa${number}@ejemplo.pe`,
    }),
  )
  const registered = await send('POST', '/api/register-professional', {
    ...account,
    firstName: 'Rosa',
    lastName: 'Huamán',
    email: `rosa${number}@ejemplo.pe`,
  })
  const seller = cookiesOf(registered)
  const { professional } = (await registered.json()) as { professional: { id: number } }
  await send('POST', '/api/professionals/activate-premium', undefined, seller)
  await send('PUT', '/api/me/visibility', { visibility: 'public', hiddenFrom: [] }, seller)
  const made = await send(
    'POST',
    '/api/services',
    {
      title: `Tableros ${number}`,
      description: 'Uno tus fuentes de datos en un tablero.',
      category: 'Programación',
      price: '30',
      professionalId: professional.id,
      packages: [{ name: 'Estándar', price: '250', days: 5, includes: ['Tres tableros'], rounds: 1 }],
    },
    seller,
  )
  const { service } = (await made.json()) as { service: { id: number } }
  return { company, seller, serviceId: service.id }
}
