import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ModeratedCv, ModeratedService } from '#contracts/admin/moderation.contract.ts'
import { ServicePicture } from '#web/features/services/service-picture.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import type { QueueItem } from './queue-item.ts'

/** What is looked at: a service in full, or a CV with its file. */
export function ItemContent({ content }: Pick<QueueItem, 'content'>) {
  return content.queue === 'services' ? (
    <ServiceContent service={content.service} />
  ) : (
    <CvContent cv={content.cv} />
  )
}

function ServiceContent({ service }: { service: ModeratedService }) {
  const { professional, includes, requirements, tools } = service
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <a href={`/professional/${professional.id}`} target="_blank" rel="noreferrer" className="link">
          {professional.firstName} {professional.lastName}
        </a>
        <span className="break-all text-ink-2">{professional.email}</span>
      </p>
      <DefinitionList
        variant="facts"
        items={[
          { term: 'Precio por hora', value: service.price },
          { term: 'Entrega', value: service.deliveryTime },
          { term: 'Categoría', value: service.category },
        ]}
      />
      {service.imageUrl && <ServicePicture src={service.imageUrl} className="w-full max-w-sm rounded-sm" />}
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{service.description}</p>
      {includes.length > 0 && <Text title="Incluye" text={includes.join('\n')} />}
      {requirements && <Text title="Qué necesita del cliente" text={requirements} />}
      {tools && <Text title="Herramientas" text={tools} />}
    </div>
  )
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="text-sm font-strong">{title}</h3>
    <p className="mt-1 max-w-measure text-sm whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>
  </div>
)

function CvContent({ cv }: { cv: ModeratedCv }) {
  return (
    <div className="grid gap-5">
      <p className="text-sm break-all text-ink-2">{cv.user.email}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-line p-4">
        <p className="min-w-0 grow text-sm font-strong wrap-anywhere">{cv.cvName}</p>
        <a href={cv.cvUrl} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Download className="icon" />
          Descargar CV
        </a>
        <LinkButton to={`/professional/${cv.id}`} variant="quiet" size="sm" target="_blank">
          <ExternalLink className="icon" />
          Ver perfil
        </LinkButton>
      </div>
      <p className="text-xs text-ink-2">Que lo descargaste queda en la auditoría.</p>
    </div>
  )
}
