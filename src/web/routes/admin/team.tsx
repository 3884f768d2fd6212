import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { teamContract } from '#contracts/admin/team.contract.ts'
import { InviteAdmin } from '#web/features/admin/team/invite-admin.tsx'
import { OpenInvitations } from '#web/features/admin/team/open-invitations.tsx'
import { TeamMembers } from '#web/features/admin/team/team-members.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(personalApi).call(teamContract.team, {})

export const meta = () => unlistedMeta('Equipo')

export const ErrorBoundary = () => <PanelError home="/admin" />

/** Who administers Qhatu, with which role. */
export default function Team() {
  const { members, invitations } = useLoaderData<typeof loader>()
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="max-w-[64rem]">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1>Equipo</h1>
          <p className="mt-1 text-sm text-ink-2">Quién administra Qhatu y qué puede hacer cada persona.</p>
        </div>
        <Button size="sm" onClick={() => setInviting(true)}>
          <UserPlus className="icon" />
          Invitar
        </Button>
      </div>
      <TeamMembers members={members} />
      <OpenInvitations invitations={invitations} />
      {isInviting && <InviteAdmin onClose={() => setInviting(false)} />}
    </div>
  )
}
