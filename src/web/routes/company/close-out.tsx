import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { loadAnswers } from '#web/features/applications/close-out/close-out.resource.ts'
import { CloseOutBoard } from '#web/features/applications/close-out/close-out-board.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireCompanyWriter } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyWriter(args, candidatesHref(Number(args.params.id)))
  return orNotFound(loadAnswers(args.context.get(personalApi), Number(args.params.id)))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.job.title} · ` : ''}Responder a todos · Qhatu` },
]

/** The answers to whoever of a job has none. */
export default function Answers() {
  const answers = useLoaderData<typeof loader>()
  return <CloseOutBoard key={answers.job.id} loaded={answers} />
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
