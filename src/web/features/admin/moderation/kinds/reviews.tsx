import { moderationContract, type ModeratedReview } from '#contracts/admin/moderation.contract.ts'
import { Stars } from '#web/features/services/rating.tsx'
import { serviceHref } from '#web/features/services/service.address.ts'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { ItemText } from '#web/features/admin/moderation/item-text.tsx'
import { describeOwned, queueKind } from '#web/features/admin/moderation/queue-kind.ts'

export const reviewsKind = queueKind<ModeratedReview>({
  name: 'Reseñas',
  searched: 'Palabras, empresa o correo',
  failed: 'No se pudo moderar la reseña.',
  async load(client, query) {
    const { items: things, ...rest } = await client.call(moderationContract.moderatedReviews, { query })
    return { things, ...rest }
  },
  decide: (client, id, body) => client.call(moderationContract.moderateReview, { params: { id }, body }),
  describe: (review) => describeOwned(review, review.service.title),
  Content: ReviewContent,
})

function ReviewContent({ thing }: { thing: ModeratedReview }) {
  const { owner, rating, comment, reply, service, professional, isVerifiedHire } = thing
  return (
    <div className="grid gap-5">
      <p className="text-sm break-all text-ink-2">{owner.email}</p>
      <Stars rating={rating} />
      {comment ? (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{comment}</p>
      ) : (
        <p className="text-ink-2">Sin comentario, solo la calificación.</p>
      )}
      <DefinitionList
        variant="facts"
        items={[
          {
            term: 'Servicio',
            value: (
              <a href={serviceHref(service.id)} target="_blank" rel="noreferrer" className="link">
                {service.title}
              </a>
            ),
          },
          { term: 'Profesional', value: professional.name },
          { term: 'Contratación', value: isVerifiedHire ? 'Verificada' : 'Sin verificar' },
        ]}
      />
      {reply && <ItemText title={`Respuesta de ${professional.name}`} text={reply} />}
    </div>
  )
}
