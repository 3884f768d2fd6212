import { spelledNumber } from '#domain/text/spelled-number.ts'
import { sentencesOf } from '#domain/text/sentences.ts'
import { hasFigure, wordsIn } from '#domain/coach/review/cv-facts.ts'
import { skillIds } from '#domain/coach/review/fact-findings.ts'
import { VERBS } from '#domain/coach/review/verbs.data.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { InterviewQuestion, QuestionKind } from './questions.ts'

/** 1 missing, 2 hinted, 3 there, 4 there with all that makes it strong. */
export type Points = 1 | 2 | 3 | 4

export type CriterionName = 'situation' | 'action' | 'result' | 'plan' | 'bond' | 'skill' | 'length'

export interface JudgedCriterion {
  name: CriterionName
  points: Points
  /** The words that it rests on, as they were written; null: none. */
  quote: string | null
  /** What to do next. */
  advice: string
}

/** In words: what can be said in one to so many minutes. */
const goodLength = { least: 50, most: 220, minutes: 2 } as const

const PAST_VERBS = new Set(
  VERBS.trim()
    .split('\n')
    .map((line) => foldText(line.split(' ')[2] ?? '')),
)
const IRREGULAR = new Set(
  'dije fui hablé llame logre puse propuse decidi pedi di tuve pude busque explique use cambie avise llamé prepare ensene aprendi'
    .split(' ')
    .map(foldText),
)
const SITUATION =
  /\b(?:cuando|una vez|habia|teniamos|tenia|estaba|estabamos|trabajaba|trabajabamos|era|eran|faltaba|en (?:19|20)\d\d|hace (?:un|una|dos|tres|\d+)|en mi (?:trabajo|ultimo|anterior)|el (?:problema|cliente|jefe|equipo)|la (?:empresa|tienda|obra))\b/
const RESULT =
  /\b(?:al final|resultado|logre|logramos|bajo|bajamos|baje|subio|subimos|subi|redujo|redujimos|reduje|aumento|aumentamos|aumente|termino|terminamos|quedo|ahorramos|ahorre|cerramos|cerre|vendimos|desde entonces|gracias a eso)\b/
const PLAN =
  /\b(?:aprend\p{L}*|curso\p{L}*|estudi\p{L}*|practic\p{L}*|llevo|empece|me prepar\p{L}*|en (?:una|dos|tres|\d+) (?:semanas?|mes(?:es)?)|certific\p{L}*|capacit\p{L}*)\b/u
const WE = /\b(?:nosotros|hicimos|teniamos que|se hizo|se logro|se realizo)\b/

const story = ['situation', 'action', 'result'] as const
const criteriaOfKind: Readonly<Record<QuestionKind, readonly CriterionName[]>> = {
  reason: ['bond', 'action'],
  gap: ['action', 'plan'],
  skill: story,
  situation: story,
}

/** What an answer to a question is looked at for, in this order. */
export const criteriaOf = ({ kind, about }: Pick<InterviewQuestion, 'kind' | 'about'>): CriterionName[] => [
  ...criteriaOfKind[kind],
  ...(about === null ? [] : (['skill'] as const)),
  'length',
]

/** An answer judged by what stands in it, each criterion with the words it rests on. It judges the text, not the person. */
export function judgeAnswer(
  question: InterviewQuestion,
  answer: string,
  job: { title: string; company: string },
): JudgedCriterion[] {
  const sentences = answer.split('\n').flatMap(sentencesOf)
  const find = (isMeant: (folded: string, written: string) => boolean): string | null =>
    sentences.find((sentence) => isMeant(foldText(sentence), sentence)) ?? null
  const judges: Record<CriterionName, () => JudgedCriterion> = {
    situation: () => situation(find),
    action: () => action(find),
    result: () => result(find),
    plan: () => plan(find),
    bond: () => bond(find, job),
    skill: () => skill(find, question.about ?? ''),
    length: () => length(answer),
  }
  return criteriaOf(question).map((name) => judges[name]())
}

type Find = (isMeant: (folded: string, written: string) => boolean) => string | null

function situation(find: Find): JudgedCriterion {
  const quote = find((text) => SITUATION.test(text))
  const isPlaced = quote !== null && (hasFigure(quote) || /\b(?:19|20)\d\d\b|\ben\s+\p{Lu}/u.test(quote))
  return {
    name: 'situation',
    points: quote === null ? 1 : isPlaced ? 4 : 3,
    quote,
    advice:
      quote === null
        ? 'Empieza por dónde y cuándo: en qué trabajo estabas y qué pasaba.'
        : isPlaced
          ? 'Se entiende dónde fue y qué pasaba.'
          : 'Se entiende. Si agregas dónde o cuánto, se imagina mejor.',
  }
}

const hasOwnVerb = (folded: string): boolean =>
  (folded.match(/[a-z]+/g) ?? []).some((word) => PAST_VERBS.has(word) || IRREGULAR.has(word))

function action(find: Find): JudgedCriterion {
  const quote = find((text) => hasOwnVerb(text))
  const shared = quote === null ? find((text) => WE.test(text)) : null
  return {
    name: 'action',
    points: quote === null ? (shared === null ? 1 : 2) : 4,
    quote: quote ?? shared,
    advice:
      quote !== null
        ? 'Dice qué hiciste tú.'
        : shared !== null
          ? 'Habla del equipo. Di qué hiciste tú: “revisé”, “propuse”, “llamé”.'
          : 'Falta lo que hiciste tú, paso a paso: “revisé”, “propuse”, “llamé”.',
  }
}

function result(find: Find): JudgedCriterion {
  const counted = find((text, written) => RESULT.test(text) && hasFigure(written))
  const told = counted ?? find((text) => RESULT.test(text))
  return {
    name: 'result',
    points: counted !== null ? 4 : told !== null ? 3 : 1,
    quote: told,
    advice:
      counted !== null
        ? 'Cierra con un resultado y su cifra.'
        : told !== null
          ? 'Dice cómo terminó. Con una cifra convence más: cuánto, cuántos, en qué tiempo.'
          : 'Falta el final: ¿qué cambió y cuánto?',
  }
}

function plan(find: Find): JudgedCriterion {
  const quote = find((text) => PLAN.test(text))
  return {
    name: 'plan',
    points: quote === null ? 1 : hasFigure(quote) || /\b(?:semanas?|mes(?:es)?)\b/i.test(quote) ? 4 : 3,
    quote,
    advice:
      quote === null
        ? 'Di cómo te pondrías al día: un curso, una práctica, con quién y en cuánto tiempo.'
        : 'Dice cómo te pondrías al día.',
  }
}

/** Words of the ad's title or the company. */
function bond(find: Find, { title, company }: { title: string; company: string }): JudgedCriterion {
  const names = new Set(wordsIn(`${title} ${company}`).filter((word) => word.length > 3))
  const quote = find((text) => wordsIn(text).some((word) => names.has(word)))
  return {
    name: 'bond',
    points: quote === null ? 1 : 4,
    quote,
    advice:
      quote === null
        ? 'Nombra algo del aviso o de la empresa: se nota que lo leíste.'
        : 'Habla de este puesto, no de cualquiera.',
  }
}

function skill(find: Find, about: string): JudgedCriterion {
  const ids = new Set(skillIds(about))
  const quote = find(
    (text, written) => text.includes(foldText(about)) || skillIds(written).some((id) => ids.has(id)),
  )
  return {
    name: 'skill',
    points: quote === null ? 1 : 4,
    quote,
    advice: quote === null ? `Nombra ${about}: es lo que preguntan.` : `Nombra ${about}.`,
  }
}

function length(answer: string): JudgedCriterion {
  const words = wordsIn(answer).length
  const { least, most } = goodLength
  const minutes = `${spelledNumber(goodLength.minutes)} minutos`
  const isGood = words >= least && words <= most
  return {
    name: 'length',
    points: isGood ? 4 : words >= least / 2 && words <= most * 1.5 ? 2 : 1,
    quote: null,
    advice: isGood
      ? `${words} palabras: entre uno y ${minutes}.`
      : words < least
        ? `${words} palabras: quedó corta. Con ${least} o más se entiende la historia.`
        : `${words} palabras: pasa de ${minutes}. Quédate con lo que hiciste y cómo terminó.`,
  }
}
