import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import type { ReadLanguage } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'

const NAMES = new Set(
  `espanol castellano spanish ingles english frances french portugues portuguese italiano italian aleman german quechua aimara aymara chino mandarin chinese japones japanese coreano korean ruso russian arabe arabic holandes neerlandes dutch catalan catala
   ashaninka shipibo awajun hebreo latin griego sueco polaco turco hindi euskera gallego lsp machiguenga matsigenka kukama yanesha wampis romanian rumano ucraniano guarani`.split(
    /\s+/,
  ),
)
const NATIVE = [
  'nativ[oa]',
  'native',
  'matern[oa]',
  'maternal',
  'lengua materna',
  'desde nin[oa]',
  'quechuahablante',
  'mother tongue',
  'bilingue',
  'bilingual',
]
const ADVANCED = [
  'avanzad[oa]',
  'advanced',
  'fluid[oa]',
  'fluente',
  'fluent',
  'fluently',
  'proficient',
  'proficiency',
  'competente',
  'experto',
  'alto',
  'full professional',
  'perfect[oa]?',
  'n[12]',
  '(?:con )?fluidez',
  'segunda lengua',
  'perfectamente',
  '(?:muy )?bien',
  'muy buen[oa]',
  'very good',
  'profesional complet[oa]',
  'excelente',
  'excellent',
  'cae',
  'cpe',
  'ecpe',
  'superior',
]
const INTERMEDIATE = [
  'intermedi[oa]',
  'intermediate',
  'medi[oa]',
  'medium',
  'regular',
  'limited working',
  'conversacional',
  'conversational',
  'buen[oa]',
  'fce',
  'ecce',
  'first certificate',
  'upper',
  'working',
  'profesional basica',
  'basica (?:limitada|profesional)',
  'independiente',
  'pet',
  'n3',
]
const BASIC = [
  'basic[oa]?',
  'elemental',
  'muy poco',
  'n[45]',
  'lo entiendo',
  'poco',
  'un poco',
  'elementary',
  'beginner',
  'principiante',
  'bajo',
  'nociones',
  'inicial',
  'ket',
]
const LEVELS: readonly [RegExp, LanguageLevel][] = [
  [new RegExp(String.raw`\b(?:${NATIVE.join('|')})\b`), 'native'],
  [new RegExp(String.raw`\b(?:${ADVANCED.join('|')})\b`), 'advanced'],
  [new RegExp(String.raw`\b(?:${INTERMEDIATE.join('|')})\b`), 'intermediate'],
  [new RegExp(String.raw`\b(?:${BASIC.join('|')})\b`), 'basic'],
]
/** The minimum test scores for advanced and intermediate. TOEFL paper scores start where internet scores end. */
const TEST_SCORES: readonly [RegExp, number, number][] = [
  [/\btoefl\b\D{0,8}\b(\d{2}|1[01]\d|120)\b/, 95, 42],
  [/\btoefl\b\D{0,8}\b([3-6]\d\d)\b/, 627, 460],
  [/\bielts\D{0,8}(\d(?:[.,]\d)?)\b/, 7, 4],
  [/\btoeic\D{0,5}(\d{3})\b/, 945, 550],
  [/\bhsk\D{0,3}(\d)\b/, 5, 3],
]
const SPEAKING = 'habl(?:ad[oa]|[aoe])|oral|conversacion|expresion oral|speaking|spoken'
const OTHER_ABILITY = 'escri|lee|lei|lect|read|writ|compren|listen|entiend'
/** Marks the level of speaking, if it is separate from reading and writing. */
const SPOKEN = new RegExp(String.raw`\b(?:${SPEAKING})\b[\s:=()–-]*((?:(?!\b(?:${OTHER_ABILITY}))[^,;|])*)`)

/**
 * The level that a text names: by the letters of the Common European Framework, by a test score or in words. Of several levels,
 * that of speaking or the first.
 */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = foldLetters(text)
  const spoken = SPOKEN.exec(folded)?.[1]
  return (spoken && levelIn(spoken)) || levelIn(folded)
}

function levelIn(folded: string): LanguageLevel | null {
  // Framework letters are more exact than words: 'Intermedio (B2)', 'Fluent (C1)'.
  const letters = /\b([abc])[12]\b/.exec(folded)?.[1]
  if (letters) return letters === 'a' ? 'basic' : letters === 'b' ? 'intermediate' : 'advanced'
  // 'Elementary proficiency', 'Intermedio alto': the first level word decides, with its qualifier.
  const [word] = LEVELS.flatMap(([pattern, level]) => {
    const match = pattern.exec(folded)
    return match ? [{ level, index: match.index, length: match[0].length }] : []
  }).toSorted((a, b) => a.index - b.index || b.length - a.length)
  if (word) return word.level
  for (const [pattern, advanced, intermediate] of TEST_SCORES) {
    const score = Number(pattern.exec(folded)?.[1]?.replace(',', '.'))
    if (score > 0) return score >= advanced ? 'advanced' : score >= intermediate ? 'intermediate' : 'basic'
  }
  // 'Inglés con dominio' without a level.
  return /\bdominio\b/.test(folded) ? 'advanced' : null
}

const isLevelWord = (text: string) => languageLevel(text) !== null

const MOTHER_TONGUE = /^((?:lengua|idioma) materna?o?|mother tongue)\s*:?\s+(\p{L}+)$/iu

const SIGNED = /^(?:lengua|lenguaje) de señas(?: peruana)?/i
const VARIETIES = [
  String.raw`de\s+señas(?:\s+peruana)?`,
  'mandarín',
  'técnico',
  'británico',
  String.raw`(?:(?:cusco|cuzco|ayacucho)[\s-])?(?:collao|chank?a|chanca)`,
  'wanka',
  'huanca',
  'lamista',
  'central',
  String.raw`(?!median)\p{L}{3,}(?:an|eñ|in|iler)[oa]`,
]
/**
 * 'Quechua chanka', 'Inglés técnico', 'Quechua Cusco-Collao', and varieties named after their region: 'ayacuchano', 'cusqueño',
 * 'ancashino'.
 */
const NAME = new RegExp(String.raw`^(\p{L}+)(?:\s+(?:${VARIETIES.join('|')})(?!\p{L})|[ -][ck]onibo)?`, 'iu')

/** The language at the start of a text, with its variety: 'Quechua chanka', 'Shipibo-Konibo', 'Lengua de señas peruana'. */
export function languageName(text: string): string | null {
  const match = NAME.exec(text)
  return SIGNED.exec(text)?.[0] ?? (match && NAMES.has(foldLetters(match[1]!)) ? match[0] : null)
}

/** 'Inglés: Intermedio (B2)' → its name and level; null if it is not a language. */
export function readLanguage(source: string): ReadLanguage | null {
  const clean = source
    .replace(/[★☆●○■□▪⬤◯_]+|\.{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const mother = MOTHER_TONGUE.exec(clean)
  if (mother && NAMES.has(foldLetters(mother[2]!)))
    return { name: mother[2]!, level: 'native', levelText: mother[1]! }
  const text = clean.replace(/^idioma\s+/i, '')
  const name = languageName(text)
  if (name === null) return null
  const rest = text
    .slice(name.length)
    .replace(/^[\s:,;|·•–—\-=/]+/, '')
    .replace(/[\s:,;.|·•–—\-=]+$/, '')
  const bare = /^\((.*)\)$/.exec(rest)?.[1] ?? rest
  const levelText = bare
    .replace(/^(?:nivel|level)\s*:?\s+(?=\S)/i, '')
    .replace(/\s+(?:y|e|and)$/i, '')
    .trim()
  const isLevel = levelText !== '' && isLevelWord(levelText)
  return {
    name,
    level: isLevel ? languageLevel(levelText) : null,
    levelText: isLevel ? levelText : null,
  }
}
