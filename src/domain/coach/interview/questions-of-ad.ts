import { skillIds } from '#domain/coach/review/fact-findings.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { JobProfile } from '#domain/matching/types.ts'
import { type AdSentence, isPersonal, sentencesOfAd } from './sources-in-ad.ts'
import { type CriterionName, criteriaOf } from './rubric.ts'
import { ANY_SITUATION, SITUATIONS } from './situations.data.ts'

export const guideGroups = ['opening', 'duties', 'requirements', 'situations', 'conditions'] as const
export type GuideGroup = (typeof guideGroups)[number]

export interface GuideQuestion {
  /** Stable for one ad. */
  id: string
  group: GuideGroup
  text: string
  /** The sentence of the ad that it rests on, as it stands there. */
  from: string
  /** What a good answer shows. */
  shows: readonly string[]
}

/** An ad as its questions are made from it. */
export interface AskingAd {
  title: string
  description: string
  requirements: string
  profile: Pick<JobProfile, 'title' | 'requirements' | 'languages'>
}

const mostDuties = 3
const mostSkills = 3
export const fewestQuestions = 6
export const mostQuestions = 10

const shown: Readonly<Record<Exclude<CriterionName, 'skill' | 'length'>, string>> = {
  situation: 'Dice dónde y cuándo fue, y qué pasaba.',
  action: 'Cuenta lo que hizo por su cuenta, paso a paso, y no solo lo que hizo el equipo.',
  result: 'Dice cómo terminó, mejor con una cifra.',
  plan: 'Explica cómo se pondría al día y en cuánto tiempo.',
  bond: 'Habla de este puesto y de algo del aviso.',
}

/** What the coach looks for in such an answer, in the words of who listens. Its length is for writing. */
const showsOf = (question: Parameters<typeof criteriaOf>[0]): string[] =>
  criteriaOf(question).flatMap((name) =>
    name === 'length' ? [] : [name === 'skill' ? `Nombra ${question.about} y para qué lo usó.` : shown[name]],
  )
const story = showsOf({ kind: 'situation', about: null })

/** Ways to ask about a duty, so that three in a row do not sound alike. */
const dutyQuestions: readonly ((duty: string) => string)[] = [
  (duty) => `Cuéntame de la última vez que te tocó ${duty}. ¿Qué hiciste tú y cómo terminó?`,
  (duty) => `¿Qué es lo más difícil de ${duty}? Dame un ejemplo que te haya pasado.`,
  (duty) => `Si mañana te tocara ${duty}, ¿por dónde empezarías y cómo sabrías que salió bien?`,
]

/** Six to ten questions about the work that an ad describes: the same for everybody who applies. */
export function questionsOfAd({ title, description, requirements, profile }: AskingAd): GuideQuestion[] {
  const sentences = sentencesOfAd([description, requirements])
  const isTitleFit = !isPersonal(title)
  const ofPost = isTitleFit ? `del puesto de ${title}` : 'de este puesto'
  // A title that no question may repeat is no source, either.
  const from = isTitleFit ? title : (sentences[0]?.text ?? 'El aviso')
  const asked: GuideQuestion[] = [
    {
      id: 'opening',
      group: 'opening',
      text: `¿Qué te interesa ${ofPost}?`,
      from,
      shows: showsOf({ kind: 'reason', about: null }),
    },
    ...dutyQuestionsOf(sentences),
    ...skillQuestionsOf(sentences, profile),
    {
      id: 'situation',
      group: 'situations',
      text: situationOf(profile),
      from,
      shows: story,
    },
    ...conditionQuestionOf(sentences),
  ]
  const missing = Math.max(0, fewestQuestions - asked.length)
  return inGroups([...asked, ...spareQuestions(ofPost, from).slice(0, missing)])
}

/** The usual situation of the field, unless its words could be taken for a question about the person. */
function situationOf({ title }: AskingAd['profile']): string {
  const [occupation] = title.occupations
  const field = occupation && productTaxonomy().occupations[occupation.id]?.field
  const usual = field === undefined ? undefined : SITUATIONS[field]?.[0]
  return usual === undefined || isPersonal(usual) ? ANY_SITUATION : usual
}

const inGroups = (questions: readonly GuideQuestion[]): GuideQuestion[] =>
  guideGroups.flatMap((group) => questions.filter((question) => question.group === group))

const dutyQuestionsOf = (sentences: readonly AdSentence[]): GuideQuestion[] =>
  sentences
    .flatMap(({ text, duty }) => (duty === null ? [] : [{ text, duty }]))
    .slice(0, mostDuties)
    .map(({ text, duty }, at) => ({
      id: `duty:${at}`,
      group: 'duties',
      text: dutyQuestions[at % dutyQuestions.length]!(duty),
      from: text,
      shows: story,
    }))

function skillQuestionsOf(
  sentences: readonly AdSentence[],
  { requirements, languages }: AskingAd['profile'],
): GuideQuestion[] {
  const read = sentences.map(({ text }) => ({ text, skills: new Set(skillIds(text)) }))
  const all = [
    ...requirements
      .filter(({ label }) => label !== '')
      .toSorted(
        (one, other) =>
          Number(one.isOptional) - Number(other.isOptional) ||
          Number(other.isListed) - Number(one.isListed) ||
          other.weight - one.weight,
      )
      .map(({ skill, label, isOptional, isListed }) => ({ skill, label, isOptional, isListed })),
    ...languages.map(({ skill, name, isOptional }) => ({ skill, label: name, isOptional, isListed: false })),
  ]
  const found = all.flatMap(({ skill, label, isOptional, isListed }) => {
    const told = read.find(({ skills }) => skills.has(skill))?.text
    // What stands nowhere but in the list of skills rests on that list.
    const from = told ?? (isListed ? label : null)
    return from === null || isPersonal(label) ? [] : [{ label, isOptional, from }]
  })
  return found.slice(0, mostSkills).map(({ label, isOptional, from }) => ({
    id: `skill:${label}`,
    group: 'requirements',
    text: isOptional
      ? `El aviso menciona ${label} como deseable. ¿Qué has hecho con eso, o qué has hecho que se le parezca?`
      : `Cuéntame de un trabajo en el que necesitaste ${label}: qué había que hacer, qué hiciste tú y cómo terminó.`,
    from,
    shows: showsOf({ kind: isOptional ? 'gap' : 'skill', about: label }),
  }))
}

function conditionQuestionOf(sentences: readonly AdSentence[]): GuideQuestion[] {
  const condition = sentences.find(({ isCondition, text }) => isCondition && text.length <= 160)
  if (!condition) return []
  return [
    {
      id: 'condition',
      group: 'conditions',
      text: `El aviso dice: “${condition.text}”. ¿Te acomoda? ¿Qué quisieras saber antes de aceptar?`,
      from: condition.text,
      shows: ['Basta un sí, un no o una duda. No preguntes por qué: los motivos son personales.'],
    },
  ]
}

/** For an ad that says little. */
const spareQuestions = (ofPost: string, from: string): GuideQuestion[] => {
  const spare: [id: string, group: GuideGroup, text: string, shows: readonly string[]][] = [
    [
      'day',
      'duties',
      `¿Cuál de tus trabajos se parece más a lo ${ofPost}? Cuéntame un día normal en él.`,
      story,
    ],
    [
      'start',
      'situations',
      `Si empezaras el lunes, ¿qué harías en las dos primeras semanas ${ofPost}?`,
      story,
    ],
    [
      'error',
      'situations',
      'Cuéntame de un error tuyo en el trabajo: cómo lo viste, qué hiciste y qué cambiaste después.',
      story,
    ],
    [
      'team',
      'situations',
      'Cuéntame de una vez que un compañero y tú no coincidían en cómo hacer algo. ¿Qué hiciste y cómo quedó?',
      story,
    ],
    [
      'doubts',
      'opening',
      '¿Qué quisieras saber del trabajo antes de decidir?',
      showsOf({ kind: 'reason', about: null }).slice(0, 1),
    ],
  ]
  return spare.map(([id, group, text, shows]) => ({ id, group, text, from, shows }))
}
