import { type Control, useWatch } from 'react-hook-form'
import { QuestionFields } from '#web/features/applications/apply/question-fields.tsx'
import type { JobFormValues } from '#web/features/jobs/posting/job-form-values.ts'
import type { JobBody } from '#web/features/jobs/posting/use-job-form.ts'
import { previewOf } from './question-values.ts'

const noFiles = { files: {}, onFile: () => undefined }

/** The questions as those who apply will see them, during writing. Nothing in it can be pressed. */
export function QuestionsPreview({ control }: { control: Control<JobFormValues, unknown, JobBody> }) {
  const questions = useWatch({ control, name: 'questions' })
  return (
    <section className="grid gap-2">
      <h3 className="font-text text-sm font-strong tracking-normal">Así las verá quien postula</h3>
      <div inert className="rounded-md bg-sunken px-4 pb-5 select-none">
        <QuestionFields
          questions={questions.map(previewOf)}
          files={noFiles}
          fieldOf={({ id }) => ({ name: `preview-${id}`, defaultValue: '' })}
        />
      </div>
    </section>
  )
}
