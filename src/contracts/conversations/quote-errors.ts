import { mostOpenQuotes } from './quotes-figures.ts'

/** The errors of quotes, a part of `contracts/errors.ts`. */
export const quoteErrors = {
  quote_answered: { status: 409, message: 'Esta cotización ya tiene respuesta, se retiró o venció.' },
  quote_expired: { status: 409, message: 'Esta cotización venció. Pide una nueva en la conversación.' },
  too_many_quotes: {
    status: 409,
    message: `Ya tienes ${mostOpenQuotes} cotizaciones sin respuesta en esta conversación. Retira una antes de enviar otra.`,
  },
} as const
