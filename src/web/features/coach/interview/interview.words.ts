import type { Criterion, Practice } from '#contracts/coach/interview-practice.contract.ts'
import type { QuestionKind } from '#domain/coach/interview/questions.ts'
import type { JudgedCriterion } from '#domain/coach/interview/rubric.ts'

const kinds: Readonly<Record<QuestionKind, string>> = {
  skill: 'Sobre lo que sabes',
  gap: 'Sobre lo que te falta',
  situation: 'Situación',
  reason: 'Motivo',
}
export const kindName = (kind: string): string => kinds[kind as QuestionKind] ?? 'Pregunta'

const names: Readonly<Record<JudgedCriterion['name'], string>> = {
  situation: 'Situación clara',
  action: 'Lo que hiciste tú',
  result: 'Resultado',
  plan: 'Cómo te pondrías al día',
  bond: 'Habla de este puesto',
  skill: 'Nombra lo que preguntan',
  length: 'Largo',
}
export const criterionName = (name: string): string =>
  names[name as JudgedCriterion['name']] ?? 'Otro criterio'

const levels = ['Falta', 'Justo', 'Bien', 'Sólido'] as const
export const levelName = (points: number): string => levels[Math.min(4, Math.max(1, points)) - 1]!

/** The whole practice as a text to keep. */
export function practiceText(
  { job, questions }: Practice,
  answers: Readonly<Record<string, { text: string; criteria: readonly Criterion[] | null }>>,
): string {
  const parts = questions.flatMap(({ id, text }) => {
    const given = answers[id]
    if (!given?.text.trim()) return []
    const judged = (given.criteria ?? []).map(
      ({ name, points, advice }) => `- ${criterionName(name)}: ${levelName(points)}. ${advice}`,
    )
    return [[text, '', given.text.trim(), ...(judged.length > 0 ? ['', ...judged] : [])].join('\n')]
  })
  return [`Práctica de entrevista: ${job.title}, ${job.company}`, ...parts].join('\n\n')
}
