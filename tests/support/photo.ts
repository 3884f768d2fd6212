import { smallPng } from './multipart.ts'

/** A photo as a file chooser returns it. */
export const photoFile = (name = 'yo.png', buffer = smallPng) => ({ name, mimeType: 'image/png', buffer })
