import { moderationContract, type ModeratedService } from '#contracts/admin/moderation.contract.ts'
import { ServicePicture, WorkPictures } from '#web/features/services/service-picture.tsx'
import { daysInWords } from '#web/features/services/offers.words.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { ItemText } from '#web/features/admin/moderation/item-text.tsx'
import { queueKind } from '#web/features/admin/moderation/queue-kind.ts'

export const servicesKind = queueKind<ModeratedService>({
  name: 'Servicios',
  searched: 'Título, nombre o correo',
  failed: 'No se pudo moderar el servicio.',
  async load(client, query) {
    const { services: things, ...rest } = await client.call(moderationContract.moderatedServices, { query })
    return { things, ...rest }
  },
  decide: (client, serviceId, body) =>
    client.call(moderationContract.moderateService, { params: { serviceId }, body }),
  describe: ({ id, title, professional, moderationStatus, moderationNote }) => ({
    id,
    title,
    about: `${professional.firstName} ${professional.lastName}`.trim(),
    status: moderationStatus,
    note: moderationNote,
  }),
  Content: ServiceContent,
})

function ServiceContent({ thing }: { thing: ModeratedService }) {
  const { professional, includes, packages, extras, requirements, tools } = thing
  const name = `${professional.firstName} ${professional.lastName}`.trim()
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {professional.isShown ? (
          <a href={`/professional/${professional.id}`} target="_blank" rel="noreferrer" className="link">
            {name}
          </a>
        ) : (
          name
        )}
        <span className="break-all text-ink-2">{professional.email}</span>
      </p>
      <DefinitionList
        variant="facts"
        items={[
          { term: 'Precio por hora', value: thing.price },
          { term: 'Entrega', value: thing.deliveryTime },
          { term: 'Categoría', value: thing.category },
        ]}
      />
      {thing.imageUrl && <ServicePicture src={thing.imageUrl} className="w-full max-w-sm rounded-sm" />}
      {thing.works.length > 0 && (
        <div className="max-w-sm">
          <WorkPictures works={thing.works} />
        </div>
      )}
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{thing.description}</p>
      {includes.length > 0 && <ItemText title="Incluye" text={includes.join('\n')} />}
      {packages.map((offer) => (
        <ItemText
          key={offer.name}
          title={`${offer.name}: ${offer.price}, entrega en ${daysInWords(offer.days)}`}
          text={offer.includes.join('\n')}
        />
      ))}
      {extras.length > 0 && (
        <ItemText
          title="Extras"
          text={extras
            .map(({ name, price, days }) => `${name}: ${price}, ${daysInWords(days)} más`)
            .join('\n')}
        />
      )}
      {requirements && <ItemText title="Qué necesita del cliente" text={requirements} />}
      {tools && <ItemText title="Herramientas" text={tools} />}
    </div>
  )
}
