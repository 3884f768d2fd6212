import { useState } from 'react'
import { type CompanyMember, companyTeamContract } from '#contracts/companies/team.contract.ts'
import { type InvitedRole, invitedRoles } from '#contracts/companies/team-vocabulary.ts'
import { companyRoleHints, companyRoleNames } from '#domain/companies/team.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { showRefusal } from './show-refusal.ts'

type TeamMembersProps = { members: readonly CompanyMember[]; isOwner: boolean }

/** The people of the company. The owner changes roles, which apply at once, ends accesses and hands the company over. */
export function TeamMembers({ members, isOwner }: TeamMembersProps) {
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const [heir, setHeir] = useState<CompanyMember | null>(null)

  async function attempt(act: () => Promise<unknown>) {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      showRefusal('No se pudo cambiar el equipo', error)
    } finally {
      setBusy(false)
      await refresh()
    }
  }

  const changeRole = ({ userId, name }: CompanyMember, role: InvitedRole) =>
    attempt(async () => {
      const reply = await api.call(companyTeamContract.changeRole, { params: { userId }, body: { role } })
      if (reply.undo)
        offerUndo(reply.undo, {
          title: `${name}: ${companyRoleNames[role]}`,
          description: companyRoleHints[role],
        })
    })
  const remove = ({ userId, name }: CompanyMember) =>
    attempt(async () => {
      const { undo } = await api.call(companyTeamContract.remove, { params: { userId } })
      offerUndo(undo, {
        title: `${name} ya no está en el equipo`,
        description: 'Cerramos sus sesiones. Lo que hizo queda en la empresa.',
      })
    })

  return (
    <Card padding="none">
      <ul aria-label="Personas del equipo" className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 lg:px-6">
            <Avatar name={member.name} size={40} />
            <div className="min-w-0 grow basis-52">
              <p className="font-strong wrap-anywhere">
                {member.name}
                {member.isMe && <span className="font-normal text-ink-3"> (tú)</span>}
              </p>
              {member.name !== member.email && (
                <p className="text-xs wrap-anywhere text-ink-2">{member.email}</p>
              )}
              <p className="text-xs text-ink-3">Desde el {formatDate(new Date(member.since))}</p>
            </div>
            {isOwner && member.role !== 'owner' ? (
              <div className="flex flex-wrap items-center gap-2">
                <Select
                  aria-label={`Acceso de ${member.name}`}
                  size="sm"
                  className="w-40"
                  value={member.role}
                  disabled={isBusy}
                  onChange={({ target }) => void changeRole(member, target.value as InvitedRole)}
                  options={invitedRoles.map((value) => ({ value, label: companyRoleNames[value] }))}
                />
                <Button
                  variant="quiet"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Quitar a ${member.name} del equipo`}
                  onClick={() => void remove(member)}
                >
                  Quitar
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Entregar la cuenta a ${member.name}`}
                  onClick={() => setHeir(member)}
                >
                  Entregar la cuenta
                </Button>
              </div>
            ) : (
              <Badge>{companyRoleNames[member.role]}</Badge>
            )}
          </li>
        ))}
      </ul>
      {heir && <HandOverDialog heir={heir} onClose={() => setHeir(null)} />}
    </Card>
  )
}
