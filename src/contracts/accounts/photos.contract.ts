import { z } from 'zod'
import { takenBack } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { photoMaxBytes } from './photo-figures.ts'
import { pictureTooLarge, pictureWrongType } from './picture-file.words.ts'

export const photosContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/photo',
    summary: 'The own photo or logo, and why others see the initials instead of it',
    audience: 'signed-in',
    reply: z.object({
      /** Null: there is none. */
      photoUrl: z.string().nullable(),
      isRejected: z.boolean(),
      /** What an administrator wrote about a rejected one; '' for nothing. */
      moderationNote: z.string(),
    }),
  }),
  ownFile: endpoint({
    method: 'GET',
    path: '/api/photo/file',
    summary: 'The own photo or logo, also one that others do not see',
    audience: 'signed-in',
    errors: ['not_found'],
    file: ['image/webp'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/upload-photo',
    summary: 'Put a photo on the own profile, or the logo on the own company; it replaces the one before',
    audience: 'signed-in',
    member: 'owner',
    limit: 'upload',
    body: z.object({}),
    upload: {
      field: 'photo',
      maxBytes: photoMaxBytes,
      tooLarge: pictureTooLarge,
      wrongType: pictureWrongType,
      picture: true,
    },
    reply: z.object({ success: z.literal(true), message: z.string(), photoUrl: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/photo',
    summary: 'Take the photo or the logo away; without one nothing happens',
    audience: 'signed-in',
    member: 'owner',
    reply: takenBack,
  }),
}
