import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { notificationsContract } from '#contracts/notifications.contract.ts'
import { AllNotifications } from '../../features/notifications/all-notifications.tsx'
import { personalApi } from '../../lib/api-context.ts'
import { requireUser } from '../../lib/require-user.ts'
import { PanelError } from '../panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const [first, known] = await Promise.all([
    api.call(notificationsContract.mine, {}),
    api.call(notificationsContract.preferences, {}),
  ])
  return { first, known }
}

export const meta: MetaFunction = () => [{ title: 'Notificaciones · Qhatu' }]

/** Every notification of the company, and which ones come at all. */
export default function Notifications() {
  const { first, known } = useLoaderData<typeof loader>()
  return <AllNotifications kind="company" first={first} known={known} />
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
