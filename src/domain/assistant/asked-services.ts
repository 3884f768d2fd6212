import type { UnderstoodQuery } from '#domain/jobs/search/understood-query.ts'
import { GOOD_RATING } from './intents.data.ts'
import type { AskedServices, Memory } from './understanding.ts'

/** Words that only say for whom or how a service is wanted. */
const AROUND =
  /\b(?:servicios?|freelancers?|freelance|profesional(?:es)?|cotizacion(?:es)?|cotizar|presupuesto|contratar|haga|hagan|arregle|repare|lleve|disene|pinte|instale|barat[oa]s?|economic[oa]s?|bonit[oa]s?|calificacion|puntuacion|resenas?|pase|dolares|cobre|cobren|cobran|negocio|emprendimiento|empresa|casa|bodega|oficina|startup)\b/g

const subjectOf = (q: string): string =>
  q
    .replaceAll(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:de|del|para|a|en|y) | (?:de|del|para|a|en|y)$/g, '')
    .trim()

/** The services that a question asks for; a follow-up narrows the last ones. */
export function askedServices(
  text: string,
  found: UnderstoodQuery,
  { tool, services }: Memory,
): AskedServices {
  const named = subjectOf(found.q)
  const isOn = tool === 'services' && named === ''
  const old = isOn ? services : { q: '', maxPrice: null, maxDays: null, isWellRated: false }
  return {
    q: named || old.q,
    maxPrice: found.dollars ?? old.maxPrice,
    maxDays: found.days ?? old.maxDays,
    isWellRated: GOOD_RATING.test(text) || old.isWellRated,
  }
}

export const namesNothing = (found: UnderstoodQuery): boolean => subjectOf(found.q) === ''
