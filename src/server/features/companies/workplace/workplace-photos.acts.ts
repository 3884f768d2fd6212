import { z } from 'zod'
import { mostWorkplacePhotos } from '#contracts/companies/workplace-figures.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { dropFile } from '#server/platform/storage/stored-files.ts'
import { listPhotos, lockPhotosOf } from './workplace-photos.queries.ts'

/** A photo was taken away; its file is kept until this can no longer be undone. */
export const workplacePhotoRemoval = defineAct(
  'company.photo-removal',
  z.object({ companyId: z.number(), fileId: z.string() }),
)

export const workplaceActs = (deps: Pick<Deps, 'queue'>): ActHandler[] => [
  handleRemoval(workplacePhotoRemoval, {
    async restored(tx, { companyId }) {
      await lockPhotosOf(tx, companyId)
      // Another one may have taken its place meanwhile.
      if ((await listPhotos(tx, companyId)).length > mostWorkplacePhotos) throw new AppError('conflict')
      await notifyChange(tx, 'jobs')
    },
    gone: (tx, { fileId }) => dropFile(deps, tx, fileId),
  }),
]
