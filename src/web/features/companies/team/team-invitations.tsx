import { type CompanyInvitation, companyTeamContract } from '#contracts/companies/team.contract.ts'
import { companyRoleNames } from '#domain/companies/team.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showRefusal } from './show-refusal.ts'

/** The invitations that nobody has accepted; nothing without any. */
export function TeamInvitations({ invitations }: { invitations: readonly CompanyInvitation[] }) {
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  if (invitations.length === 0) return null
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      showRefusal('No se pudo cambiar la invitación', error)
    }
    await refresh()
  }
  const resend = ({ id, email }: CompanyInvitation) =>
    attempt(async () => {
      const { undo } = await api.call(companyTeamContract.resendInvitation, { params: { id } })
      offerUndo(undo, {
        title: 'La enviamos otra vez',
        description: `${email} recibe un enlace nuevo en ${undo.seconds} segundos; el anterior deja de valer.`,
      })
    })
  const cancel = ({ id }: CompanyInvitation) =>
    attempt(async () => {
      const { undo } = await api.call(companyTeamContract.cancelInvitation, { params: { id } })
      offerUndo(undo, { title: 'Invitación cancelada', description: 'Su enlace ya no vale.' })
    })
  return (
    <Card title="Invitaciones pendientes" className="mt-6">
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 grow basis-56 text-sm">
              <p className="font-strong wrap-anywhere">{invitation.email}</p>
              <p className="text-xs text-ink-2">
                {companyRoleNames[invitation.role]} · {invitation.isExpired ? 'Venció' : 'Vale hasta'} el{' '}
                {formatDate(new Date(invitation.expiresAt))}
              </p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Enviar otra vez a ${invitation.email}`}
              onClick={() => void resend(invitation)}
            >
              Enviar otra vez
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Cancelar la invitación de ${invitation.email}`}
              onClick={() => void cancel(invitation)}
            >
              Cancelar
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
