import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { notificationsContract } from '#contracts/notifications/notifications.contract.ts'
import { AllNotifications } from '#web/features/notifications/all-notifications.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

const companyHome = '/company-dashboard'
const isCompanyAt = (pathname: string): boolean => pathname.startsWith(companyHome)

export async function loader(args: LoaderFunctionArgs) {
  const kind = isCompanyAt(args.url.pathname) ? 'company' : 'professional'
  await requireUser(args, kind)
  const api = args.context.get(personalApi)
  const [first, known] = await Promise.all([
    api.call(notificationsContract.mine, {}),
    api.call(notificationsContract.preferences, {}),
  ])
  return { kind, first, known } as const
}

export const meta: MetaFunction = () => [{ title: 'Notificaciones · Qhatu' }]

/** Every notification of the person or company, and the preferences; the same in both panels. */
export default function Notifications() {
  return <AllNotifications {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PanelError home={isCompanyAt(useLocation().pathname) ? companyHome : '/dashboard'} />
}
