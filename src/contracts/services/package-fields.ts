import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { inOneLine, line } from '#contracts/fields.ts'
import { packageLimits } from './package-figures.ts'

const askPrice = 'Escribe el precio en dólares, por ejemplo 250.00'
const askDays = `Escribe los días de entrega, de 1 a ${packageLimits.days}`
const askExtraDays = `Escribe cuántos días agrega, de 0 a ${packageLimits.days}`
const askRounds = `Escribe cuántas rondas de cambios incluye, de 0 a ${packageLimits.rounds}`
const askIncludes = 'Escribe qué incluye, una cosa por línea'

/** A sum in US dollars to the cent, more than nothing: '250', '$1,200.50'. The server parses it to cents. */
const price = z
  .union([z.string().max(20, askPrice), z.number()], askPrice)
  .transform((value) => String(value).trim())
  .pipe(
    z
      .string()
      .regex(/^\$?(?:\d{1,5}|\d{1,2},\d{3})(?:\.\d{1,2})?$/, askPrice)
      .regex(/[1-9]/, askPrice),
  )

const count = (ask: string, least: number, most: number) =>
  z.number(ask).int(ask).min(least, ask).max(most, ask)

export const packageBody = z.object(
  {
    name: line('Escribe el nombre del paquete', packageLimits.name),
    price,
    days: count(askDays, 1, packageLimits.days),
    includes: z
      .array(
        z
          .string(askIncludes)
          .overwrite(inOneLine)
          .trim()
          .min(1, askIncludes)
          .max(packageLimits.item, upTo(packageLimits.item)),
        askIncludes,
      )
      .min(1, askIncludes)
      .max(packageLimits.includes, `Usa ${packageLimits.includes} líneas como máximo`),
    rounds: count(askRounds, 0, packageLimits.rounds),
  },
  'Escribe nombre, precio y días del paquete',
)

export const extraBody = z.object(
  {
    name: line('Escribe qué es el extra', packageLimits.name),
    price,
    days: count(askExtraDays, 0, packageLimits.days),
  },
  'Escribe nombre, precio y días del extra',
)

const servicePackage = z.object({
  name: z.string(),
  /** In US dollars, for the whole work: '$250.00'. */
  price: z.string(),
  /** Until the delivery. */
  days: z.number(),
  includes: z.array(z.string()),
  /** How many rounds of changes are included. */
  rounds: z.number(),
})

const extra = z.object({
  name: z.string(),
  price: z.string(),
  /** How many days it adds. */
  days: z.number(),
})

/** What a service offers besides the price by the hour; in the order of its owner. */
export const offers = { packages: z.array(servicePackage), extras: z.array(extra) }
export interface ServiceOffers {
  packages: z.infer<typeof servicePackage>[]
  extras: z.infer<typeof extra>[]
}
