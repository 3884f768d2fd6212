import { moderationContract, type ModeratedWorkplace } from '#contracts/admin/moderation.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { ProfileLink } from '#web/features/admin/moderation/profile-link.tsx'
import { describeOwned, queueKind } from '#web/features/admin/moderation/queue-kind.ts'

export const workplacesKind = queueKind<ModeratedWorkplace>({
  name: 'Fotos de empresas',
  searched: 'Empresa o correo',
  failed: 'No se pudo moderar la foto.',
  async load(client, query) {
    const { items: things, ...rest } = await client.call(moderationContract.moderatedWorkplaces, { query })
    return { things, ...rest }
  },
  decide: (client, id, body) => client.call(moderationContract.moderateWorkplace, { params: { id }, body }),
  describe: (photo) => describeOwned(photo, photo.caption),
  Content: WorkplaceContent,
})

/** The photo with its description, as the page of the company will show it. */
function WorkplaceContent({ thing }: { thing: ModeratedWorkplace }) {
  const { title, caption, owner, pictureUrl, companyId } = thing
  return (
    <div className="grid justify-items-start gap-5">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{owner.name}</span>
        <span className="break-all">{owner.email}</span>
      </p>
      <figure className="w-full max-w-xl">
        <img
          src={pictureUrl}
          alt={`Foto de ${title}`}
          width={960}
          height={720}
          className="aspect-4/3 w-full rounded-md bg-sunken object-contain"
        />
        <figcaption className="mt-2 wrap-anywhere">{caption}</figcaption>
      </figure>
      <ProfileLink to={companyHref(companyId)} />
    </div>
  )
}
