import { foldText } from '#domain/text/plain-text.ts'
import type { UnderstoodQuery } from '#domain/jobs/search/understood-query.ts'
import { noMemory } from './empty-query.ts'
import { GOOD_RATING } from './question-signs.data.ts'
import type { AskedServices, Memory } from './understanding.ts'

/** Words that only say for whom or how a service is wanted, folded. */
const AROUND = new Set(
  `servicio servicios freelancer freelancers freelance profesional profesionales cotizacion cotizaciones cotizar presupuesto contratar haga hagan arregle
  repare lleve disene pinte instale cobre cobren cobran cobra cobraria barato barata baratos baratas economico economica bonito bonita calificacion calificaciones puntuacion puntuaciones valoracion valoraciones resena resenas cero
  pase dolares negocio emprendimiento empresa casa bodega oficina startup opinion opiniones recomendacion recomendaciones recomendado recomendada comentarios referencias estrellas calificado`.split(
    /\s+/,
  ),
)
/** What is done, and what happened to a thing: 'quién la arregla', 'no prende'. Folded. */
const DONE =
  /^(?:arregl|repar|compon|compong|instal|pint|hag|limpi|ensen|lav|planch|revis|prend|enciend|funcion|levant|constru|sold|llev)(?:a|e|an|en|ar|er|ir|amos|aron)$|^(?:malogro|rompio|atoro|quemo|malogrado|malograda)$/

/** Without those words, and without small ones at either end. */
const subjectOf = (q: string): string =>
  q
    .split(' ')
    .filter((word) => !AROUND.has(foldText(word)) && !DONE.test(foldText(word)))
    .join(' ')
    .replace(/^(?:(?:de|del|para|a|en|y) )+|(?: (?:de|del|para|a|en|y))+$/g, '')
    .replace(/^(?:de|del|para|a|en|y)$/, '')

/** The services that a question asks for; a follow-up narrows the last ones. */
export function askedServices(
  text: string,
  found: UnderstoodQuery,
  { tool, services }: Memory,
): AskedServices {
  // 'Quién repara lavadoras': what is done is not what it is done with.
  const verb = /\b(?:quien|que) (?:me |nos |le |les )?(\p{L}+[ae]n?)\b/u.exec(text)?.[1]
  const named = subjectOf(
    found.q
      .split(' ')
      .filter((word) => foldText(word) !== verb)
      .join(' '),
  )
  const isOn = tool === 'services' && named === ''
  const old = isOn ? services : noMemory.services
  const inDollars = found.dollars !== null
  return {
    q: named || old.q,
    maxPrice: found.dollars ?? found.soles ?? old.maxPrice,
    isInSoles: inDollars ? false : found.soles !== null || old.isInSoles,
    maxDays: found.days ?? old.maxDays,
    isWellRated: GOOD_RATING.test(text) || old.isWellRated,
  }
}
