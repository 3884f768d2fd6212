import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { drawWith } from '#server/platform/drawing-worker.ts'
import { groundOf, SHARE_IMAGE, type ShareCard, textOf } from './share-card.ts'

const readFont = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)))
// The text font in static weights: of a variable font only the lightest would be drawn.
const fonts = [
  {
    name: 'Display',
    data: readFont('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  },
  ...([500, 600, 700] as const).map((weight) => ({
    name: 'Text',
    data: readFont(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
    weight,
  })),
]

/** A card as a PNG of 1200 by 630. */
async function draw(card: ShareCard): Promise<Uint8Array> {
  const text = await satori(textOf(card), { ...SHARE_IMAGE, fonts })
  const { width, height } = SHARE_IMAGE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${groundOf(card)}${text}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

drawWith(draw)
