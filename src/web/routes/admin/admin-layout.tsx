import Briefcase from 'lucide-react/icons/briefcase'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleUser from 'lucide-react/icons/circle-user'
import Flag from 'lucide-react/icons/flag'
import Inbox from 'lucide-react/icons/inbox'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Mail from 'lucide-react/icons/mail'
import Receipt from 'lucide-react/icons/receipt'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Webhook from 'lucide-react/icons/webhook'
import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData, useNavigate } from 'react-router'
import { type Capability, may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { reportsContract } from '#contracts/admin/reports.contract.ts'
import { roleNames } from '#domain/admin/role.words.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { AdminShell } from '#web/layouts/admin-shell.tsx'
import type { PanelItem } from '#web/layouts/panel-navigation.tsx'
import { api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import type { AdminPanel } from '#web/features/admin/admin-panel.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const REPORTS = '/admin/reports'

/** Every page of the back-office requires an administrator's session. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const client = context.get(personalApi)
  const { admin } = await client.call(adminContract.adminSession, {})
  if (!admin) throw redirect('/admin/login')
  if (admin.mustSetUpTwoFactor && url.pathname !== '/admin/cuenta') throw redirect('/admin/cuenta')
  // An administrator who must still set up the second factor may make no other call.
  if (admin.mustSetUpTwoFactor || !may(admin.role, 'read-content')) return { admin, openReports: 0 }
  // Only its number.
  const { total } = await callList(client, reportsContract.reports, { query: { limit: 1 } })
  return { admin, openReports: total ?? 0 }
}

/** The sections, each with what a role must be capable of to see it. */
const groups: { title?: string; items: (PanelItem & { needs: Capability })[] }[] = [
  {
    items: [
      {
        label: 'Bandeja',
        to: '/admin',
        icon: <Inbox className="icon" />,
        exact: true,
        atFoot: true,
        needs: 'own-session',
      },
    ],
  },
  {
    title: 'Revisar',
    items: [
      {
        label: 'Moderación',
        to: '/admin/moderation',
        icon: <ShieldCheck className="icon" />,
        atFoot: true,
        needs: 'read-content',
      },
      {
        label: 'Reportes',
        to: REPORTS,
        icon: <Flag className="icon" />,
        needs: 'read-content',
      },
      {
        label: 'Solicitudes',
        to: '/admin/requests',
        icon: <MessageSquareText className="icon" />,
        needs: 'read-requests',
      },
    ],
  },
  {
    title: 'Plaza',
    items: [
      {
        label: 'Publicaciones',
        to: '/admin/posts',
        icon: <Briefcase className="icon" />,
        atFoot: true,
        needs: 'read-content',
      },
      {
        label: 'Usuarios',
        to: '/admin/users',
        icon: <Users className="icon" />,
        atFoot: true,
        needs: 'read-users',
      },
      {
        label: 'Facturación',
        to: '/admin/billing',
        icon: <Receipt className="icon" />,
        needs: 'read-payments',
      },
    ],
  },
  {
    title: 'Medir',
    items: [
      {
        label: 'Analítica',
        to: '/admin/analytics',
        icon: <ChartColumn className="icon" />,
        needs: 'read-figures',
      },
      {
        label: 'Matching',
        to: '/admin/matching-reports',
        icon: <Target className="icon" />,
        needs: 'read-figures',
      },
    ],
  },
  {
    title: 'Operar',
    items: [
      { label: 'Correos', to: '/admin/email', icon: <Mail className="icon" />, needs: 'send-campaigns' },
      {
        label: 'Webhooks',
        to: '/admin/webhooks',
        icon: <Webhook className="icon" />,
        needs: 'read-webhooks',
      },
      { label: 'Equipo', to: '/admin/team', icon: <UsersRound className="icon" />, needs: 'manage-team' },
      { label: 'Auditoría', to: '/admin/audit', icon: <ScrollText className="icon" />, needs: 'read-audit' },
      {
        label: 'Configuración',
        to: '/admin/settings',
        icon: <Settings className="icon" />,
        needs: 'read-settings',
      },
      {
        label: 'Tu cuenta',
        to: '/admin/cuenta',
        icon: <CircleUser className="icon" />,
        needs: 'own-session',
      },
    ],
  },
]

/** The section of reports says how many are open. */
const withNews = (item: PanelItem, openReports: number): PanelItem =>
  item.to === REPORTS ? { ...item, news: openReports } : item

export const handle = { hidesHelpButton: true }

export default function AdminLayout() {
  const { admin, openReports } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const logout = useAction(() => api.call(adminContract.adminLogout, {}), {
    onSuccess: () => navigate('/admin/login'),
    onError: () => showToast({ title: 'Error al cerrar sesión.', tone: 'destructive' }),
  })
  const visible = groups
    .map(({ title, items }) => ({
      title: title ?? '',
      items: items.filter(({ needs }) => may(admin.role, needs)).map((item) => withNews(item, openReports)),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    <QueryProvider>
      <AdminShell
        groups={visible}
        name={admin.name}
        role={roleNames[admin.role]}
        onLogout={() => void logout.run()}
      >
        <Outlet context={{ role: admin.role } satisfies AdminPanel} />
      </AdminShell>
    </QueryProvider>
  )
}
