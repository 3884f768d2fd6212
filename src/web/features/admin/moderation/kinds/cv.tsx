import Download from 'lucide-react/icons/download'
import { moderationContract, type ModeratedCv } from '#contracts/admin/moderation.contract.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { ProfileLink } from '#web/features/admin/moderation/profile-link.tsx'
import { queueKind } from '#web/features/admin/moderation/queue-kind.ts'

export const cvKind = queueKind<ModeratedCv>({
  name: 'CV',
  searched: 'Nombre, título profesional o correo',
  failed: 'No se pudo moderar el CV.',
  async load(client, query) {
    const { professionals: things, ...rest } = await client.call(moderationContract.moderatedCvs, { query })
    return { things, ...rest }
  },
  decide: (client, professionalId, body) =>
    client.call(moderationContract.moderateCv, { params: { professionalId }, body }),
  describe: ({ id, firstName, lastName, title, cvModerationStatus, cvModerationNote }) => ({
    id,
    title: `${firstName} ${lastName}`.trim(),
    about: title ?? 'Sin título profesional',
    status: cvModerationStatus,
    note: cvModerationNote,
  }),
  Content: CvContent,
})

function CvContent({ thing }: { thing: ModeratedCv }) {
  return (
    <div className="grid gap-5">
      <p className="text-sm break-all text-ink-2">{thing.user.email}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line p-4">
        <p className="min-w-0 grow text-sm font-strong wrap-anywhere">{thing.cvName}</p>
        <a href={thing.cvUrl} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Download className="icon" />
          Descargar CV
        </a>
        <ProfileLink to={thing.isProfileShown ? `/professional/${thing.id}` : null} />
      </div>
      <p className="text-xs text-ink-2">Que lo descargaste queda en la auditoría.</p>
    </div>
  )
}
