import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { line } from '#contracts/fields.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { briefLimits } from './briefs-figures.ts'

const { leastCents, mostCents } = briefLimits
const askSum = 'Escribe un monto en dólares, de 1.00 a 99,999.00'
const askDays = `Escribe los días, de 1 a ${briefLimits.days}`
const askNeed = 'Escribe una cosa por línea'
const askDay = 'Escribe una fecha que exista'
const askTitle = 'Escribe en una línea qué necesitas'
const askDescription = `Cuenta qué necesitas en ${briefLimits.leastDescription} caracteres o más`
const askMessage = `Cuenta cómo lo harías en ${briefLimits.leastMessage} caracteres o más`
const askAnswer = `Cuéntanos qué cambió o por qué debería verse, en ${briefLimits.leastAnswer} caracteres o más`
const askCategory = 'Elige una categoría'

const sum = z.number(askSum).int(askSum).min(leastCents, askSum).max(mostCents, askSum)
const days = z.number(askDays).int(askDays).min(1, askDays).max(briefLimits.days, askDays)

const title = line(askTitle, briefLimits.title)
const description = z
  .string(askDescription)
  .trim()
  .min(briefLimits.leastDescription, askDescription)
  .max(briefLimits.description, upTo(briefLimits.description))
const needs = z
  .array(line(askNeed, briefLimits.need), askNeed)
  .max(briefLimits.needs, `Escribe ${briefLimits.needs} cosas como máximo`)
const category = z.enum(serviceCategories, askCategory)
const wantedBy = z.iso.date(askDay).nullable()

/** From and to, in cents of a US dollar; null: the company does not know. */
const budget = z
  .object({ minCents: sum, maxCents: sum }, askSum)
  .refine(({ minCents, maxCents }) => minCents <= maxCents, {
    path: ['maxCents'],
    message: 'Escribe un máximo que no sea menor que el mínimo',
  })
  .nullable()

/** What is left out stays as it is: a draft is saved step by step. */
export const briefBody = z.object({
  title: title.optional(),
  category: category.optional(),
  description: description.optional(),
  /** What has to be in it, one by one: professionals say of each whether their price includes it. */
  needs: needs.optional(),
  wantedBy: wantedBy.optional(),
  budget: budget.optional(),
})

/** What a brief must have before it is published. */
export const wholeBrief = z.object({ title, category, description })

const milestone = z.object(
  { name: line('Escribe qué entregas', briefLimits.milestone), cents: sum, days },
  'Escribe nombre, monto y días de cada hito',
)

const askRounds = `Escribe cuántas rondas de cambios incluye, de 0 a ${briefLimits.rounds}`

const askCovers = 'Marca lo que incluye tu precio'
const place = z
  .number(askCovers)
  .int(askCovers)
  .min(0, askCovers)
  .max(briefLimits.needs - 1, askCovers)
const askMilestones = 'Escribe nombre, monto y días de cada hito'
const askService = 'Elige uno de tus servicios publicados'

/** The terms of a proposal. */
export const proposalBody = z
  .object({
    serviceId: z.coerce
      .number(askService)
      .int(askService)
      .positive(askService)
      .max(2_147_483_647, askService),
    priceCents: sum,
    days,
    rounds: z.number(askRounds).int(askRounds).min(0, askRounds).max(briefLimits.rounds, askRounds),
    message: z
      .string(askMessage)
      .trim()
      .min(briefLimits.leastMessage, askMessage)
      .max(briefLimits.message, upTo(briefLimits.message)),
    /** The places in `needs` of the brief that the price includes. */
    covers: z.array(place, askCovers).max(briefLimits.needs, askCovers),
    /** Empty: everything at once. */
    milestones: z
      .array(milestone, askMilestones)
      .max(briefLimits.milestones, `Usa ${briefLimits.milestones} hitos como máximo`),
  })
  .refine(({ milestones }) => milestones.length !== 1, {
    path: ['milestones'],
    message: 'Agrega otro hito, o quita el único que hay',
  })
  .refine(
    ({ milestones, priceCents }) => milestones.length === 0 || total(milestones, 'cents') === priceCents,
    { path: ['milestones'], message: 'Revisa los montos: los hitos suman el precio' },
  )
  .refine(({ milestones, days: all }) => milestones.length === 0 || total(milestones, 'days') === all, {
    path: ['milestones'],
    message: 'Revisa los días: los de los hitos suman los de la propuesta',
  })

const total = (parts: readonly { cents: number; days: number }[], of: 'cents' | 'days'): number =>
  parts.reduce((all, part) => all + part[of], 0)

/** What a company answers to a hold or a refusal. */
export const answerToHold = z
  .string(askAnswer)
  .trim()
  .min(briefLimits.leastAnswer, askAnswer)
  .max(briefLimits.answer, upTo(briefLimits.answer))

/** Words for those who are told; empty: the words of the product alone. */
export const note = z
  .string('Escribe tu mensaje')
  .trim()
  .max(briefLimits.note, upTo(briefLimits.note))
  .default('')
