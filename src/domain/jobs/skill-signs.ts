import { foldText } from '#domain/text/plain-text.ts'

/**
 * Skills that a text index cannot distinguish: lost signs (C#, C++), too short (R, Go), or one word inside another (Java in
 * JavaScript). Canonical name → other spellings, folded.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'c#': ['c sharp', 'csharp', 'c #'],
  'c++': ['cpp', 'c plus plus', 'c ++'],
  'f#': ['f sharp'],
  'objective-c': ['objective c'],
  '.net': ['dotnet', 'dot net', 'asp.net', 'asp net', '.net core', 'net core', 'vb.net'],
  'node.js': ['nodejs', 'node js', 'node'],
  'react native': [],
  react: ['reactjs', 'react.js', 'react js'],
  'vue.js': ['vuejs', 'vue js', 'vue'],
  'next.js': ['nextjs', 'next js'],
  'nest.js': ['nestjs', 'nest js'],
  angular: ['angularjs', 'angular js', 'angular.js'],
  java: [],
  javascript: ['js', 'java script'],
  typescript: [],
  python: [],
  php: [],
  go: ['golang', 'go lang', 'lenguaje go'],
  r: ['rstudio', 'r studio', 'lenguaje r'],
  c: ['lenguaje c'],
  sql: [],
  'sql server': ['mssql', 'ms sql'],
  mysql: ['my sql'],
  postgresql: ['postgres', 'postgre sql', 'postgre'],
  'pl/sql': ['plsql', 'pl sql'],
  't-sql': ['tsql', 't sql'],
  'ci/cd': ['cicd', 'ci cd'],
  'power bi': ['powerbi', 'power-bi'],
  's/4hana': ['s4hana', 's4 hana', 's/4 hana'],
  'autocad civil 3d': ['civil 3d'],
  autocad: ['auto cad'],
}
const SAP_MODULES = 'fi|co|mm|sd|pp|pm|hr|hcm|wm|ewm|qm|ps|bw|bi|crm|b1|abap|basis|fico|successfactors|ariba'
// One letter or a common word: a skill only if the words around it are about programming.
export const NEEDS_COMPANY = new Set(['c', 'r', 'go'])
const NEVER_A_SKILL_WORDS = [
  'vitamina',
  'categoria',
  'clase',
  'tipo',
  'licencia',
  'grupo',
  'hepatitis',
  'plan',
  'anexo',
  'nivel',
  'sede',
  'turno',
  'brevete',
  'bloque',
]
export const NEVER_A_SKILL = new RegExp(String.raw`\b(?:${NEVER_A_SKILL_WORDS.join('|')}) $`)
const PROGRAMMING_COMPANY_WORDS = [
  'lenguajes?',
  String.raw`programa(?:r|cion|dor\w*)`,
  String.raw`desarroll\w+`,
  'developer',
  'software',
  'backend',
  'python',
  'java',
  'javascript',
  'rust',
  'scala',
  'sql',
  'stata',
  'spss',
  String.raw`estadistic\w+`,
  'machine learning',
  'data',
  'embebidos?',
]
export const PROGRAMMING_COMPANY = new RegExp(
  String.raw`\b(?:${PROGRAMMING_COMPANY_WORDS.join('|')})\b|c\+\+|c#`,
)

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

const canonicalOf = new Map<string, string>()
for (const [canonical, spellings] of Object.entries(SPELLINGS)) {
  canonicalOf.set(canonical, canonical)
  for (const spelling of spellings) canonicalOf.set(spelling, canonical)
}
// Longest first: 'react native' before 'react', 'c++' before 'c'.
const names = [...canonicalOf.keys()].toSorted((a, b) => b.length - a.length)
const SKILL = new RegExp(
  String.raw`(?<![\p{L}\p{N}+#.@_-])(?:sap[ -/]+(?:${SAP_MODULES})(?:[ ]*[,/][ ]*(?:${SAP_MODULES}))*|${names.map(escape).join('|')})(?![\p{L}\p{N}+#_@]|\.\p{L}|-\p{L})`,
  'gu',
)
const SAP_MODULE = new RegExp(String.raw`\b(?:${SAP_MODULES})\b`, 'g')

export type SkillMention = { token: string; start: number; end: number }

/** Every such skill in a folded text, with its position. Ambiguous names (C, R, Go) count alone or among words about programming. */
export function findSkillMentions(folded: string): SkillMention[] {
  const hasCompany = canonicalOf.has(folded) || PROGRAMMING_COMPANY.test(folded)
  const mentions: SkillMention[] = []
  for (const match of folded.matchAll(SKILL)) {
    const start = match.index
    const end = start + match[0].length
    if (match[0].startsWith('sap')) {
      mentions.push(
        ...(match[0].slice(3).match(SAP_MODULE) ?? []).map((name) => ({ token: `sap ${name}`, start, end })),
      )
      continue
    }
    const token = canonicalOf.get(match[0])!
    const isLoose = NEEDS_COMPANY.has(match[0])
    if (isLoose && (!hasCompany || NEVER_A_SKILL.test(folded.slice(0, start)))) continue
    mentions.push({ token, start, end })
  }
  return mentions
}

/**
 * The exact, normalised names to store beside a job's text index, from its title, skills and text: sorted, unique. [] if there are
 * none. 'Go' and 'R' count if they are a whole item of a skill list.
 */
export function searchTokens(text: string): string[] {
  const tokens = new Set(findSkillMentions(foldText(text)).map(({ token }) => token))
  for (const item of text.split(/[,;\n•]/)) {
    const token = item === '' ? undefined : canonicalOf.get(foldText(item))
    if (token !== undefined) tokens.add(token)
  }
  return [...tokens].toSorted()
}
