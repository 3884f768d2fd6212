import type { AskedEducation, EducationLevel } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { careerLines, licensedCareers } from './careers.data.ts'
import { PhraseTrie } from '#domain/matching/words/phrase-trie.ts'
import { genderlessStem, splitWords } from '#domain/matching/words/words.ts'

/** The Spanish names of the levels. */
export const educationLevelNames: Readonly<Record<EducationLevel, string>> = {
  1: 'Estudios escolares',
  2: 'Estudios técnicos o en curso',
  3: 'Carrera terminada',
  4: 'Título profesional',
  5: 'Maestría',
  6: 'Doctorado',
}

const careers = careerLines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', others = '', occupations = ''] = line.split('|').map((cell) => cell.trim())
    const list = (text: string) => text.split(',').map((item) => item.trim())
    return { name, names: [name, ...list(others)], occupations: list(occupations) }
  })
const careerNames = new PhraseTrie<number>()
for (const [id, { names }] of careers.entries())
  for (const name of names) careerNames.add(splitWords(name, genderlessStem), id)

const licensed = new Set(careers.flatMap(({ name }, id) => (licensedCareers.includes(name) ? [id] : [])))

/** Whether only the title of a regulated profession suffices: the ad requires one, and no career without one. */
export const isLicenceAsked = ({ level, careers: asked }: AskedEducation): boolean =>
  level !== null && level >= 4 && asked.length > 0 && asked.every((career) => licensed.has(career))

/** The names of the occupations that a career leads to. */
export function occupationsOfCareer(career: number): readonly string[] {
  return careers[career]!.occupations
}

export function careerName(career: number): string {
  return careers[career]!.name
}

/** The careers named in a text, without repetition. */
export function findCareers(text: string): number[] {
  const words = splitWords(text, genderlessStem)
  const found = new Set<number>()
  for (let index = 0; index < words.length;) {
    const match = careerNames.longest(words, index)
    if (match !== null) found.add(match.value)
    index = match?.end ?? index + 1
  }
  return [...found]
}

const TECHNICAL = [
  'tecnic[oa]s?',
  'instituto',
  'tecnologic[oa]',
  'senati',
  'tecsup',
  'cetpro',
  'bachiller tecnico',
  'profesional tecnic[oa]',
]
const WITH_TITLE = [
  'colegiad[oa]s?',
  'colegiatura',
  'titulad[oa]s?',
  'titulo',
  'licenciad[oa]s?',
  'licenciatura',
  'ingenier[oa]s?',
  'medico cirujano',
  'abogad[oa]',
  'arquitect[oa]',
  'contador(?:a)? public[oa]',
]
const GRADUATE = [
  'bachiller(?:es|ato)?',
  'egresad[oa]s?',
  'universitari[oa]s?',
  'profesional(?:es)? en',
  'carrera profesional',
  'graduad[oa]s?',
  'bachelor',
  'ingenieria',
]
const SCHOOL = [
  '(?<!especialidad (?:de|en) |docentes? de |nivel (?:de )?|jefatura de )secundaria',
  'quinto de secundaria',
  '5to de secundaria',
  'educacion basica',
  'estudios basicos',
]
// The narrower first: a 'bachiller técnico' is not a bachelor, a 'título técnico' not a professional title.
const LEVELS: readonly [RegExp, EducationLevel][] = [
  [/\b(?:doctorado|doctor en|phd)\b/, 6],
  [/\b(?:maestria|magister|master|mba)\b/, 5],
  [/\b(?:estudiantes?|ultimos? ciclos?|en curso|cursando|decimo ciclo|practicas? pre)\b/, 2],
  [new RegExp(String.raw`\b(?:${TECHNICAL.join('|')})\b`), 2],
  [new RegExp(String.raw`\b(?:${WITH_TITLE.join('|')})\b`), 4],
  [new RegExp(String.raw`\b(?:${GRADUATE.join('|')})\b`), 3],
  [new RegExp(String.raw`\b(?:${SCHOOL.join('|')})\b`), 1],
]
const WEAK_WORDS = [
  'deseables?',
  'de preferencia',
  'preferentemente',
  'opcional',
  'plus',
  'valorable',
  'se valorara',
  'diplomados?',
  'especializacion',
  'certificacion',
  'curso',
  'cursos',
  'habilitad[oa]',
  'nuestr[oa]s? [a-z]+ (?:colegiad|titulad|licenciad)[oa]s?',
]
const WEAK = new RegExp(String.raw`\b(?:${WEAK_WORDS.join('|')})\b`)
const SPEAKS_OF_STUDIES_WORDS = [
  '(?:^|con |minimo |estudios? |o )secundaria',
  'secundaria (?:completa|concluida|tecnica|o )',
  String.raw`bachiller\w*`,
  'egresad[oa]s?',
  'titulad[oa]s?',
  'titulo',
  'colegiad[oa]s?',
  'colegiatura',
  'licenciad[oa]s?',
  'universitari[oa]s?',
  'estudiantes?',
  'carreras?',
  'formacion',
  'estudios',
  'profesional(?:es)?',
  'maestria',
  'magister',
  'doctorado',
  'grado (?:de|academico|universitario)',
  'ultimos? ciclos?',
  String.raw`tecnic[oa]s? (?:en|de|titulad|egresad|superior)\w*`,
]
const SPEAKS_OF_STUDIES = new RegExp(String.raw`\b(?:${SPEAKS_OF_STUDIES_WORDS.join('|')})\b`)

const BULLET = String.raw`[\s\-–*·✓]*`
const PROFESSIONS = [
  'ingenier[oa]',
  'economista',
  'sociolog[oa]',
  'antropolog[oa]',
  'agronom[oa]',
  'zootecnista',
  'biolog[oa]',
]
const TITLED_PROFESSIONS = [
  'abogad[oa]',
  'medic[oa] (?:cirujan[oa]|veterinari[oa])',
  'veterinari[oa]',
  'enfermer[oa]',
  'psicolog[oa]',
  'arquitect[oa]',
  'quimic[oa] farmaceutic[oa]',
  'nutricionista',
  'obstetra',
  'odontolog[oa]',
  'tecnolog[oa] medic[oa]',
]
/**
 * A text that starts with a profession is about its studies: 'Ingeniero civil' among the requirements, 'Médico veterinario' as a
 * diploma.
 */
const BEGINS_WITH_PROFESSION: readonly [RegExp, EducationLevel][] = [
  [new RegExp(String.raw`^${BULLET}(?:${PROFESSIONS.join('|')})\b`), 3],
  // Only holders of the title may use these names.
  [new RegExp(String.raw`^${BULLET}(?:${TITLED_PROFESSIONS.join('|')})\b`), 4],
]

const professionOf = (folded: string): EducationLevel | undefined =>
  BEGINS_WITH_PROFESSION.find(([pattern]) => pattern.test(folded))?.[1]

/** The levels named in a text. */
function levelsIn(folded: string): EducationLevel[] {
  return LEVELS.filter(([pattern]) => pattern.test(folded)).map(([, level]) => level)
}

/** What names a title and asks for none: 'apoyo a la licenciada', 'licenciado de las FF. AA.', 'no se exige título', 'posterior al título'. */
const NOT_ASKED = new RegExp(
  [
    String.raw`\b(?:a la|al|a las|a los|con la|con el|con las|con los|de la|del) licenciad[oa]s?\b`,
    String.raw`\blicenciad[oa]s?(?: o retirad[oa]s?)? (?:de|del)(?: las?)? (?:ff|fuerzas|ejercito|marina)[a-z]*`,
    String.raw`\bno (?:se )?(?:exig|ped|pid|requier|necesit|indispensable)[a-z]*(?: (?:el|un|tener))? titulo\b`,
    String.raw`\b(?:posterior|despues|previ[oa]) (?:al|del) titulo\b`,
  ].join('|'),
  'g',
)

/** A technician's studies are no professional title. */
const careersOfTitle = (title: string): number[] =>
  /\btecnic[oa]/.test(foldText(title)) ? [] : findCareers(title)

/** From this level on there is a title, which is that of a career. */
const TITLED = 4

/**
 * The education that an ad requires: the lowest level of the sentences about it, and all careers. Where only a title is required
 * ('Título y colegiatura'), it is that of the work ('Licenciada en Enfermería').
 */
export function readAskedEducation(text: string, title = ''): AskedEducation | null {
  const levels: EducationLevel[] = []
  const named = new Set<number>()
  for (const sentence of text.split(/[\n;•]|\.(?=\s|$)/)) {
    const folded = foldText(sentence).replace(NOT_ASKED, ' ')
    const profession = professionOf(folded)
    const speaks = SPEAKS_OF_STUDIES.test(folded)
    if ((!speaks && profession === undefined) || WEAK.test(folded)) continue
    const found = speaks ? levelsIn(folded) : [profession!]
    if (found.length > 0) levels.push(Math.min(...found) as EducationLevel)
    for (const career of findCareers(sentence)) named.add(career)
  }
  if (levels.length === 0 && named.size === 0) return null
  // Each sentence is one condition: the strictest applies.
  const level = levels.length === 0 ? null : (Math.max(...levels) as EducationLevel)
  const careers = named.size === 0 && (level ?? 0) >= TITLED ? careersOfTitle(title) : [...named]
  return { level, careers: careers.toSorted((a, b) => a - b) }
}

/** The level of one diploma; unfinished studies count as a student's. Null: unknown. */
export function educationLevelOf(
  degree: string,
  field: string | null,
  isCurrent: boolean,
): EducationLevel | null {
  const folded = foldText(`${degree} ${field ?? ''}`)
  const isTechnical = /\b(?:tecnic[oa]s?|cetpro)\b/.test(folded)
  const level = levelsIn(folded)[0] ?? professionOf(folded)
  if (level === undefined) return null
  if (isCurrent && level >= 3) return level >= 5 ? 3 : 2
  return isTechnical && level < 5 ? 2 : level
}
