import type { Guide } from '#contracts/interviews/guide-fields.ts'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { groupName, questionText } from './guide.words.ts'

type GuideQuestionsProps = {
  questions: Guide['questions']
  /** The heading level of the groups. */
  level: 2 | 3 | 4
}

/** The questions of an ad by group, each with its sentence and what a good answer shows. */
export function GuideQuestions({ questions, level }: GuideQuestionsProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-6">
      {[...Map.groupBy(questions, ({ group }) => group)].map(([group, own]) => (
        <section key={group}>
          <Heading className="font-text text-sm font-strong tracking-normal text-ink-2">
            {groupName(group)}
          </Heading>
          <ul className="mt-1 divide-y divide-line">
            {own.map((question) => (
              <Item key={question.id} question={question} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Item = ({ question }: { question: Guide['questions'][number] }) => (
  <li className="flex items-start justify-between gap-4 py-4 break-inside-avoid max-sm:flex-col max-sm:gap-2">
    <div className="min-w-0">
      <p className="font-strong wrap-anywhere">{question.text}</p>
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">Del aviso: “{question.from}”</p>
      <p className="mt-2 text-sm text-ink-2">
        {question.group === 'conditions' ? 'Al escuchar:' : 'Una buena respuesta:'}
      </p>
      <ul className="list-disc pl-5 text-sm">
        {question.shows.map((sign) => (
          <li key={sign} className="wrap-anywhere">
            {sign}
          </li>
        ))}
      </ul>
    </div>
    <span className="flex-none print:hidden">
      <CopyButton text={questionText(question)} what={`la pregunta “${question.text}”`} />
    </span>
  </li>
)
