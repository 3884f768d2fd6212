import CircleUser from 'lucide-react/icons/circle-user'
import House from 'lucide-react/icons/house'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData, useNavigate } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { HelpInHeader } from '#web/features/help/help-in-header.tsx'
import { Dashboard } from '#web/layouts/dashboard.tsx'
import { PersonInHeader } from '#web/layouts/person-in-header.tsx'
import type { PanelGroup } from '#web/layouts/panel-navigation.tsx'
import { api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Every page of the back-office requires an administrator's session. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { admin } = await context.get(personalApi).call(adminContract.adminSession, {})
  if (!admin) throw redirect('/admin/login')
  if (admin.mustSetUpTwoFactor && url.pathname !== '/admin/cuenta') throw redirect('/admin/cuenta')
  return admin
}

const groups: PanelGroup[] = [
  {
    items: [
      { label: 'Inicio', to: '/admin', icon: <House className="icon" />, exact: true, atFoot: true },
      {
        label: 'Moderación',
        to: '/admin/moderation',
        icon: <ShieldCheck className="icon" />,
        atFoot: true,
      },
      { label: 'Tu cuenta', to: '/admin/cuenta', icon: <CircleUser className="icon" />, atFoot: true },
    ],
  },
]

export const handle = { helpInHeader: true }

export default function AdminLayout() {
  const admin = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const logout = useAction(() => api.call(adminContract.adminLogout, {}), {
    onSuccess: () => navigate('/admin/login'),
    onError: () => showToast({ title: 'Error al cerrar sesión.', tone: 'destructive' }),
  })
  const user = { userType: 'admin', email: '', firstName: admin.name } as const
  return (
    <QueryProvider>
      <Dashboard
        label="Administración"
        groups={groups}
        session={{ status: 'user', user }}
        person={<PersonInHeader user={user} onLogout={() => void logout.run()} bell={null} inPanel />}
        help={<HelpInHeader />}
      >
        <Outlet />
      </Dashboard>
    </QueryProvider>
  )
}
