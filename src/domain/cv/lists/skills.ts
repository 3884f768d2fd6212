import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { ReadCv } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import { addLanguage } from './language-list.ts'
import { readLanguage } from './languages.ts'
import { isLevelOnly } from './levels.ts'
import { findItems } from './skill-items.ts'
import { evidenceOf, type Line } from '#domain/cv/layout/text-line.ts'

/** The starts of soft skill names, folded; `$` marks a complete word: 'Orden', but not 'Órdenes de compra'. */
const SOFT_STARTS = [
  'trabajo (?:en equipo|colaborativo|bajo presion|en campo|con comunidades)',
  'trabajo (?:por|con) (?:metas|objetivos|plazos)',
  '(?:trabajo en )?turnos',
  'team ?(?:work|player)',
  'liderazgo',
  'lideraz',
  'leadership',
  'comunicacion(?!es)',
  'communication',
  'adapta[bc]',
  'adaptation',
  'facil adaptacion',
  'empat',
  'proactiv',
  'responsab(?!ilidad social)',
  'puntual',
  'creativ',
  'organiza',
  'planifica',
  '(?:re)?solucion de (?:problemas|conflictos)',
  'problem solving',
  'pensamiento',
  'critical thinking',
  'toma de decision',
  'decision making',
  'negocia',
  'negotiation',
  'mediacion$',
  'escucha',
  'orientacion a',
  'iniciativa',
  'compromiso',
  'companerismo',
  'honest',
  'honrad',
  'confiab',
  'cumpl(?:id[oa]|o)',
  'paciencia',
  'paciente$',
  'flexib',
  'tolerancia',
  'calma',
  'serenidad',
  'manejo de(?:l estres| estres| emociones| conflictos| grupos| personal)',
  'gestion del tiempo',
  'time management',
  'mentor',
  'coaching$',
  'aprendizaje(?! automatico| profundo)',
  'aprendo',
  'curios',
  'autonom',
  'atencion al detalle',
  'attention to detail',
  'detallista',
  'cuidados[oa]',
  'minucios',
  'trato ',
  'buen (?:trato|humor|gusto)',
  'buena (?:comunicacion|presencia|disposicion|para )',
  'don de ',
  'servicio$',
  'orden(?:$| y limpieza)',
  'ordenad[oa]',
  'disciplina',
  'motivacion',
  'persuasion',
  'influencia',
  'inteligencia emocional',
  'etica',
  'discrecion',
  'reserva$',
  'confidenc',
  'capacidad de',
  'facilidad',
  'ganas de',
  'disponibilidad',
  'vocacion',
  'constancia',
  'perseveran',
  'dinamic[oa]$',
  'dinamismo',
  'actitud',
  'innovacion',
  'vision(?! artificial)',
  'asertiv',
  'colabora',
  'stakeholder',
  'cross-cultural',
  'facilitation$',
  'interpersonal',
  'formacion de equipos',
  'observador',
  'amab',
  'cordial',
  'hospitalidad',
  'carism',
  'respet[ou]',
  'integridad',
  'rapidez',
  'analisis(?:$| y sintesis)',
  'sintesis$',
  'public speaking',
  'oratoria',
  'presentation',
  'estrategic[oa]$',
  'resilien',
  'polivalen',
  'versatil',
  'fuerza(?: fisica)?$',
]
const SOFT = new RegExp(`^(?:${SOFT_STARTS.join('|')})`)

/** A heading that names exactly one of the two kinds decides. 'Redes sociales' and 'Software' do not mean soft skills. */
const SOFT_HEADING = new RegExp(
  [
    String.raw`\bblandas?\b`,
    String.raw`(?<!competencias )\bpersonales\b`,
    String.raw`\bsoft\b`,
    'interpersonal',
    String.raw`(?<!redes )\bsociales\b`,
    String.raw`\bactitud`,
  ].join('|'),
)
/**
 * Less certain: many people list everything below it, and the Europass form prints 'Capacidades y competencias personales' above
 * every kind.
 */
const STRENGTHS = /\bpersonales\b|cualidad|fortaleza|\bvalores\b/
const TECHNICAL_HEADING = new RegExp(
  [
    'tecnic',
    'technical',
    'tecnolog',
    'software',
    'program',
    'informatic',
    'ofimatic',
    'digital',
    'herramientas',
    'tools',
    'sistemas',
    'conocimientos',
  ].join('|'),
)

const LEVELS = [
  'avanzad[oa]',
  'intermedi[oa]',
  'b[aá]sic[oa]',
  'expert[oa]?',
  'advanced',
  'intermediate',
  'basic',
  'beginner',
  'alto',
  'medio',
  'bajo',
  'proficient',
]
const LEVEL_WORDS = String.raw`(?:${LEVELS.join('|')})(?:\s*[-/]\s*(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]))?`
/** A level after a sign or a space; in the feminine without a sign it is part of the name: 'Mecánica básica'. */
const LEVEL = new RegExp(
  String.raw`(?:\s*[–—:-]\s*|\s*\(|\s+(?:nivel|level)\s+|\s+(?!(?:avanzada|intermedia|b[aá]sica)\)?$))(?:nivel\s+|level\s+)?${LEVEL_WORDS}\)?$`,
  'i',
)

const LONGEST_ITEM = 70

/**
 * A level or a duration in brackets: 'Excel (nivel avanzado)', 'Flujo de caja (5 años)', 'planos (lo básico)', 'QGIS (usuario
 * independiente)', 'Corel (60 %)'.
 */
const IN_BRACKETS_WORDS = [
  String.raw`(?:nivel\s+|lo\s+)?(?:avanzado|intermedio|b[aá]sico|advanced|intermediate|medium|basic|nociones)[^)]*`,
  'usuari[oa][^)]*',
  String.raw`(?:(?:menos|m[aá]s) de )?\d+\s?\+?\s?(?:a[nñ]os?|meses|years?)`,
  String.raw`\d{1,3}\s?%`,
  String.raw`\d{1,2}\s?/\s?\d{1,2}`,
]
const IN_BRACKETS = new RegExp(String.raw`\s*\((?:${IN_BRACKETS_WORDS.join('|')})\)$`, 'i')

const TRAILING_LEVEL = String.raw`(?:\s*[-–—:(,]|\s+[aá])\s*(?:nivel|level)\b.*$`
const TRAILING_USE = String.raw`\s*[-–—:]\s*(?:usuari[oa]|\d+ (?:a[nñ]os?|meses))$`
const TRAILING_REMARK = new RegExp(`${TRAILING_LEVEL}|${TRAILING_USE}`, 'iu')
/** An item as a skill: without its level, bars and the final full stop. Null if nothing is left. */
function cleanSkill(text: string): string | null {
  if (isLevelOnly(text)) return null
  const clean = text
    .replace(/[.…_]{3,}/g, ' ')
    .replace(/[★☆●○■□⬤◯▰▱█░]+/g, ' ')
    .replace(/\s+\d{1,3}\s?%$/, '')
    .replace(/(?<=\p{L}{2}|\d)\.$/u, '')
    .replace(/^(?:y|and|e)\s+(?=\p{L})/u, '')
    .replace(/\s+tambi[eé]n$/iu, '')
    .replace(TRAILING_REMARK, '')
    .replace(IN_BRACKETS, '')
    .replace(LEVEL, '')
    .replace(/^[\s–—:-]+|[\s–—:-]+$/g, '')
    .trim()
  return clean === '' || isLevelOnly(clean) || !/[\p{L}\d]/u.test(clean) || clean.length > LONGEST_ITEM
    ? null
    : clean
}

/**
 * A skill below a heading for soft skills is soft, unless it is a tool or a language. Otherwise the taxonomy decides ('Análisis de
 * datos' is not soft), and for unknown skills the words. `headings`: the headings above the skill, nearest first; the first one
 * that names a kind counts.
 */
export function isSoft(skill: string, headings: readonly string[] = []): boolean {
  const folded = headings.map(foldLetters)
  const telling = folded.find((heading) =>
    [SOFT_HEADING, STRENGTHS, TECHNICAL_HEADING].some((kind) => kind.test(heading)),
  )
  const isTechnical = telling !== undefined && TECHNICAL_HEADING.test(telling)
  const isBelowSoft = telling !== undefined && !isTechnical && SOFT_HEADING.test(telling)
  const category = resolveSkill(productTaxonomy(), skill)?.skill.category
  if (category !== undefined) return category === 'soft' || (isBelowSoft && category === 'technical')
  return SOFT.test(foldLetters(skill)) || (telling !== undefined && !isTechnical)
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
    const kind = isSoft(skill, group === null ? [heading] : [group, heading]) ? 'soft' : 'technical'
    const folded = foldLetters(skill)
    // A text below several names ('Python: backend', 'PHP: backend') is one skill.
    if (known[kind].has(folded)) continue
    known[kind].add(folded)
    into[kind].push({
      value: skill,
      confidence: skill.length > 45 ? 0.6 : 0.9,
      from: evidenceOf(pieces),
    })
  }
}
