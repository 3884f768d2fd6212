import { resolveSkill } from '../../matching/find-skills.ts'
import { productTaxonomy } from '../../matching/taxonomy/product-taxonomy.ts'
import type { ReadCv } from '../cv.ts'
import { foldLetters } from '../names/fold.ts'
import { headingKind } from '../sections/headings.ts'
import { addLanguage } from './language-list.ts'
import { readLanguage } from './languages.ts'
import { isLevelOnly } from './levels.ts'
import { findItems } from './skill-items.ts'
import { evidenceOf, type Line } from '../layout/text-line.ts'

const SOFT = new RegExp(
  `^(?:${`trabajo en equipo|teamwork|trabajo bajo presion|liderazgo|leadership|lideraz|comunicacion|communication|adaptab|empat|proactiv|responsab|puntual|creativ|organiza|planifica|resolucion de|solucion de|problem solving|pensamiento|critical thinking|toma de decision|decision making|negocia|
  escucha|orientacion a|iniciativa|compromiso|honest|paciencia|flexib|tolerancia|manejo de estres|gestion del tiempo|time management|mentor|aprendizaje|curios|autonom|atencion al detalle|attention to detail|trato |servicio|orden|disciplina|motivacion|persuasion|inteligencia emocional|etica|discrecion|
  confidenc|capacidad de|facilidad|vocacion|constancia|perseveran|dinamic|actitud|innovacion|vision|asertiv|colabora|interpersonal|observador|amab|cordial|respeto|integridad|rapidez|analisis|sintesis|team|adaptation|public speaking|oratoria|estrateg|resilien|polivalen|trabajo colaborativo|presentation`
    .split('|')
    .map((stem) => stem.trim())
    .join('|')})`,
)

const GROUP_SOFT = /blanda|personal|soft|interpersonal|social|cualidad|fortaleza|actitud|valores/

const LEVEL_WORDS = String.raw`(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|advanced|intermediate|basic|beginner|alto|medio|bajo|proficient)(?:\s*[-/]\s*(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]))?`
/** A level behind a sign or a space; a female one without a sign is part of the name: 'Mecánica básica'. */
const LEVEL = new RegExp(
  String.raw`(?:\s*[–—:-]\s*|\s*\(|\s+(?:nivel|level)\s+|\s+(?!(?:avanzada|intermedia|b[aá]sica)\)?$))(?:nivel\s+|level\s+)?${LEVEL_WORDS}\)?$`,
  'i',
)

const LONGEST_ITEM = 70

/** A level or a time in brackets: 'Excel (nivel avanzado)', 'Flujo de caja (5 años)', 'planos (lo básico)', 'QGIS (usuario independiente)', 'Corel (60 %)'. */
const IN_BRACKETS =
  /\s*\((?:(?:nivel\s+|lo\s+)?(?:avanzado|intermedio|b[aá]sico|advanced|intermediate|medium|basic|nociones)[^)]*|usuari[oa][^)]*|(?:(?:menos|m[aá]s) de )?\d+ (?:a[nñ]os?|meses|years?)|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2})\)$/i

/** An item as a skill: without its level, bars and the full stop of its list. Null when nothing is left. */
function cleanSkill(text: string): string | null {
  if (isLevelOnly(text)) return null
  const clean = text
    .replace(/[.…_]{3,}/g, ' ')
    .replace(/[★☆●○■□⬤◯▰▱█░]+/g, ' ')
    .replace(/\s+\d{1,3}\s?%$/, '')
    .replace(/(?<=\p{L}{2}|\d)\.$/u, '')
    .replace(/^(?:y|and|e)\s+(?=\p{L})/u, '')
    .replace(/\s+tambi[eé]n$/iu, '')
    .replace(
      /(?:\s*[-–—:(,]|\s+[aá])\s*(?:nivel|level)\b.*$|\s*[-–—:]\s*(?:usuari[oa]|\d+ (?:a[nñ]os?|meses))$/iu,
      '',
    )
    .replace(IN_BRACKETS, '')
    .replace(LEVEL, '')
    .replace(/^[\s–—:-]+|[\s–—:-]+$/g, '')
    .trim()
  return clean === '' || isLevelOnly(clean) || !/[\p{L}\d]/u.test(clean) || clean.length > LONGEST_ITEM
    ? null
    : clean
}

/** What the taxonomy says of a skill ('Análisis de datos' is none of character); for what it does not know, the heading and its words. */
export function isSoft(skill: string, heading = ''): boolean {
  const known = resolveSkill(productTaxonomy(), skill)
  if (known) return known.skill.category === 'soft'
  return GROUP_SOFT.test(foldLetters(heading)) || SOFT.test(foldLetters(skill))
}

const foldedValues = (skills: ReadCv['skills']['soft']) =>
  new Set(skills.map(({ value }) => foldLetters(value)))

/** Sorts the items of the skill sections into technical, soft and languages. */
export function readSkills(lines: readonly Line[], heading: string, into: ReadCv['skills']): void {
  const known = { soft: foldedValues(into.soft), technical: foldedValues(into.technical) }
  for (const { text, group, pieces } of findItems(lines)) {
    const language = readLanguage(text)
    const isLanguageGroup = group !== null && headingKind(group) === 'languages'
    if (language && (isLanguageGroup || language.level !== null || text.split(/\s+/).length === 1)) {
      const isMother = group !== null && /matern[ao]|mother/i.test(group)
      addLanguage(into, isMother ? { ...language, level: 'native', levelText: group } : language, pieces)
      continue
    }
    const skill = cleanSkill(text)
    if (skill === null) continue
    const kind = isSoft(skill, group ?? heading) ? 'soft' : 'technical'
    const folded = foldLetters(skill)
    // What is named below each of several others ('Python: backend', 'PHP: backend') is one skill.
    if (known[kind].has(folded)) continue
    known[kind].add(folded)
    into[kind].push({
      value: skill,
      confidence: skill.length > 45 ? 0.6 : 0.9,
      from: evidenceOf(pieces),
    })
  }
}
