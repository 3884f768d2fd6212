import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { instant, line } from '#contracts/fields.ts'
import { mostHolderLetters } from './payout-figures.ts'
import { destinationKinds, payoutCurrencies } from './payouts-vocabulary.ts'

const currency = z.enum(payoutCurrencies, 'Elige soles o dólares')

const destination = z.object({
  currency,
  kind: z.enum(destinationKinds),
  /** The last four digits: nobody is shown more. */
  lastFour: z.string(),
  holder: z.string(),
  changedAt: instant,
})
export type PayoutDestination = z.infer<typeof destination>

const password = z.string('Escribe tu contraseña').min(1, 'Escribe tu contraseña').max(200)

export const destinationBody = z.object({
  currency,
  kind: z.enum(destinationKinds, 'Elige CCI o Yape'),
  /** Blanks and hyphens do not count; the server computes the check digits of a CCI. */
  number: line('Escribe el número, solo con dígitos', 40),
  holder: line('Escribe el nombre del titular, como figura en su cuenta', mostHolderLetters),
  password,
})
export const removalBody = z.object({ currency, password })

export const payoutDestinationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/payout-destinations',
    summary: 'Where the professional is paid, one destination for each currency, by its last four digits',
    audience: 'professional',
    reply: z.array(destination),
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/payout-destinations',
    summary: 'Sets the destination of a currency, with the password; a mail tells of it',
    audience: 'professional',
    limit: 'own-secret',
    body: destinationBody,
    reply: z.array(destination),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/payout-destinations/removal',
    summary: 'Removes the destination of a currency, with the password; a mail tells of it',
    audience: 'professional',
    limit: 'own-secret',
    body: removalBody,
    reply: z.array(destination),
  }),
}
