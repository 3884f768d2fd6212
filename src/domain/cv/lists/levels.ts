const ONLY_LEVEL =
  /^(?:nivel\s+|level\s+)?(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|advanced|intermediate|basic|alto|medio|bajo|usuari[oa]|muy buen[oa]|buen[oa]|excelente|regular|experimentad[oa]|principiante|competente|proficient|beginner|[\d.]+\s?%|[\d.]+\s?\/\s?\d+|\d+ (?:años?|validaci(?:ón|ones)|endorsements?)|[xX✓✔]|[-–—●○★☆■□•·◆◇⬤◯▰▱█░\d/\s]+)(?:\s*[-/]\s*(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]))?$/i

/** True for a text with only a level: a word, a percentage, a bar, a mark in a column of levels, or several level names side by side. */
export const isLevelOnly = (text: string) => text.split('\t').every((part) => ONLY_LEVEL.test(part.trim()))
