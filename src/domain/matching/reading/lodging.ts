import { foldText } from '#domain/text/plain-text.ts'

/** Days of work and rest in mines and construction: '14x7', '20 x 10'. '24x7' support and '12x12' shifts are not rosters. */
const ROSTER = /\b(\d{1,2})\s*[x×]\s*(\d{1,2})\b/g
/** The possible lengths of a roster in days. */
const CYCLES = new Set([14, 15, 21, 28, 30, 42])
const PAID = new RegExp(
  [
    String.raw`\b(?:en|con|de) campamento\b`,
    String.raw`\bpasajes? (?:[a-z]+ ){0,3}(?:desde|a cargo|cubiert|pagad|incluid|quincenal|mensual|cada)`,
    String.raw`\b(?:alojamiento|hospedaje)(?: (?:y|e|,) [a-z]+){0,8} (?:a cargo|cubiert|pagad|incluid|por cuenta de la)`,
    String.raw`\b(?:con|brindamos|ofrecemos|damos) (?:pasajes?|alojamiento|hospedaje)\b`,
    String.raw`\bpasajes? (?:[a-z]+ ){0,6}y (?:alojamiento|hospedaje)\b`,
  ].join('|'),
)
/** Named beside the pay. */
const WITH_PAY = /\b(?:alojamiento|hospedaje|vivienda|campamento|habitacion|cuarto)\b/
const OWN =
  /\b(?:pasajes?|alojamiento|hospedaje|vivienda) (?:[a-z]+ ){0,5}(?:del trabajador|del postulante)\b/

/**
 * Whether an ad offers lodging or travel at the employer's cost to people from elsewhere: a camp roster, lodging or fares. The
 * place is then feasible from everywhere. `offer`: the pay as the company typed it.
 */
export function offersLodging(text: string, offer = ''): boolean {
  const folded = foldText(`${text}\n${offer}`)
  if (OWN.test(folded)) return false
  const hasRoster = [...folded.matchAll(ROSTER)].some(
    ([, on, off]) => Number(on) >= Number(off) && Number(off) > 2 && CYCLES.has(Number(on) + Number(off)),
  )
  return hasRoster || PAID.test(folded) || WITH_PAY.test(foldText(offer))
}
