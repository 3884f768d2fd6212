/* Which files are pictures: a JPEG or a PNG. Without zod, for public pages. */

export const pictureMimeTypes = ['image/jpeg', 'image/png'] as const

/** How their names end. */
export const pictureExtensions = ['.jpg', '.jpeg', '.png'] as const
