import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { coachInterviewContract } from '#contracts/coach/interview-practice.contract.ts'
import { InterviewView } from '#web/features/coach/interview/interview-view.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const id = Number(args.params['jobId'])
  return orNotFound(api.call(coachInterviewContract.questions, { params: { id } }))
}

export const meta: MetaFunction = () => [{ title: 'Practicar la entrevista · Qhatu' }]

/** Practising the interview of one job. */
export default function CoachInterview() {
  const practice = useLoaderData<typeof loader>()
  const { user } = useProfessionalPanel()
  return <InterviewView key={practice.job.id} practice={practice} userId={user.id} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
