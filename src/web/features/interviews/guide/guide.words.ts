import type { Guide } from '#contracts/interviews/guide-fields.ts'
import type { GuideGroup } from '#domain/coach/interview/questions-of-ad.ts'

const groups: Readonly<Record<GuideGroup, string>> = {
  opening: 'Para empezar',
  duties: 'Sobre las tareas',
  requirements: 'Sobre lo que pide el aviso',
  situations: 'Situaciones del trabajo',
  conditions: 'Condiciones',
}
export const groupName = (group: string): string => groups[group as GuideGroup] ?? 'Otras'

/** Why the questions are the same for everybody. */
export const sameForAll =
  'Salen solo del aviso, así que son las mismas para todos los que postulan. Hazlas en el mismo orden y compara respuestas, no impresiones.'

type Question = Guide['questions'][number]

/** A question as a text to keep, with where it comes from. */
export const questionText = ({ text, from, shows }: Question): string =>
  [text, `Del aviso: “${from}”`, ...shows.map((sign) => `- ${sign}`)].join('\n')

/** All of them, group after group. */
export const guideText = ({ job, questions }: Guide): string =>
  [
    `Preguntas para entrevistar: ${job.title}`,
    ...[...Map.groupBy(questions, ({ group }) => group)].map(([group, own]) =>
      [groupName(group).toLocaleUpperCase('es'), own.map(questionText).join('\n\n')].join('\n\n'),
    ),
  ].join('\n\n')
