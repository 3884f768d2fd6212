import { type TeamInvitation, teamContract } from '#contracts/admin/team.contract.ts'
import { roleNames } from '#domain/admin/role.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** The invitations that nobody has accepted yet; nothing without any. */
export function OpenInvitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const { refresh } = useRefresh()
  const cancel = useAction(
    ({ id }: TeamInvitation) => api.call(teamContract.cancelTeamInvitation, { params: { id } }),
    {
      onSuccess: () => showToast({ title: 'Invitación cancelada', description: 'Su enlace ya no vale.' }),
      onError: () => showToast({ title: 'No se pudo cancelar la invitación', tone: 'destructive' }),
    },
  )
  if (invitations.length === 0) return null
  return (
    <Card title="Invitaciones pendientes" className="mt-6">
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 grow basis-56 text-sm">
              <p className="wrap-anywhere">
                <b className="font-strong">{invitation.name}</b> · {roleNames[invitation.role]}
              </p>
              <p className="text-xs wrap-anywhere text-ink-2">
                {invitation.email} · Vale hasta el {formatDate(new Date(invitation.expiresAt))}
              </p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              busy={cancel.isPending}
              aria-label={`Cancelar la invitación de ${invitation.name}`}
              onClick={() => void cancel.run(invitation).then(refresh)}
            >
              Cancelar
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
