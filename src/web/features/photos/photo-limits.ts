import { pictureTooLarge, pictureWrongType } from '#contracts/accounts/picture-file.words.ts'
import { inMegabytes, photoMaxBytes } from '#contracts/figures.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'

/** The limits of a photo, a logo or a service's picture, with the documented words, for a `FileDrop`. */
export const photoLimits: FileLimits = {
  extensions: ['.jpg', '.jpeg', '.png'],
  maxMegabytes: inMegabytes(photoMaxBytes),
  wrongType: pictureWrongType,
  tooLarge: pictureTooLarge,
}
