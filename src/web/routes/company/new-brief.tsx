import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { BriefEditor } from '#web/features/briefs/brief-editor.tsx'
import { ownBriefsHref } from '#web/features/briefs/brief.address.ts'
import { requireCompanyWriter } from '#web/lib/require-user.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyWriter(args, ownBriefsHref)
  return null
}

export const meta: MetaFunction = () => [{ title: 'Publica lo que necesitas · Qhatu' }]

/** Begins a brief. */
export default function NewBrief() {
  return (
    <>
      <BackLink to={ownBriefsHref}>Lo que necesitas</BackLink>
      <h1 className="mb-5">Publica lo que necesitas</h1>
      <BriefEditor brief={null} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
