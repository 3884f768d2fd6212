import { serviceFilters } from '#contracts/services/services.contract.ts'
import { packageLimits } from '#contracts/services/package-figures.ts'
import { ratingSteps } from '#contracts/services/services-vocabulary.ts'
import type { AskedServices, Understanding } from '#domain/assistant/understanding.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { findServices } from '#server/features/services/search/service-search.service.ts'
import type { Answer } from '#server/features/assistant/answer.ts'
import { counted } from '#server/features/assistant/assistant.words.ts'

const shownServices = 3
const [, wellRated] = ratingSteps

/** The filters of the directory, as its address writes them. */
const paramsOf = (
  { q, maxDays, isWellRated }: AskedServices,
  dollars: number | null,
): Record<string, string> => ({
  ...(q && { q }),
  ...(dollars !== null && { maxPrice: String(Math.min(dollars, packageLimits.dollars)) }),
  ...(maxDays !== null && { maxDays: String(maxDays) }),
  ...(isWellRated && { minRating: String(wellRated) }),
})

const inWords = (
  { q, maxPrice, isInSoles, maxDays, isWellRated }: AskedServices,
  dollars: number | null,
): string =>
  [
    q === '' ? 'todos los servicios' : q,
    ...(dollars === null ? [] : [isInSoles ? `hasta S/ ${maxPrice} ($${dollars})` : `hasta $${maxPrice}`]),
    ...(maxDays === null ? [] : [`en ${maxDays} días o menos`]),
    ...(isWellRated ? [`con ${wellRated} estrellas o más`] : []),
  ].join(', ')

/** What is asked in soles, at the rate that also compares salaries: services have their prices in dollars. */
async function dollarsOf({ db }: Deps, { maxPrice, isInSoles }: AskedServices): Promise<number | null> {
  if (maxPrice === null || !isInSoles) return maxPrice === null ? null : Math.ceil(maxPrice)
  return Math.max(1, Math.floor(maxPrice / (await readSetting(db, 'usd_to_pen'))))
}

/** Services of the directory, as the person who asks sees it. */
export async function answerServices(
  deps: Deps,
  actor: Actor,
  { asked }: Extract<Understanding, { tool: 'services' }>,
): Promise<Answer> {
  const dollars = await dollarsOf(deps, asked)
  const params = paramsOf(asked, dollars)
  const href = Object.keys(params).length === 0 ? '/servicios' : `/servicios?${new URLSearchParams(params)}`
  const viewer = actor.kind === 'admin' ? ({ kind: 'anonymous' } as const) : actor
  const { services, total, isSimilar } = await findServices(
    deps,
    viewer,
    serviceFilters.parse({ ...params, limit: shownServices }),
  )
  const looked = { title: 'Busqué en el directorio de servicios', detail: inWords(asked, dollars) }
  if (total === 0)
    return {
      looked,
      text: `Ahora no hay servicios para esta búsqueda: ${inWords(asked, dollars)}. Puedes mirar todo el directorio${actor.kind === 'company' ? ', o publicar lo que necesitas para recibir propuestas' : ''}.`,
      links: [
        { text: 'Ver el directorio', href: '/servicios' },
        ...(actor.kind === 'company'
          ? [{ text: 'Publicar lo que necesito', href: '/company-dashboard/requerimientos/nuevo' }]
          : []),
      ],
      suggestions: ['¿Cómo contrato un servicio?'],
    }
  return {
    looked,
    text: `${isSimilar ? 'Con esas palabras no hay, pero con otras parecidas sí: ' : ''}${counted(total, 'servicio', 'servicios')} para ${inWords(asked, dollars)} [1].`,
    cards: services.map((service) => ({ kind: 'service', service })),
    links: total > services.length ? [{ text: 'Ver todos', href }] : [],
    sources: [{ title: `Directorio de servicios: ${inWords(asked, dollars)}`, href }],
    suggestions: [
      ...(asked.maxPrice === null ? ['Hasta 100 dólares'] : []),
      ...(asked.isWellRated ? [] : ['Con buena calificación']),
      '¿Cómo contrato un servicio?',
    ],
  }
}
