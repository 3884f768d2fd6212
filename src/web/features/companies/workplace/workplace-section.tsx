import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { mostWorkplacePhotos } from '#contracts/companies/workplace-figures.ts'
import { SettingsSection } from '#web/features/companies/settings/settings-section.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { AddPhotoDialog } from './add-photo-dialog.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useWorkplacePhotos } from './workplace-photos.resource.ts'

/** The photos of the workplace: add, describe, order, take away. */
export const WorkplaceSection = () => (
  <SettingsSection
    id="fotos"
    title="Fotos"
    hint={`De tu oficina, tu local o tu equipo. Hasta ${mostWorkplacePhotos}, con una descripción cada una. Las revisamos antes de mostrarlas.`}
  >
    <Photos />
  </SettingsSection>
)

function Photos() {
  const { data: photos, error, refetch, isFetching } = useWorkplacePhotos()
  const [isAdding, setAdding] = useState(false)
  if (!photos)
    return error ? (
      <ErrorState
        title="Error al cargar tus fotos"
        level={3}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        <span className="sr-only">Cargando tus fotos</span>
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3" />
      </div>
    )
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {photos.map((photo, at) => (
          <PhotoTile key={photo.id} photo={photo} place={at + 1} of={photos.length} />
        ))}
        {photos.length < mostWorkplacePhotos && (
          <li>
            <button
              type="button"
              onClick={() => setAdding(true)}
              className="grid aspect-4/3 w-full place-content-center justify-items-center gap-1 rounded-md border-[1.5px] border-dashed border-line-strong bg-surface text-sm font-strong transition-colors hover:border-ink-2"
            >
              <ImagePlus className="icon text-lg text-ink-2" />
              Agregar foto
            </button>
          </li>
        )}
      </ul>
      {isAdding && <AddPhotoDialog onClose={() => setAdding(false)} />}
    </>
  )
}
