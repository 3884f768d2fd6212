import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { interviewsContract } from '#contracts/interviews/interviews.contract.ts'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { GuideQuestions } from '#web/features/interviews/guide/guide-questions.tsx'
import { guideText, sameForAll } from '#web/features/interviews/guide/guide.words.ts'
import { PrintButton } from '#web/features/jobs/detail/print-button.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const params = { id: Number(args.params.id) }
  return orNotFound(args.context.get(personalApi).call(interviewsContract.guide, { params }))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.job.title} · ` : ''}Preguntas para entrevistar · Qhatu` },
]

/** The questions for the interviews of an ad, to copy or to print. */
export default function InterviewGuide() {
  const guide = useLoaderData<typeof loader>()
  const { job, questions } = guide
  return (
    <>
      <div className="print:hidden">
        <BackLink to={candidatesHref(job.id)}>Candidatos</BackLink>
      </div>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1>Preguntas para entrevistar</h1>
          <p className="mt-1 wrap-anywhere text-ink-2">{job.title}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton text={guideText(guide)} what="todas las preguntas" label="Copiar todas" />
          <PrintButton />
        </div>
      </div>
      <p className="mb-6 max-w-[64ch] text-sm text-ink-2">
        {sameForAll} Ninguna pregunta por la edad, la familia, la salud, las creencias ni el origen.
      </p>
      <div className="max-w-[46rem] rounded-md border border-line bg-surface p-5 lg:p-6 print:border-0 print:p-0">
        <GuideQuestions questions={questions} level={2} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
