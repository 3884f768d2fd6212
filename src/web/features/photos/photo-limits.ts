import { pictureTooLarge, pictureWrongType } from '#contracts/accounts/picture-file.words.ts'
import { pictureExtensions } from '#contracts/accounts/picture-types.ts'
import { usePictureMegabytes } from '#web/features/site/form-rules.resource.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'

/** The limits of a photo, a logo or a service's picture, with the documented words, for a `FileDrop`. */
export const usePhotoLimits = (): FileLimits => ({
  extensions: pictureExtensions,
  maxMegabytes: usePictureMegabytes(),
  wrongType: pictureWrongType,
  tooLarge: pictureTooLarge(),
})
