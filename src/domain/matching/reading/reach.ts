import type { Reach } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'

const WILLING =
  /\b(?:dispuest[oa]s?|disponib(?:le|ilidad)|puedo|podria|acepto|aceptaria|abiert[oa]|evaluaria|iria|saldria|me ofrezco|quiero|quisiera|prefiero|list[oa] para)\b/
const UNWILLING = /\b(?:no|ni|nunca|tampoco)\b/
/** Whoever travels for work comes home again. */
const TRAVEL = /\bviaj(?:ar|es?)\b/
/** 'Puedo ir a los distritos', 'disponibilidad para provincias del Cusco'. */
const NEARBY = /\b(?:distritos|anexos|caserios|zonas? rural(?:es)?|provincias de(?:l| la)? [a-z]+)\b/
const ANYWHERE = new RegExp(
  [
    String.raw`\b(?:mudar(?:me|nos)|trasladarme|reubicarme|radicar)\b`,
    String.raw`\b(?:fuera de|a|para) (?:la )?provincias?\b`,
    String.raw`\b(?:ir|salir|trabajar) fuera\b`,
    String.raw`\b(?:cualquier|tod[oa]s?)(?: (?:el|las?|los))? (?:region|regiones|ciudad|ciudades|provincias?|departamentos?|parte|lugar|peru|pais)\b`,
  ].join('|'),
)

/** How far somebody writes that they would go for work. What they say about camps is in the ads that offer lodging. */
export function readReach(text: string): Reach {
  const sentences = text
    .split(/[.;!\n]/)
    .map(foldText)
    .filter((sentence) => WILLING.test(sentence) && !UNWILLING.test(sentence) && !TRAVEL.test(sentence))
  const isNearby = sentences.some((sentence) => NEARBY.test(sentence))
  if (sentences.some((sentence) => ANYWHERE.test(sentence) && !NEARBY.test(sentence))) return 'anywhere'
  return isNearby ? 'department' : 'home'
}
