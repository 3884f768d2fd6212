/** A LinkedIn export without its messages and pictures is far smaller. In bytes. */
export const profileFileMaxBytes = 20 * 1024 * 1024
