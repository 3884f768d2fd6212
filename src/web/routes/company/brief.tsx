import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useOutletContext,
} from 'react-router'
import { briefsContract } from '#contracts/briefs/briefs.contract.ts'
import { editBriefHref } from '#web/features/briefs/brief.address.ts'
import { OwnBriefPage } from '#web/features/briefs/own-brief.tsx'
import type { CompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const id = Number(args.params.id)
  const brief = await orNotFound(args.context.get(personalApi).call(briefsContract.get, { params: { id } }))
  if (brief.status === 'draft') throw redirect(editBriefHref(id))
  return brief
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.title} · ` : ''}Lo que necesitas · Qhatu` },
]

/** A brief with its proposals. */
export default function Brief() {
  const brief = useLoaderData<typeof loader>()
  const { company } = useOutletContext<CompanyPanel>()
  return <OwnBriefPage key={brief.id} loaded={brief} companyName={company.name} />
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
