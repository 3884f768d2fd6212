import { z } from 'zod'
import { pictureTooLarge, pictureWrongType } from '#contracts/accounts/picture-file.words.ts'
import { removed } from '#contracts/acts/act-fields.ts'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { photoMaxBytes } from '#contracts/accounts/photo-figures.ts'
import { idParams, line } from '#contracts/fields.ts'
import { longestPhotoCaption, mostWorkplacePhotos } from './workplace-figures.ts'

const asksCaption = 'Describe lo que se ve en la foto'
const asksPlace = 'Elige el lugar de la foto'

const caption = line(asksCaption, longestPhotoCaption)

const photo = z.object({
  id: z.number(),
  /** For the people of the company, whatever its status. */
  url: z.string(),
  caption: z.string(),
  /** Others see it once it is approved. */
  status: z.enum(moderationStatuses),
  /** What an administrator wrote about a rejected one; '' for nothing. */
  note: z.string(),
})
export type WorkplacePhoto = z.infer<typeof photo>

const photos = z.array(photo)

/** The photos of a workplace, in the order of the company's page. Each call answers with all of them. */
export const workplacePhotosContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/me/company/photos',
    summary: 'The photos of the own workplace, also those that others do not see yet',
    audience: 'company',
    reply: photos,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/me/company/photos',
    summary: 'Add a photo of the workplace as the last one; others see it once an administrator approved it',
    audience: 'company',
    member: 'owner',
    limit: 'upload',
    body: z.object({ caption }),
    upload: {
      field: 'photo',
      maxBytes: photoMaxBytes,
      tooLarge: pictureTooLarge,
      wrongType: pictureWrongType,
      picture: true,
    },
    status: 201,
    reply: photos,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/me/company/photos/:id/place',
    summary: 'Move a photo to a place of the row, from 1; the last place if there are fewer',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    body: z.object({
      place: z.int(asksPlace).min(1, asksPlace).max(mostWorkplacePhotos, asksPlace),
    }),
    reply: photos,
  }),
  describe: endpoint({
    method: 'PATCH',
    path: '/api/me/company/photos/:id',
    summary: 'Change the description of a photo',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    body: z.object({ caption }),
    reply: photos,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/me/company/photos/:id',
    summary: 'Take a photo away',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/me/company/photos/:id/file',
    summary: 'The picture of an own photo, also one that others do not see',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    file: ['image/webp'],
  }),
}
