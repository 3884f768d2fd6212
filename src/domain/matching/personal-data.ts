/** What a text may say of somebody that must never weigh: age, birth, sex, civil status, children, nationality, religion, union, photo, document, name. */
const PERSONAL: readonly RegExp[] = [
  /\b(?:edad\s*:?\s*)?(?:tengo\s+)?\d{2}\s+años\s+de\s+edad\b/giu,
  /\bedad\s*:?\s*\d{2}(?:\s+años)?\b/giu,
  /\btengo\s+\d{2}\s+años\b(?!\s+(?:de\s+(?:experiencia|trayectoria)|trabajando|en\b))/giu,
  /\b(?:fecha de nacimiento|nacid[oa] (?:en|el))\s*:?[^.;,|\n]*/giu,
  /\b(?:estado civil|nacionalidad|sexo)\s*:?\s*\p{L}+(?:\/\p{L}+)?/giu,
  /\bg[ée]nero\s*:\s*\p{L}+/giu,
  /\b(?:soy )?(?:madre|padre|mam[áa]|pap[áa]) (?:solter[oa]|de (?:familia|\d+|un|una|dos|tres|cuatro)(?: (?:hij|niñ|beb)\p{L}*)?)(?!\p{L})/giu,
  /\b(?:tengo |sin |con )?(?:\d+ |un |una |dos |tres |cuatro )?hij[oa]s?\b/giu,
  /\b(?:solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|conviviente)\b/giu,
  /\b(?:de nacionalidad\s+)\p{L}+/giu,
  /\bsoy (?:peruan|venezolan|colombian|ecuatorian|bolivian|chilen|argentin|cuban|haitian|brasileñ)[oa]\b/giu,
  /\breligi[óo]n\s*:?\s*\p{L}+/giu,
  /\b(?:soy\s+)?(?:cat[óo]lic|evang[ée]lic|cristian|protestante|adventista|mormon|mormón|jud[íi]|musulm[áa]n|budista)[oae]?s?\b(?:\s+practicantes?\b)?/giu,
  /\b(?:miembro|integrante|socio|socia|secretari[oa] general|delegad[oa]|afiliad[oa]) (?:de un|de|del|al|a un) sindicato(?: de \p{L}+)?/giu,
  /\b(?:dirigente|delegad[oa]|afiliad[oa]) sindical(?:es)?\b|\bsindicalizad[oa]\b/giu,
  /\bfoto(?:graf[íi]a)?\s+(?:adjunta|reciente|actual|tama[ñn]o\s+\p{L}+)\b/giu,
  /\bcarn(?:[ée]|et) de extranjer[íi]a(?: vigente| al día)?(?:\s*(?:n[°ºo.]*)?\s*:?\s*\d{6,12}\b)?/giu,
  /\b(?:dni|pasaporte)\s*(?:n[°ºo.]*)?\s*:?\s*\d{6,12}\b/giu,
  /\b(?:me llamo|mi nombre es)\s+\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la|los)\s+)?\p{Lu}\p{Ll}+){0,4}/gu,
  /\b(?:Me llamo|Mi nombre es|Nombres?(?: y apellidos)?:)\s+\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la|los)\s+)?\p{Lu}\p{Ll}+){0,4}/gu,
]

/** The text without what must never weigh, so that no word of it can match a word of an ad. */
export function withoutPersonalData(text: string): string {
  let rest = text
  for (const pattern of PERSONAL) rest = rest.replace(pattern, ' ')
  return rest
}
