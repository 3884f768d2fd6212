import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useOutletContext } from 'react-router'
import { proposalsContract } from '#contracts/briefs/proposals.contract.ts'
import { OpenBriefPage } from '#web/features/briefs/open-brief.tsx'
import type { ProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const params = { id: Number(args.params.id) }
  return orNotFound(args.context.get(personalApi).call(proposalsContract.openBrief, { params }))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.title} · ` : ''}Requerimientos · Qhatu` },
]

/** A brief of a company, with the own proposal. */
export default function OpenBrief() {
  const brief = useLoaderData<typeof loader>()
  const { professional } = useOutletContext<ProfessionalPanel>()
  return <OpenBriefPage key={brief.id} loaded={brief} professionalId={professional.id} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
