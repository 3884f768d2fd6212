import { megabyte } from '#contracts/megabytes.ts'

/** A LinkedIn export without its messages and pictures is far smaller. In bytes. */
export const profileFileMaxBytes = 20 * megabyte
