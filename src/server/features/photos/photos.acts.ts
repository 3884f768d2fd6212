import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { dropFile } from '#server/platform/storage/stored-files.ts'
import { exchangePhoto } from './exchange-photo.ts'

const userId = z.number()
const owner = z.union([
  z.object({ companyId: z.number(), userId }),
  z.object({ professionalId: z.number(), userId }),
])

/** A removed photo or logo; its file is kept until this can no longer be undone. */
export const photoRemoval = defineAct('photo.removal', z.object({ fileId: z.string(), owner }))

export const photoActs = (deps: Pick<Deps, 'queue'>): ActHandler[] => [
  handleAct(photoRemoval, {
    undo: (tx, { fileId, owner: whose }) => exchangePhoto(tx, whose, { from: null, to: fileId }),
    notify: (tx, { fileId }) => dropFile(deps, tx, fileId),
  }),
]
