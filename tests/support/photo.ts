import { smallPng } from './multipart.ts'

/** A photo as a browser's file chooser hands it over. */
export const photoFile = (name = 'yo.png', buffer = smallPng) => ({ name, mimeType: 'image/png', buffer })
