import { megabyte } from '#contracts/megabytes.ts'

/** The maximum size of a photo, a logo or a picture of a service, a JPEG or PNG. In bytes. */
export const photoMaxBytes = 2 * megabyte
