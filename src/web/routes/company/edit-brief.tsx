import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { briefsContract } from '#contracts/briefs/briefs.contract.ts'
import { BriefEditor } from '#web/features/briefs/brief-editor.tsx'
import { ownBriefHref, ownBriefsHref } from '#web/features/briefs/brief.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireCompanyWriter } from '#web/lib/require-user.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const id = Number(args.params.id)
  await requireCompanyWriter(args, ownBriefHref(id))
  const brief = await orNotFound(args.context.get(personalApi).call(briefsContract.get, { params: { id } }))
  if (!brief.isEditable) throw redirect(ownBriefHref(id))
  return brief
}

export const meta: MetaFunction = () => [{ title: 'Publica lo que necesitas · Qhatu' }]

/** Continues a draft, or edits a brief that nobody has answered. */
export default function EditBrief() {
  const brief = useLoaderData<typeof loader>()
  return (
    <>
      <BackLink to={ownBriefsHref}>Lo que necesitas</BackLink>
      <h1 className="mb-5 wrap-anywhere">{brief.title || 'Publica lo que necesitas'}</h1>
      <BriefEditor key={brief.id} brief={brief} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
