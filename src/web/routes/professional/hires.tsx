import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { HireList } from '#web/features/hires/hire-list.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Contrataciones · Qhatu' }]

/** The professional's requests and hires. */
export default function Hires() {
  return (
    <>
      <h1 className="mb-5">Contrataciones</h1>
      <HireList viewer="professional" />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
