import type { LanguageLevel, ReadLanguage } from '../cv.ts'
import { foldLetters } from '../names/fold.ts'

const NAMES = new Set(
  `espanol castellano spanish ingles english frances french portugues portuguese italiano italian aleman german quechua aimara aymara chino mandarin chinese japones japanese coreano korean ruso russian arabe arabic holandes neerlandes dutch catalan catala
   ashaninka shipibo awajun hebreo latin griego sueco polaco turco hindi euskera gallego lsp machiguenga matsigenka kukama yanesha wampis romanian rumano ucraniano guarani`.split(
    /\s+/,
  ),
)
const LEVELS: readonly [RegExp, LanguageLevel][] = [
  [
    /\b(?:nativ[oa]|native|matern[oa]|maternal|lengua materna|desde nin[oa]|quechuahablante|mother tongue|bilingue|bilingual)\b/,
    'native',
  ],
  [
    /\b(?:c1|c2|avanzad[oa]|advanced|fluid[oa]|fluente|fluent|dominio|proficient|proficiency|experto|alto|full professional|perfect[oa]?|n[12]|con fluidez|segunda lengua|perfectamente|muy bien|muy bueno|profesional completo|profesional completa|excelente|cae|cpe|superior)\b/,
    'advanced',
  ],
  [
    /\b(?:b1|b2|intermedi[oa]|intermediate|medio|regular|limited working|conversacional|conversational|bueno|fce|upper|working|profesional basica|pet|n3)\b/,
    'intermediate',
  ],
  [
    /\b(?:a1|a2|basic[oa]?|elemental|muy poco|n[45]|lo entiendo|poco|un poco|elementary|beginner|principiante|bajo|nociones|inicial)\b/,
    'basic',
  ],
]
const TEST_SCORES: readonly [RegExp, (score: number) => LanguageLevel][] = [
  [
    /\btoefl(?: ibt)?\D{0,5}(\d{2,3})\b/,
    (score) => (score >= 95 ? 'advanced' : score >= 42 ? 'intermediate' : 'basic'),
  ],
  [
    /\bielts\D{0,5}(\d(?:[.,]\d)?)\b/,
    (score) => (score >= 7 ? 'advanced' : score >= 4 ? 'intermediate' : 'basic'),
  ],
  [
    /\btoeic\D{0,5}(\d{3})\b/,
    (score) => (score >= 945 ? 'advanced' : score >= 550 ? 'intermediate' : 'basic'),
  ],
]

/** The level that a text names, by the Common European Framework's letters, by a test's score or in words. */
export function languageLevel(text: string): LanguageLevel | null {
  const folded = foldLetters(text)
  // Letters of the framework are exact where words are loose: 'Intermedio (B2)', 'Fluent (C1)'.
  const letters = /\b([abc])[12]\b/.exec(folded)?.[1]
  if (letters) return letters === 'a' ? 'basic' : letters === 'b' ? 'intermediate' : 'advanced'
  const word = LEVELS.find(([pattern]) => pattern.test(folded))?.[1]
  if (word) return word
  for (const [pattern, level] of TEST_SCORES) {
    const score = pattern.exec(folded)?.[1]
    if (score) return level(Number(score.replace(',', '.')))
  }
  return null
}

const isLevelWord = (text: string) => languageLevel(text) !== null

const MOTHER_TONGUE = /^((?:lengua|idioma) materna?o?|mother tongue)\s*:?\s+(\p{L}+)$/iu

/** 'Inglés: Intermedio (B2)' → its name and level; null for what is no language. */
export function readLanguage(text: string): ReadLanguage | null {
  const clean = text
    .replace(/[★☆●○■□▪⬤◯_]+|\.{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const mother = MOTHER_TONGUE.exec(clean)
  if (mother && NAMES.has(foldLetters(mother[2]!)))
    return { name: mother[2]!, level: 'native', levelText: mother[1]! }
  const signed = /^(?:lengua|lenguaje) de señas(?: peruana)?/i.exec(clean)
  const match = signed
    ? ([signed[0], 'lsp'] as const)
    : /^(?:idioma\s+)?(\p{L}+)(?:\s+(?:de\s+señas(?:\s+peruana)?|mandarín|técnico|brasileño|brasilero|americano|collao|chank?a|chanca|sureño|ancashino|wanka|huanca|cusqueño|cuzqueño|ayacuchano|puneño|norteño|lamista))?/iu.exec(
        clean,
      )
  if (!match || !NAMES.has(foldLetters(match[1]))) return null
  const rest = clean
    .slice(match[0].length)
    .replace(/^[\s:,;|·•–—\-=/]+/, '')
    .replace(/[\s:,;.|·•–—\-=]+$/, '')
  const bare = /^\((.*)\)$/.exec(rest)?.[1] ?? rest
  const levelText = bare.replace(/^(?:nivel|level)\s*:?\s+(?=\S)/i, '').trim()
  const isLevel = levelText !== '' && isLevelWord(levelText)
  return {
    name: match[0].replace(/^idioma\s+/i, ''),
    level: isLevel ? languageLevel(levelText) : null,
    levelText: isLevel ? levelText : null,
  }
}
