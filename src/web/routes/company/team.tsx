import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { companyTeamContract } from '#contracts/companies/team.contract.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { SettingsHead } from '#web/features/companies/settings/settings-head.tsx'
import { InviteMember } from '#web/features/companies/team/invite-member.tsx'
import { LeaveTeam } from '#web/features/companies/team/leave-team.tsx'
import { OwnNameCard } from '#web/features/companies/team/own-name-card.tsx'
import { TeamInvitations } from '#web/features/companies/team/team-invitations.tsx'
import { TeamMembers } from '#web/features/companies/team/team-members.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args, 'company')
  const team = await args.context.get(personalApi).call(companyTeamContract.team, {})
  return { team, isOwner: user.member?.role === 'owner' }
}

export const meta: MetaFunction = () => [{ title: 'Equipo · Qhatu' }]

/** Who works for the company, and what they may do. */
export default function Team() {
  const { team, isOwner } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      {isOwner ? (
        <SettingsHead at="team">
          <Button onClick={() => setInviting(true)}>
            <Plus className="icon" />
            Invitar
          </Button>
        </SettingsHead>
      ) : (
        <h1 className="mb-2">Equipo</h1>
      )}
      <p className="mb-5 max-w-prose text-sm text-ink-2">
        Cada persona entra con su propia cuenta, y el equipo ve quién hizo qué. Los candidatos solo ven a{' '}
        {company.name}.
      </p>
      <TeamMembers members={team.members} isOwner={isOwner} />
      <TeamInvitations invitations={team.invitations} />
      <OwnNameCard name={team.ownName} />
      {!isOwner && <LeaveTeam company={company.name} />}
      {isInviting && <InviteMember onClose={() => setInviting(false)} />}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
