import { lazy, Suspense } from 'react'
import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import type { QuestionFiles } from './answer-file-field.tsx'
import type { AnswerField } from './question-fields.tsx'
import { answerName, type AnswerName, shownQuestions } from './sent-answers.ts'

// Loaded on demand: most ads ask nothing.
const QuestionFields = lazy(async () => ({ default: (await import('./question-fields.tsx')).QuestionFields }))

type AskedQuestionsProps = {
  questions: readonly AskedQuestion[]
  fieldOf: (name: AnswerName) => AnswerField
  errorOf: (name: AnswerName) => string | undefined
  files?: QuestionFiles
}

/** What the ad asks in a form to apply; nothing if it asks nothing. */
export function AskedQuestions({ questions, fieldOf, errorOf, files }: AskedQuestionsProps) {
  return (
    <>
      <input type="hidden" name="questions" value={shownQuestions(questions)} />
      {questions.length > 0 && (
        <Suspense fallback={null}>
          <QuestionFields
            questions={questions}
            fieldOf={({ id }) => fieldOf(answerName(id))}
            errorOf={({ id }) => errorOf(answerName(id))}
            files={files}
          />
        </Suspense>
      )}
    </>
  )
}
