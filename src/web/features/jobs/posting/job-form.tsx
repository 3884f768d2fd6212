import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { ConfidentialField } from './confidential-field.tsx'
import { JobConditionFields } from './job-condition-fields.tsx'
import type { JobFormValues, JobKind } from './job-form-values.ts'
import { MinimumWageNote } from './minimum-wage-note.tsx'
import { JobPreview } from './job-preview.tsx'
import { JobTextFields } from './job-text-fields.tsx'
import { JobTitleFields } from './job-title-fields.tsx'
import { QuestionsCard } from '#web/features/jobs/posting/questions/questions-card.tsx'
import type { JobBody } from './use-job-form.ts'
import { WritingHelpCard } from '#web/features/jobs/posting/help/writing-help-card.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { headOfErrors } from '#web/lib/head-of-errors.ts'

type JobFormProps = {
  kind: JobKind
  form: UseFormReturn<JobFormValues, unknown, JobBody>
  /** A visitor's company has no minimum wage yet; the note appears before publishing. */
  company: Pick<OwnCompany, 'name' | 'logo' | 'industry'> &
    Partial<Pick<OwnCompany, 'minimumWage' | 'isVerified'>>
  /** Sends a valid form. Resolves to the error that the page shows, or to null. */
  onSend: (body: JobBody) => Promise<string | null>
  submitLabel: string
  /** The button's label while sending: 'Publicando...' or 'Creando...'. */
  busyLabel: string
  /** A way to resolve a refusal, such as making room in the plan. */
  help?: ReactNode
  secondary?: ReactNode
  /** What is chosen besides the fields, above the button. */
  choices?: ReactNode
}

/** The form of a job, new or published, standard or premium. A preview of its row in the list stands beside it. */
export function JobForm(props: JobFormProps) {
  const { kind, form, company, onSend } = props
  const [problem, setProblem] = useState<string | null>(null)
  const send = form.handleSubmit(async (body) => {
    setProblem(null)
    setProblem(await onSend(body))
  })
  return (
    // The layout depends on the container's width: a section of the panel, a public page, a dialog.
    <form noValidate onSubmit={(event) => void send(event)} className="@container">
      <div className="grid items-start gap-6 @min-[54rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-4">
          <FormHead sentences={headOfErrors(form.formState.errors)} />
          <Card title="El puesto">
            <JobTitleFields kind={kind} form={form} />
            <ConfidentialField form={form} isVerified={company.isVerified} />
          </Card>
          <Card title="Condiciones">
            <JobConditionFields kind={kind} form={form} />
            {company.minimumWage !== undefined && (
              <MinimumWageNote control={form.control} minimum={company.minimumWage} />
            )}
          </Card>
          <Card title="Descripción">
            <JobTextFields kind={kind} form={form} />
          </Card>
          {company.minimumWage !== undefined && <WritingHelpCard kind={kind} form={form} />}
          <QuestionsCard form={form} />
          {props.choices}
          {problem && (
            <Note tone="bad" announce>
              <p className="font-strong">{problem}</p>
              {props.help}
            </Note>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.formState.isSubmitting} busyLabel={props.busyLabel}>
              {props.submitLabel}
            </Button>
            {props.secondary}
          </div>
        </div>
        <div className="grid gap-2 @min-[54rem]:sticky @min-[54rem]:top-24">
          <h2 className="text-sm font-strong text-ink-2">Así se verá en la lista</h2>
          <JobPreview control={form.control} kind={kind} company={company} />
        </div>
      </div>
    </form>
  )
}
