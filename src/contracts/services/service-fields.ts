import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine, line, optionalLine, optionalText, requiredText } from '#contracts/fields.ts'
import { serviceCategories } from './services-vocabulary.ts'

/** Shown as hints and never enforced, as documented. In characters. */
export const serviceHints = { title: 10, description: 30 }
/** In characters; `includes`: items. */
export const serviceLimits = {
  title: 120,
  description: 4000,
  requirements: 500,
  tools: 500,
  deliveryTime: 60,
  includes: 12,
  item: 160,
}

/** What the editor of a service sends. What is left out stays as it is, or begins empty. */
export const serviceBody = z.object({
  title: line(asks.serviceTitle, serviceLimits.title),
  description: requiredText(asks.serviceDescription, serviceLimits.description),
  category: line(asks.serviceCategory)
    // The create dialog of the documents calls one category by a shorter name.
    .transform((value) => (value === 'Legal' ? 'Consultoría Legal' : value))
    .pipe(z.enum(serviceCategories, asks.category)),
  /** By the hour, in US dollars: '25', '$1,200.50'. Read to cents by the server. */
  price: z
    .union([z.string().max(40, upTo(40)), z.number()], asks.servicePrice)
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, asks.servicePrice))
    .pipe(z.string().regex(/^(?:US)?\s*(?:\$\s*)?\d[\d.,]{0,11}$/i, asks.price)),
  requirements: optionalText(serviceLimits.requirements),
  /** With commas between them. */
  tools: optionalLine(serviceLimits.tools),
  /** What the client gets. */
  includes: z
    .array(
      z
        .string(asks.includes)
        .overwrite(inOneLine)
        .trim()
        .min(1, asks.includes)
        .max(serviceLimits.item, `Usa ${serviceLimits.item} caracteres por línea`),
    )
    .max(serviceLimits.includes, `Usa ${serviceLimits.includes} líneas como máximo`)
    .optional(),
  /** Empty: the documented default. */
  deliveryTime: optionalLine(serviceLimits.deliveryTime),
  /** One of our own pictures, as its upload answered; empty or null: none. */
  imageUrl: z.string().overwrite(inOneLine).trim().max(300).nullish(),
})

export const newServiceBody = serviceBody.extend({
  professionalId: z.coerce
    .number(asks.professionalId)
    .int(asks.professionalId)
    .positive(asks.professionalId)
    .max(2_147_483_647),
})
