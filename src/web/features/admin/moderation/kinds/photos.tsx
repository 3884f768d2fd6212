import { moderationContract, type ModeratedPhoto } from '#contracts/admin/moderation.contract.ts'
import { cx } from '#web/ui/look/cx.ts'
import { ProfileLink } from '#web/features/admin/moderation/profile-link.tsx'
import { describeOwned, queueKind } from '#web/features/admin/moderation/queue-kind.ts'

export const photosKind = queueKind<ModeratedPhoto>({
  name: 'Fotos',
  searched: 'Nombre o correo',
  failed: 'No se pudo moderar la foto.',
  async load(client, query) {
    const { items: things, ...rest } = await client.call(moderationContract.moderatedPhotos, { query })
    return { things, ...rest }
  },
  decide: (client, id, body) => client.call(moderationContract.moderatePhoto, { params: { id }, body }),
  describe: (photo) => describeOwned(photo, photo.owner.name),
  Content: PhotoContent,
})

/** The picture as large as it is stored, and as small as lists show it. */
function PhotoContent({ thing }: { thing: ModeratedPhoto }) {
  const { kind, title, owner, pictureUrl } = thing
  const shape = kind === 'photo' ? 'rounded-full object-cover' : 'rounded-md object-contain'
  return (
    <div className="grid justify-items-start gap-5">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{owner.name}</span>
        <span className="break-all">{owner.email}</span>
      </p>
      <div className="flex flex-wrap items-end gap-5">
        <img
          src={pictureUrl}
          alt={`${owner.name} de ${title}`}
          width={288}
          height={288}
          className="size-72 max-w-full rounded-md bg-sunken object-contain"
        />
        <img src={pictureUrl} alt="" width={56} height={56} className={cx('size-14 bg-sunken', shape)} />
      </div>
      <ProfileLink to={pageOf(thing)} />
    </div>
  )
}

function pageOf({ professionalId, companyId }: ModeratedPhoto): string | null {
  if (companyId !== null) return `/companies/${companyId}`
  return professionalId === null ? null : `/professional/${professionalId}`
}
