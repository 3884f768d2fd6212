import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { SelectOption } from '#web/ui/form/select.tsx'

type Answered = Pick<CandidateApplication, 'answers'>

/** Whether the answers are what the company looks for; null if it looks for nothing in them. */
export function meetsWishes({ answers }: Answered): boolean | null {
  const judged = answers.filter(({ meetsWish }) => meetsWish !== null)
  return judged.length === 0 ? null : judged.every(({ meetsWish }) => meetsWish)
}

/** 'No cumple: ¿Tienes licencia? y 2 más'; null if every answer is what the company looks for, or it looks for nothing. */
export function missedInWords({ answers }: Answered): string | null {
  const [first, ...others] = answers.filter(({ meetsWish }) => meetsWish === false)
  if (!first) return null
  return `No cumple: ${first.question}${others.length > 0 ? ` y ${others.length} más` : ''}`
}

const meets = { value: 'cumple', label: 'Cumple con lo que buscas' }
const misses = { value: 'no-cumple', label: 'No cumple' }
/** Between the number of a question and an answer in the address. */
const mark = ':'

/** What the candidates can be narrowed to: whether they meet what is looked for, and each answer of a choice that somebody gave. */
export function answerOptions(candidates: readonly Answered[]): SelectOption[] {
  const byQuestion = new Map<number, { question: string; answers: Set<string> }>()
  for (const { answers } of candidates)
    for (const { questionId, kind, question, answer } of answers)
      if (questionId !== null && (kind === 'yes_no' || kind === 'choice')) {
        const known = byQuestion.get(questionId) ?? { question, answers: new Set() }
        known.answers.add(answer)
        byQuestion.set(questionId, known)
      }
  const given = [...byQuestion].flatMap(([id, { question, answers }]) =>
    [...answers].toSorted().map((answer) => ({
      value: `${id}${mark}${answer}`,
      label: `${question} ${answer}`,
    })),
  )
  const isLookedFor = candidates.some((candidate) => meetsWishes(candidate) !== null)
  return [...(isLookedFor ? [meets, misses] : []), ...given]
}

/** Whether a candidate passes a filter of the address; '' and what no option stands for pass everybody. */
export function passesAnswer(candidate: Answered, filter: string): boolean {
  if (filter === meets.value) return meetsWishes(candidate) === true
  if (filter === misses.value) return meetsWishes(candidate) === false
  const at = filter.indexOf(mark)
  if (at < 1) return true
  const [id, wanted] = [Number(filter.slice(0, at)), filter.slice(at + 1)]
  return candidate.answers.some(({ questionId, answer }) => questionId === id && answer === wanted)
}
