import type { SelectOption } from '#web/ui/form/select.tsx'
import { answerInWords } from '#domain/applications/answers.ts'
import type { Board } from './candidate-board.resource.ts'

/** 'No cumple: ¿Tienes licencia? y 2 más'; null if every answer is what the company looks for, or it looks for nothing. */
export function missedInWords(missed: readonly string[]): string | null {
  const [first, ...others] = missed
  if (first === undefined) return null
  return `No cumple: ${first}${others.length > 0 ? ` y ${others.length} más` : ''}`
}

/** What the candidates can be narrowed to: whether they meet what is looked for, and each answer of a choice that somebody gave. */
export const answerOptions = ({
  questions,
  hasWishes,
}: Pick<Board, 'questions' | 'hasWishes'>): SelectOption[] => [
  ...(hasWishes
    ? [
        { value: 'cumple', label: 'Cumple con lo que buscas' },
        { value: 'no-cumple', label: 'No cumple' },
      ]
    : []),
  ...questions.flatMap(({ id, kind, text, answers }) =>
    answers.map((answer) => ({ value: `${id}:${answer}`, label: `${text} ${answerInWords(kind, answer)}` })),
  ),
]
