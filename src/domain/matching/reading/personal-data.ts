import type { ProfessionalFacts } from '#domain/matching/types.ts'

const COUNT = '(?:\\d+|una?|dos|tres|cuatro|cinco)'
const CHILDREN = `${COUNT} (?:hij|niñ|beb|menor)\\p{L}*`
const NATIONS =
  '(?:peruan|venezolan|colombian|ecuatorian|bolivian|chilen|argentin|cuban|haitian|brasileñ|mexican|paraguay|uruguay|extranjer)[oa]'
/** Where a word describes a person and not a thing ('cocina peruana'): at the start of a sentence or a list item. */
const SAID = '(?=\\p{L})(?<=^|[.;,:(\\n•|]\\s*)'
const pattern = (source: string) => new RegExp(source, 'giu')

const NAME = String.raw`\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la|los)\s+)?\p{Lu}\p{Ll}+){0,4}`
const FAITH =
  '(?:cat[óo]lic|evang[ée]lic|cristian|protestante|adventista|mormon|mormón|jud[íi]|musulm[áa]n|budista)[oae]?s?\\b(?:\\s+practicantes?\\b)?'

/** What no ad may ask, where a text says it of its writer: age, birth, sex, civil status, children, nationality, religion, photo, document. */
const UNASKED: readonly RegExp[] = [
  pattern('\\b(?:edad\\s*(?::\\s*)?)?(?:tengo\\s+)?\\d{2}\\s+años\\s+de\\s+edad\\b'),
  pattern('\\bedad\\s*(?::\\s*)?\\d{2}(?:\\s+años)?\\b'),
  pattern('\\btengo\\s+\\d{2}\\s+años\\b(?!\\s+(?:de\\s+(?:experiencia|trayectoria)|trabajando|en\\b))'),
  pattern('\\b(?:joven|mujer|var[óo]n|hombre|señor(?:a|ita)?)\\s+de\\s+\\d{2}(?:\\s+años)?(?!\\p{L})'),
  pattern('\\b(?:fecha de nacimiento|nacid[oa] (?:en|el))\\s*:?[^.;,|\\n]*'),
  pattern('\\b(?:estado civil|nacionalidad|sexo)\\s*(?::\\s*)?\\p{L}+(?:\\/\\p{L}+)?'),
  pattern('\\bg[ée]nero\\s*:\\s*\\p{L}+'),
  pattern(
    `\\b(?:soy )?(?:madre|padre|mam[áa]|pap[áa]) (?:solter[oa]|de (?:familia|${CHILDREN}|${COUNT}))(?!\\p{L})`,
  ),
  pattern('\\b(?:soy )?ama de casa\\b'),
  pattern(`\\b(?:solter|casad|divorciad|viud)[oa](?:,? (?:y )?con ${CHILDREN})?(?!\\p{L})|\\bconviviente\\b`),
  pattern(`\\btengo ${CHILDREN}`),
  pattern('\\b(?:de nacionalidad\\s+)\\p{L}+'),
  pattern(
    `\\bsoy (?:un |una )?(?:ciudadan[oa] )?(?:${NATIONS}|español[a]?|italian[oa]|chin[oa]|frances[a]?|portugues[a]?)(?!\\p{L})`,
  ),
  pattern('\\breligi[óo]n\\s*:\\s*\\p{L}+'),
  pattern(`\\bsoy\\s+${FAITH}`),
  pattern('\\bfoto(?:graf[íi]a)?\\s+(?:adjunta|reciente|actual|tama[ñn]o\\s+\\p{L}+)\\b'),
  pattern('\\b(?:dni|pasaporte)\\s*(?:n[°ºo.]*\\s*)?(?::\\s*)?\\d{6,12}\\b'),
]

/**
 * What must not count either: words that may speak of something else ('Universidad Católica', 'Pérez e hijos'), and what a CV may say:
 * a union, the permit to work, the name.
 */
const UNCOUNTED: readonly RegExp[] = [
  pattern(
    `(?:${SAID}|\\bsoy\\s+(?:una?\\s+)?)(?:joven|mujer|var[óo]n|hombre|señor(?:a|ita)?|adult[oa])(?!\\p{L})(?:\\s+(?:mayor|joven|adult[oa]))?(?:\\s+de\\s+\\d{2}(?:\\s+años)?)?`,
  ),
  pattern(`\\b(?:tengo |sin |con )?(?:${COUNT} )?hij[oa]s?\\b`),
  pattern(`(?:${SAID}|\\bciudadan[oa]\\s+)${NATIONS}(?!\\p{L})`),
  pattern(
    '\\bcarn(?:[ée]|et) de extranjer[íi]a(?: vigente| al día)?(?:\\s*(?:n[°ºo.]*\\s*)?(?::\\s*)?\\d{6,12}\\b)?',
  ),
  pattern('\\b(?:con )?(?:PTP|permiso temporal de permanencia)\\b(?: vigente)?'),
  pattern('\\breligi[óo]n\\s*(?::\\s*)?\\p{L}+'),
  pattern(`\\b${FAITH}`),
  pattern(
    '\\b(?:miembro|integrante|socio|socia|secretari[oa] general|delegad[oa]|afiliad[oa]) (?:de un|de|del|al|a un) sindicato(?: de \\p{L}+)?',
  ),
  pattern('\\b(?:dirigente|delegad[oa]|afiliad[oa]) sindical(?:es)?\\b|\\bsindicalizad[oa]\\b'),
  new RegExp(String.raw`\b(?:[Mm]e llamo|[Mm]i nombre es|Nombres?(?: y apellidos)?:)\s+${NAME}`, 'gu'),
  // Left over where the profile's own name was taken out.
  pattern('\\b(?:me llamo|mi nombre es)\\b'),
]

/** The text without personal data that must never count, so that no word of it can match a word of an ad. */
export const withoutPersonalData = (text: string): string => without([...UNASKED, ...UNCOUNTED], text)

/** The text without what people say of themselves and no ad may ask; blanks stand in its place. */
export const withoutUnaskedData = (text: string): string => without(UNASKED, text)

const without = (patterns: readonly RegExp[], text: string): string =>
  patterns.reduce((rest, one) => rest.replace(one, ' '), text)

/**
 * The facts without the person's name, if a text contains two of its words side by side ('Soy Rosa Flores'). The engine never gets
 * the name; the caller knows it.
 */
export function withoutName(facts: ProfessionalFacts, name: string): ProfessionalFacts {
  const words = (name.match(/\p{L}{2,}/gu) ?? []).join('|')
  if (words === '') return facts
  const run = new RegExp(
    `(?<!\\p{L})(?:${words})(?:\\s+(?:(?:de|del|la|los|las)\\s+)*(?:${words}))+(?!\\p{L})`,
    'giu',
  )
  const clean = (text: string | null) => (text === null ? null : text.replace(run, ' '))
  return {
    ...facts,
    title: clean(facts.title),
    summary: clean(facts.summary),
    experiences: facts.experiences.map((one) => ({ ...one, description: clean(one.description) })),
  }
}
