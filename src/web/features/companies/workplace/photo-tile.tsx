import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import {
  type WorkplacePhoto,
  workplacePhotosContract,
} from '#contracts/companies/workplace-photos.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { showRefusal } from '#web/features/companies/team/show-refusal.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { CaptionDialog } from './caption-dialog.tsx'
import { useKeepPhotos, useReloadPhotos } from './workplace-photos.resource.ts'

const states: Record<ModerationStatus, { tone: Tone; text: string }> = {
  pending: { tone: 'warn', text: 'En revisión' },
  approved: { tone: 'ok', text: 'En tu página' },
  rejected: { tone: 'bad', text: 'No se muestra' },
}

type PhotoTileProps = {
  photo: WorkplacePhoto
  /** Its place, from 1, and how many there are. */
  place: number
  of: number
}

/** One photo with its status and what can be done with it. */
export function PhotoTile({ photo: { id, url, caption, status, note }, place, of }: PhotoTileProps) {
  const [isDescribing, setDescribing] = useState(false)
  const keep = useKeepPhotos()
  const reload = useReloadPhotos()
  const offerUndo = useUndo()
  const remove = useAction(() => api.call(workplacePhotosContract.remove, { params: { id } }), {
    onSuccess: async ({ undo }) => {
      offerUndo(undo, { title: 'Foto eliminada', description: caption })
      await reload()
    },
    onError: (error) => showRefusal('No se pudo eliminar la foto', error),
  })
  const move = useAction(
    (place: number) => api.call(workplacePhotosContract.move, { params: { id }, body: { place } }),
    {
      onSuccess: keep,
      onError: async (error) => {
        showRefusal('No se pudo mover la foto', error)
        await reload()
      },
    },
  )
  const items: MenuItem[] = [
    { label: 'Cambiar descripción', onSelect: () => setDescribing(true) },
    ...(place > 1 ? [{ label: 'Mover antes', onSelect: () => void move.run(place - 1) }] : []),
    ...(place < of ? [{ label: 'Mover después', onSelect: () => void move.run(place + 1) }] : []),
    { label: 'Eliminar', tone: 'danger' as const, onSelect: () => void remove.run() },
  ]
  const { tone, text } = states[status]
  return (
    <li>
      <div className="relative">
        <img
          src={url}
          alt=""
          width={960}
          height={720}
          loading="lazy"
          className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
        />
        <div className="absolute top-2 right-2">
          <Menu
            label={`Opciones de la foto: ${caption}`}
            items={items}
            buttonClassName={buttonClass({ variant: 'secondary', size: 'sm', iconOnly: true })}
          >
            <Ellipsis className="icon" />
          </Menu>
        </div>
      </div>
      <p className="mt-1.5 text-xs wrap-anywhere">{caption}</p>
      <p className="mt-1">
        <Badge tone={tone}>{text}</Badge>
      </p>
      {status === 'rejected' && note && (
        <p className="mt-1 text-xs whitespace-pre-line wrap-anywhere text-bad-ink">{note}</p>
      )}
      {isDescribing && <CaptionDialog id={id} caption={caption} onClose={() => setDescribing(false)} />}
    </li>
  )
}
