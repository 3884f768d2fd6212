import { z } from 'zod'
import { line } from './fields.ts'
import { serviceCategories } from './services-vocabulary.ts'

/** Documented. */
const required = 'Por favor completa todos los campos obligatorios'
const noProfessional = 'No se pudo identificar el profesional'
const priceFormat = 'Escribe el precio por hora en dólares, por ejemplo 25.00'

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

const optionalText = (max: number) =>
  z.string().trim().max(max, `Usa ${max} caracteres como máximo`).optional()

/** What the editor of a service sends. What is left out stays as it is, or begins empty. */
export const serviceBody = z.object({
  title: line(required, serviceLimits.title),
  description: line(required, serviceLimits.description),
  category: line(required)
    // The create dialog of the documents calls one category by a shorter name.
    .transform((value) => (value === 'Legal' ? 'Consultoría Legal' : value))
    .pipe(z.enum(serviceCategories, 'Elige una categoría de la lista')),
  /** By the hour, in US dollars: '25', '$1,200.50'. Read to cents by the server. */
  price: z
    .union([z.string(), z.number()], required)
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, required))
    .pipe(z.string().regex(/^(?:US)?\s*\$?\s*\d[\d.,]{0,11}$/i, priceFormat)),
  requirements: optionalText(serviceLimits.requirements),
  /** With commas between them. */
  tools: optionalText(serviceLimits.tools),
  /** What the client gets. */
  includes: z
    .array(z.string().trim().min(1).max(serviceLimits.item, `Usa ${serviceLimits.item} caracteres por línea`))
    .max(serviceLimits.includes, `Usa ${serviceLimits.includes} líneas como máximo`)
    .optional(),
  /** Empty: the documented default. */
  deliveryTime: optionalText(serviceLimits.deliveryTime),
  /** One of our own pictures, as its upload answered; empty or null: none. */
  imageUrl: z.string().trim().max(300).nullish(),
})

export const newServiceBody = serviceBody.extend({
  professionalId: z.coerce
    .number(noProfessional)
    .int(noProfessional)
    .positive(noProfessional)
    .max(2_147_483_647),
})
