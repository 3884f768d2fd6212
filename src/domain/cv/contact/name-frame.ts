/** Short degrees and forms of address written before a name, apart from dots. */
const STYLES =
  'ing|lic|licda|cpc|cpcc|mg|mag|mgtr|mtro|mtra|msc|dr|dra|abg|abog|arq|bach|prof|econ|blgo|blga|psic|ps|qf|mv|tec|téc|tco|tca|obst|enf|sr|sra|srta|mr|mrs|ms'
    .split('|')
    .map((style) => Array.from(style).join('\\.?'))
    .join('|')

const BEFORE = new RegExp(
  String.raw`^(?:(?:curr[ií]culum(?: vitae)?|hoja de vida|c\.?v\.?|r[eé]sum[eé]) (?:de |of )|¡?(?:hola|hi|hello)[,!]? (?=\p{L})|(?:soy|me llamo|mi nombre es|i am|i'm|my name is) |(?:${STYLES})\.? (?=\p{Lu}))`,
  'iu',
)
const AFTER_WORDS = [
  String.raw`,? (?:MBA|M\.?Sc\.?|Ph\.?\s?D\.?|PMP®?|CPA|Mg\.|Dr\.)`,
  String.raw`,? \d{2} años(?: de edad)?`,
  String.raw`[,|–-]? ?\(?D\.?N\.?I\.?(?: N[°º.]+)?:? ?\d{8}\)?`,
]
const AFTER = new RegExp(`(?:${AFTER_WORDS.join('|')})$`, 'u')

/**
 * A name without the text around it: a document title ('Currículum vitae de'), a greeting, a short degree before or after it, an
 * age, an identity number.
 */
export function bareName(text: string): string {
  let name = text.trim()
  for (;;) {
    const next = name.replace(BEFORE, '').replace(AFTER, '')
    if (next === name) return name
    name = next
  }
}
