import { briefInvitationsContract } from '#contracts/briefs/brief-invitations.contract.ts'
import type { OpenBriefDetail } from '#contracts/briefs/proposals.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { useBriefAct } from './briefs.resource.ts'

/** Who invited the reader, and declining it. */
export function InvitationNote({ brief }: { brief: OpenBriefDetail }) {
  const { invitation, companyName, hasProposed, takesProposals } = brief
  const decline = useBriefAct(
    () => api.call(briefInvitationsContract.decline, { params: { id: brief.id } }),
    { title: 'Invitación declinada', description: `${companyName} lo verá en unos segundos.` },
  )
  if (!invitation) return null
  if (invitation.isDeclined)
    return (
      <Note>{`Declinaste la invitación de ${companyName}. Si cambias de idea, todavía puedes proponer.`}</Note>
    )
  return (
    <Note>
      <p>{`${companyName} te invitó a proponer el ${formatDate(new Date(invitation.at))}.`}</p>
      {!hasProposed && takesProposals && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          busy={decline.isPending}
          busyLabel="Declinando..."
          onClick={() => decline.mutate(undefined)}
        >
          Declinar invitación
        </Button>
      )}
    </Note>
  )
}
