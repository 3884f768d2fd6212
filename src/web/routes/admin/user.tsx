import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { type AdminPayment, billingContract } from '#contracts/admin/billing.contract.ts'
import { usersContract } from '#contracts/admin/users.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { PaymentDialog } from '#web/features/admin/billing/payment-dialog.tsx'
import { PaymentTable } from '#web/features/admin/billing/payment-table.tsx'
import { UserActDialog } from '#web/features/admin/users/user-act-dialog.tsx'
import { nameOf, PlanMark, UserPicture, UserStateMark } from '#web/features/admin/users/user-badges.tsx'
import { UserData, UserSuspensions } from '#web/features/admin/users/user-data.tsx'
import { UserApplications, UserReports } from '#web/features/admin/users/user-lists.tsx'
import { UserMemberships } from '#web/features/admin/users/user-memberships.tsx'
import { UserNotes } from '#web/features/admin/users/user-notes.tsx'
import { UserSessions } from '#web/features/admin/users/user-sessions.tsx'
import type { UserAct } from '#web/features/admin/users/user-table.tsx'
import { UserVerification } from '#web/features/admin/users/user-verification.tsx'
import { UserTimeline } from '#web/features/admin/users/user-timeline.tsx'
import { usersHref } from '#web/features/admin/users/users.address.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const id = Number(params['id'])
  const { admin } = await api.call(adminContract.adminSession, {})
  const role = admin?.role ?? 'analyst'
  const [whole, timeline, payments] = await Promise.all([
    orNotFound(api.call(usersContract.user, { params: { id } })),
    orNotFound(api.call(usersContract.userTimeline, { params: { id } })),
    may(role, 'read-payments')
      ? orNotFound(api.call(billingContract.adminPayments, { query: { userId: id } }))
      : null,
  ])
  return { ...whole, timeline, payments, role }
}

export const meta = ({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) =>
  unlistedMeta(loaderData ? nameOf(loaderData.user) : 'Usuario')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** Everything about one account, and what may be done to it. */
export default function User() {
  const {
    user,
    suspensions,
    verification,
    sessions,
    notes,
    memberships,
    applications,
    reports,
    figures,
    timeline,
    payments,
    role,
  } = useLoaderData<typeof loader>()
  const { refresh } = useRefresh()
  const [act, setAct] = useState<UserAct | null>(null)
  const manages = may(role, 'manage-users')
  const isCompany = user.userType === 'company'
  return (
    <>
      <BackLink to={usersHref({})}>Usuarios</BackLink>
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <UserPicture user={user} size={56} />
        <div className="min-w-0 grow basis-56">
          <h1 className="wrap-anywhere">{nameOf(user)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <PlanMark user={user} />
            <UserStateMark user={user} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {user.profile.isActive && user.profile.id > 0 && (
            <LinkButton
              to={isCompany ? companyHref(user.profile.id) : `/professional/${user.profile.id}`}
              variant="secondary"
              size="sm"
            >
              Ver perfil
              <ExternalLink className="icon" />
            </LinkButton>
          )}
          {user.profile.isActive && may(role, 'view-accounts') && (
            <Button variant="secondary" size="sm" onClick={() => setAct('view')}>
              Ver como
            </Button>
          )}
          {may(role, 'change-plans') && (
            <Button variant="secondary" size="sm" onClick={() => setAct('plan')}>
              Cambiar plan
            </Button>
          )}
          {manages &&
            (user.profile.isActive ? (
              <Button variant="danger-quiet" size="sm" onClick={() => setAct('suspend')}>
                Suspender
              </Button>
            ) : (
              <Button size="sm" onClick={() => setAct('restore')}>
                Activar
              </Button>
            ))}
        </div>
      </header>
      <FigureSheet
        columns={4}
        figures={[
          { label: isCompany ? 'Postulaciones recibidas' : 'Postulaciones', value: figures.applications },
          { label: isCompany ? 'Empleos' : 'Servicios', value: figures.published },
          { label: 'Sesiones', value: sessions.length },
          { label: 'Reportes', value: figures.reports },
        ]}
      />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <UserTimeline key={timeline.events[0]?.at} userId={user.id} first={timeline} />
          <UserApplications isReceived={isCompany} applications={applications} total={figures.applications} />
          {payments !== null && <UserPayments payments={payments} mayRefund={may(role, 'refund-payments')} />}
          <UserReports reports={reports} total={figures.reports} />
        </div>
        <div className="grid min-w-0 gap-5">
          <UserData user={user} manages={manages} />
          <UserMemberships memberships={memberships} />
          <UserVerification user={user} verification={verification} decides={may(role, 'verify-accounts')} />
          <UserSuspensions suspensions={suspensions} />
          <UserSessions userId={user.id} sessions={sessions} manages={manages} />
          <UserNotes userId={user.id} notes={notes} manages={manages} />
        </div>
      </div>
      {act && <UserActDialog act={act} user={user} onDone={refresh} onClose={() => setAct(null)} />}
    </>
  )
}

type UserPaymentsProps = { payments: readonly AdminPayment[]; mayRefund: boolean }

function UserPayments({ payments, mayRefund }: UserPaymentsProps) {
  const [opened, setOpened] = useState<AdminPayment | null>(null)
  return (
    <Card title="Pagos" padding={payments.length > 0 ? 'none' : 'md'}>
      {payments.length > 0 ? (
        <PaymentTable payments={payments} onOpen={setOpened} />
      ) : (
        <p className="text-sm text-ink-2">No pagó ni activó nada.</p>
      )}
      {opened && <PaymentDialog payment={opened} mayRefund={mayRefund} onClose={() => setOpened(null)} />}
    </Card>
  )
}
