import Briefcase from 'lucide-react/icons/briefcase'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Handshake from 'lucide-react/icons/handshake'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import SquarePlus from 'lucide-react/icons/square-plus'
import UserCog from 'lucide-react/icons/user-cog'
import UserSearch from 'lucide-react/icons/user-search'
import Users from 'lucide-react/icons/users'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatch } from 'react-router'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import type { CompanyRole } from '#contracts/companies/team-vocabulary.ts'
import { companyInterviewsHref } from '#domain/interviews/interviews.address.ts'
import { ownTeam } from '#domain/companies/team.address.ts'
import { TALENT_PATH } from '#domain/talent/talent.address.ts'
import { CompanyRoleContext } from '#web/features/companies/panel/may-write.tsx'
import { reportHref } from '#web/features/applications/hiring-report/report.address.ts'
import type { CompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { useUnreadMessages } from '#web/features/conversations/unread-messages.resource.ts'
import { useWaitingHires } from '#web/features/hires/use-waiting-hires.ts'
import { ConfirmEmailBanner } from '#web/features/accounts/session/confirm-email-banner.tsx'
import { ReaderNote } from '#web/features/companies/team/reader-note.tsx'
import { Dashboard } from '#web/layouts/dashboard.tsx'
import type { PanelGroup } from '#web/layouts/panel-navigation.tsx'
import { api } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { usePanelHeader } from '#web/routes/use-panel-header.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args, 'company')
  const personal = args.context.get(personalApi)
  const [company, counts] = await Promise.all([
    personal.call(companiesContract.me, {}),
    personal.call(companyCandidatesContract.counts, {}),
  ])
  return { user, company, counts }
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

const home = '/company-dashboard'

const groupsFor = (
  { counts }: CompanyPanel,
  role: CompanyRole,
  unread: number,
  waitingHires: number,
): PanelGroup[] => [
  {
    items: [
      { label: 'Resumen', to: home, icon: <LayoutDashboard className="icon" />, exact: true, atFoot: true },
      ...(role === 'reader'
        ? []
        : [{ label: 'Publicar empleo', to: `${home}/publicar`, icon: <SquarePlus className="icon" /> }]),
      {
        label: 'Empleos publicados',
        to: `${home}/empleos`,
        icon: <Briefcase className="icon" />,
        atFoot: 'Empleos',
      },
      {
        label: 'Candidatos',
        to: `${home}/candidatos`,
        icon: <Users className="icon" />,
        news: counts.newCandidates,
        atFoot: true,
      },
      { label: 'Entrevistas', to: companyInterviewsHref, icon: <CalendarCheck className="icon" /> },
      { label: 'Buscar talento', to: TALENT_PATH, icon: <UserSearch className="icon" /> },
      { label: 'Informes', to: reportHref, icon: <ChartColumn className="icon" /> },
      {
        label: 'Mensajes',
        to: `${home}/mensajes`,
        icon: <MessagesSquare className="icon" />,
        news: unread,
        atFoot: true,
      },
    ],
  },
  {
    title: 'Servicios',
    items: [
      { label: 'Lo que necesitas', to: `${home}/requerimientos`, icon: <ClipboardList className="icon" /> },
      {
        label: 'Contrataciones',
        to: `${home}/contrataciones`,
        icon: <Handshake className="icon" />,
        news: waitingHires,
      },
      { label: 'Citas', to: `${home}/citas`, icon: <CalendarDays className="icon" />, atFoot: true },
    ],
  },
  {
    title: 'Tu empresa',
    items: [
      ...(role === 'owner'
        ? [
            { label: 'Facturación', to: `${home}/membresia`, icon: <ReceiptText className="icon" /> },
            { label: 'Configuración', to: `${home}/configuracion`, icon: <Settings className="icon" /> },
          ]
        : [{ label: 'Equipo', to: ownTeam, icon: <Users className="icon" /> }]),
      { label: 'Cuenta', to: `${home}/cuenta`, icon: <UserCog className="icon" /> },
    ],
  },
]

export const handle = { hidesHelpButton: true }

/** The layout of the company's panel, with the data that its sections share. */
export default function CompanyLayout() {
  const { user, company, counts: loaded } = useLoaderData<typeof loader>()
  const [counts, refresh] = useReloadable(loaded, () => api.call(companyCandidatesContract.counts, {}))
  useLive('applications', refresh)
  const panel: CompanyPanel = { company, counts }
  const unread = useUnreadMessages() ?? 0
  const waitingHires = useWaitingHires('company')
  const header = usePanelHeader(user)
  // A board, a candidate's page and compared proposals need the width.
  const ofCandidates = useMatch(`${home}/candidatos/:jobId/*`)
  const ofBrief = useMatch(`${home}/requerimientos/:id`)
  const isBoard = ofCandidates !== null || (ofBrief !== null && ofBrief.params.id !== 'nuevo')
  return (
    <QueryProvider>
      <Dashboard
        label="Panel de empresa"
        groups={groupsFor(panel, user.member?.role ?? 'reader', unread, waitingHires)}
        rail={isBoard}
        {...header}
      >
        <ConfirmEmailBanner known={user} />
        {user.member?.role === 'reader' && <ReaderNote company={company.name} />}
        <CompanyRoleContext value={user.member?.role ?? null}>
          <Outlet context={panel} />
        </CompanyRoleContext>
      </Dashboard>
    </QueryProvider>
  )
}

export function ErrorBoundary() {
  return (
    <main className="wrap py-10">
      <PanelError home={home} />
    </main>
  )
}
