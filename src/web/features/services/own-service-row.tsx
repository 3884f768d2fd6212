import Eye from 'lucide-react/icons/eye'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnService } from '#contracts/services/services.contract.ts'
import { TakedownNote } from '#web/features/support/takedown-note.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Rating } from './rating.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { ServicePicture } from './service-picture.tsx'
import { ServicePrice } from './service-price.tsx'
import { serviceHref } from './service.address.ts'

type OwnServiceRowProps = {
  service: OwnService
  /** Its chat: whether it is active, and how to activate it. */
  chat: ReactNode
  /** A request to pause or resume is pending. */
  isBusy: boolean
  onEdit: () => void
  onShow: (isOpen: boolean) => void
  onDelete: () => void
}

/** One of the person's services with all actions. */
export function OwnServiceRow({ service, chat, isBusy, onEdit, onShow, onDelete }: OwnServiceRowProps) {
  const { id, title, category, description, price, isActive, isOpen, openHires, takedown } = service
  const isRejected = !takedown && service.moderationStatus === 'rejected'
  return (
    <li className="grid gap-4 border-line py-5 first:pt-0 last:pb-0 not-first:border-t">
      <div className="flex gap-4">
        {service.imageUrl && (
          <ServicePicture
            src={service.imageUrl}
            className="w-40 flex-none self-start rounded-sm max-sm:hidden"
          />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h3 className="min-w-0 text-h4 wrap-anywhere">{title}</h3>
            <ServicePrice price={price} />
          </div>
          <p className="mt-1 line-clamp-2 max-w-measure text-sm wrap-anywhere text-ink-2">{description}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <Badge>{category}</Badge>
            {takedown && <Badge tone="bad">Retirado por Qhatu</Badge>}
            {isRejected && <Badge tone="bad">Necesita cambios</Badge>}
            {!isOpen && <Badge tone="warn">Pausado</Badge>}
            <Rating rating={service.rating} reviewCount={service.reviewCount} />
            {openHires > 0 && (
              <Link to="/dashboard/contrataciones" className="link">
                {openHires === 1 ? '1 contratación abierta' : `${openHires} contrataciones abiertas`}
              </Link>
            )}
          </div>
        </div>
      </div>
      {takedown && <TakedownNote takedown={takedown} subject="Tu servicio" />}
      {isRejected && (
        <Note tone="bad">
          <p className="font-strong">Nadie más ve este servicio</p>
          {service.moderationNote && (
            <p className="whitespace-pre-line wrap-anywhere">{service.moderationNote}</p>
          )}
          <p>Edítalo: al guardar vuelve a mostrarse y lo revisamos otra vez.</p>
        </Note>
      )}
      {chat}
      <div className="-my-1 -ml-3.5 flex items-center sm:gap-1">
        <Button variant="quiet" size="sm" aria-label={`Editar: ${title}`} onClick={onEdit}>
          <Pencil className="icon max-sm:hidden" />
          Editar
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={isBusy}
          aria-label={`${isOpen ? 'Pausar' : 'Mostrar'}: ${title}`}
          onClick={() => onShow(!isOpen)}
        >
          {isOpen ? <Pause className="icon max-sm:hidden" /> : <Play className="icon max-sm:hidden" />}
          {isOpen ? 'Pausar' : 'Mostrar'}
        </Button>
        {isActive && (
          <LinkButton variant="quiet" size="sm" aria-label={`Ver: ${title}`} to={serviceHref(id)}>
            <Eye className="icon max-sm:hidden" />
            Ver
          </LinkButton>
        )}
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          className="ml-auto"
          aria-label={`Eliminar: ${title}`}
          onClick={onDelete}
        >
          <Trash2 className="icon" />
        </Button>
      </div>
    </li>
  )
}
