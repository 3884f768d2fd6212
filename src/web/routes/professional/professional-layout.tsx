import Award from 'lucide-react/icons/award'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Briefcase from 'lucide-react/icons/briefcase'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Crown from 'lucide-react/icons/crown'
import FileText from 'lucide-react/icons/file-text'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import Handshake from 'lucide-react/icons/handshake'
import Heart from 'lucide-react/icons/heart'
import Images from 'lucide-react/icons/images'
import ListChecks from 'lucide-react/icons/list-checks'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Settings from 'lucide-react/icons/settings'
import Route from 'lucide-react/icons/route'
import Send from 'lucide-react/icons/send'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Wallet from 'lucide-react/icons/wallet'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { planPath, reviewPath, wayPath } from '#domain/coach/coach.address.ts'
import { useApplications } from '#web/features/applications/sent/applications.resource.ts'
import { useUnreadMessages } from '#web/features/conversations/unread-messages.resource.ts'
import { useWaitingHires } from '#web/features/hires/use-waiting-hires.ts'
import { useLive } from '#web/features/live/use-live.ts'
import type { ProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { isEmptyProfile } from '#web/features/professionals/panel/profile-steps.ts'
import { useSavedOwner } from '#web/features/saved-jobs/use-saved-owner.ts'
import { ConfirmEmailBanner } from '#web/features/accounts/session/confirm-email-banner.tsx'
import { Dashboard } from '#web/layouts/dashboard.tsx'
import type { PanelGroup } from '#web/layouts/panel-navigation.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { usePanelHeader } from '#web/routes/use-panel-header.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const [professional, applications] = await Promise.all([
    api.call(professionalsContract.me, {}),
    // The panel works without them; the section retries and shows the error.
    api.call(applicationsContract.mine, {}).catch(() => null),
  ])
  return { user, professional, applications }
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

const home = '/dashboard'

export const handle = { hidesHelpButton: true }

const groupsFor = (summary: string, unread: number, waitingHires: number): PanelGroup[] => [
  {
    items: [
      {
        label: 'Resumen',
        to: summary,
        icon: <LayoutDashboard className="icon" />,
        exact: true,
        atFoot: true,
      },
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
    title: 'Buscar empleo',
    items: [
      { label: 'Empleos', to: `${home}/empleos`, icon: <Sparkles className="icon" />, atFoot: true },
      { label: 'Postulaciones', to: `${home}/postulaciones`, icon: <Send className="icon" />, atFoot: true },
      { label: 'Alertas y guardados', to: `${home}/guardados`, icon: <Heart className="icon" /> },
    ],
  },
  {
    title: 'Prepararte',
    items: [
      { label: 'Plan de la semana', to: planPath, icon: <ListChecks className="icon" /> },
      { label: 'Revisar mi CV', to: reviewPath, icon: <FilePenLine className="icon" /> },
      { label: 'Qué me falta', to: wayPath, icon: <Route className="icon" /> },
    ],
  },
  {
    title: 'Ofrecer servicios',
    items: [
      { label: 'Servicios', to: `${home}/servicios`, icon: <Briefcase className="icon" /> },
      { label: 'Requerimientos', to: `${home}/requerimientos`, icon: <ClipboardList className="icon" /> },
      {
        label: 'Contrataciones',
        to: `${home}/contrataciones`,
        icon: <Handshake className="icon" />,
        news: waitingHires,
      },
      { label: 'Ingresos', to: `${home}/ingresos`, icon: <Wallet className="icon" /> },
      { label: 'Citas', to: `${home}/citas`, icon: <CalendarDays className="icon" />, atFoot: true },
    ],
  },
  {
    title: 'Tu perfil',
    items: [
      { label: 'Experiencia', to: `${home}/experiencia`, icon: <BriefcaseBusiness className="icon" /> },
      { label: 'Tus CV', to: `${home}/cv`, icon: <FileText className="icon" /> },
      { label: 'Portafolio', to: `${home}/portafolio`, icon: <Images className="icon" /> },
      { label: 'Certificados', to: `${home}/certificados`, icon: <Award className="icon" /> },
      { label: 'Validaciones', to: `${home}/validaciones`, icon: <ThumbsUp className="icon" /> },
      { label: 'Reseñas', to: `${home}/resenas`, icon: <Star className="icon" /> },
      { label: 'Visitas', to: `${home}/visitas`, icon: <ChartColumn className="icon" /> },
    ],
  },
  {
    title: 'Tu cuenta',
    items: [
      { label: 'Membresía', to: `${home}/membresia`, icon: <Crown className="icon" /> },
      { label: 'Config', to: `${home}/configuracion`, icon: <Settings className="icon" /> },
    ],
  },
]

/** The professional's panel. */
export default function ProfessionalLayout() {
  return (
    <QueryProvider>
      <Frame />
    </QueryProvider>
  )
}

/** The layout of the panel. Its first screen has two documented addresses. */
function Frame() {
  const { user, professional, applications: loaded } = useLoaderData<typeof loader>()
  const applications = useApplications(loaded)
  const unread = useUnreadMessages() ?? 0
  const waitingHires = useWaitingHires('professional')
  const header = usePanelHeader(user)
  const { refresh } = useRefresh()
  useLive('profile', (event) => {
    // The only event that may have been missed: the CV of an application filled an empty profile.
    if (event !== null || (professional.cvUrl !== null && isEmptyProfile(professional))) void refresh()
  })
  useSavedOwner({ status: 'user', user })
  const { pathname } = useLocation()
  const groups = groupsFor(pathname === '/professional-dashboard' ? pathname : home, unread, waitingHires)
  const panel: ProfessionalPanel = { user, professional, applications }
  return (
    <Dashboard label="Panel profesional" groups={groups} {...header}>
      <ConfirmEmailBanner known={user} />
      <Outlet context={panel} />
    </Dashboard>
  )
}

export function ErrorBoundary() {
  return (
    <main className="wrap py-10">
      <PanelError home={home} />
    </main>
  )
}
