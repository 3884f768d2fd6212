import { useState } from 'react'
import { type AdminRole, adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { type TeamMember, teamContract } from '#contracts/admin/team.contract.ts'
import { roleDuties, roleNames } from '#domain/admin/role.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** What is asked before an act that ends something. */
const questions = {
  end: {
    call: teamContract.endAdminAccess,
    title: (name: string) => `Quitar el acceso a ${name}`,
    description:
      'Se cierran sus sesiones y ya no puede entrar. Lo que hizo queda en la auditoría. Para que vuelva, invítala otra vez.',
    confirmLabel: 'Quitar acceso',
    done: (name: string) => `${name} ya no puede entrar`,
  },
  reset: {
    call: teamContract.resetAdminTwoFactor,
    title: (name: string) => `Restablecer la verificación de ${name}`,
    description:
      'Hazlo solo si perdió su teléfono y sus códigos, y comprobaste que es ella. Se cierran sus sesiones, entra con su contraseña y le avisamos por correo.',
    confirmLabel: 'Restablecer',
    done: (name: string) => `${name} puede entrar con su contraseña`,
  },
}

/** The administrators. A role applies at once and can be taken back in its toast. */
export function TeamMembers({ members }: { members: readonly TeamMember[] }) {
  const { refresh } = useRefresh()
  const [asked, setAsked] = useState<{ act: keyof typeof questions; member: TeamMember } | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      const text = error instanceof ApiError ? error.body.message : 'No se pudo conectar con el servidor.'
      showToast({ title: 'No se pudo cambiar el equipo', description: text, tone: 'destructive' })
      return false
    } finally {
      setBusy(false)
      await refresh()
    }
  }

  async function changeRole(member: TeamMember, role: AdminRole) {
    const change = (next: AdminRole) => () =>
      api.call(teamContract.changeRole, { params: { id: member.id }, body: { role: next } })
    if (await attempt(change(role)))
      showToast({
        title: `${member.name}: ${roleNames[role]}`,
        description: roleDuties[role],
        action: { label: 'Deshacer', onPress: () => void attempt(change(member.role)) },
      })
  }

  async function confirm() {
    if (!asked) return
    const { act, member } = asked
    const { call, done } = questions[act]
    if (await attempt(() => api.call(call, { params: { id: member.id } })))
      showToast({ title: done(member.name) })
    setAsked(null)
  }

  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 lg:px-6">
            <Avatar name={member.name} size={40} />
            <div className="min-w-0 grow basis-56">
              <p className="font-strong wrap-anywhere">{member.name}</p>
              <p className="text-xs wrap-anywhere text-ink-2">{member.email}</p>
              <Seen member={member} />
            </div>
            <Select
              aria-label={`Rol de ${member.name}`}
              size="sm"
              className="w-44"
              value={member.role}
              disabled={isBusy}
              onChange={({ target }) => void changeRole(member, target.value as AdminRole)}
              options={adminRoles.map((value) => ({ value, label: roleNames[value] }))}
            />
            {member.hasTwoFactor && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Restablecer la verificación de ${member.name}`}
                onClick={() => setAsked({ act: 'reset', member })}
              >
                Restablecer verificación
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Quitar el acceso a ${member.name}`}
              onClick={() => setAsked({ act: 'end', member })}
            >
              Quitar acceso
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          onConfirm={() => void confirm()}
          busy={isBusy}
          title={questions[asked.act].title(asked.member.name)}
          description={questions[asked.act].description}
          confirmLabel={questions[asked.act].confirmLabel}
        />
      )}
    </Card>
  )
}

function Seen({ member: { since, lastSeenAt, hasTwoFactor } }: { member: TeamMember }) {
  const now = useNow()
  return (
    <p className="text-xs text-ink-3">
      En el equipo desde el {formatDate(new Date(since))}
      {hasTwoFactor && ' · Con verificación en dos pasos'}
      {lastSeenAt && now && ` · Activo: ${relativeTime(new Date(lastSeenAt), now)}`}
    </p>
  )
}
