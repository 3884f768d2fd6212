const ONLY_LEVEL_WORDS = [
  'avanzad[oa]',
  'intermedi[oa]',
  'b[aá]sic[oa]',
  'expert[oa]?',
  'advanced',
  'intermediate',
  'basic',
  'alto',
  'medio',
  'bajo',
  'usuari[oa]',
  'muy buen[oa]',
  'buen[oa]',
  'excelente',
  'regular',
  'experimentad[oa]',
  'principiante',
  'competente',
  'proficient',
  'beginner',
  String.raw`[\d.]+\s?%`,
  String.raw`[\d.]+\s?/\s?\d+`,
  String.raw`(?:m[aá]s de )?\d+\s?\+?\s?(?:a[nñ]os?|years?|meses|months)(?: de experiencia| of experience)?`,
  String.raw`\d+ (?:validaci(?:ón|ones)|endorsements?)`,
  '[xX✓✔]',
  String.raw`[-–—●○★☆■□•·◆◇⬤◯▰▱█░\d/\s]+`,
]
const ONLY_LEVEL = new RegExp(
  String.raw`^(?:nivel\s+|level\s+)?(?:${ONLY_LEVEL_WORDS.join('|')})(?:\s*[-/]\s*(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]))?$`,
  'i',
)

/** True for a text with only a level: a word, a percentage, a bar, a mark in a column of levels, or several level names side by side. */
export const isLevelOnly = (text: string) => text.split('\t').every((part) => ONLY_LEVEL.test(part.trim()))
