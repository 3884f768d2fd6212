import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine, line, optionalLine, optionalText, requiredText } from '#contracts/fields.ts'
import { extraBody, packageBody } from './package-fields.ts'
import { packageLimits } from './package-figures.ts'
import { serviceLimits } from './service-figures.ts'
import { serviceCategories } from './services-vocabulary.ts'

const askWork = 'Sube la imagen del trabajo'

/** The fields of the service editor. Omitted fields stay unchanged; in a new service they are empty. */
export const serviceBody = z.object({
  title: line(asks.serviceTitle, serviceLimits.title),
  description: requiredText(asks.serviceDescription, serviceLimits.description),
  category: line(asks.serviceCategory)
    // The documented create dialog uses a shorter name for one category.
    .transform((value) => (value === 'Legal' ? 'Consultoría Legal' : value))
    .pipe(z.enum(serviceCategories, asks.category)),
  /** Per hour, in US dollars: '25', '$1,200.50'. The server parses it to cents. */
  price: z
    .union([z.string().max(40, upTo(40)), z.number()], asks.servicePrice)
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, asks.servicePrice))
    .pipe(z.string().regex(/^(?:US)?\s*(?:\$\s*)?\d[\d.,]{0,11}$/i, asks.price)),
  requirements: optionalText(serviceLimits.requirements),
  /** Separated by commas. */
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
  /** The address of an uploaded picture; empty or null: none. */
  imageUrl: z.string().overwrite(inOneLine).trim().max(300).nullish(),
  /** Pictures of works, each by the address of an uploaded one. */
  works: z
    .array(
      z.object(
        {
          imageUrl: z.string(askWork).overwrite(inOneLine).trim().min(1, askWork).max(300, askWork),
          title: line('Escribe qué muestra la imagen', serviceLimits.workTitle),
        },
        askWork,
      ),
      askWork,
    )
    .max(serviceLimits.works, `Incluye ${serviceLimits.works} trabajos como máximo`)
    .optional(),
  packages: z
    .array(packageBody, 'Escribe los paquetes en una lista')
    .max(packageLimits.packages, `Incluye ${packageLimits.packages} paquetes como máximo`)
    .optional(),
  extras: z
    .array(extraBody, 'Escribe los extras en una lista')
    .max(packageLimits.extras, `Incluye ${packageLimits.extras} extras como máximo`)
    .optional(),
})

export const newServiceBody = serviceBody.extend({
  professionalId: z.coerce
    .number(asks.professionalId)
    .int(asks.professionalId)
    .positive(asks.professionalId)
    .max(2_147_483_647),
})
