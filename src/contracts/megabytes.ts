/** Sizes of files are checked in bytes and stated in megabytes. */
export const megabyte = 1024 * 1024
export const inMegabytes = (bytes: number): number => bytes / megabyte
