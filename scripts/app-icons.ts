import { mkdir, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

// node scripts/app-icons.ts: draws the icons of the installed app into public/icons. They are committed.
const MARK = 'M8 0h8v4h4v4h4v8h-4v4h-4v4h-8v-4h-4v-4h-4v-8h4v-4h4v-4zM9 9v6h6V9z'

/** The mark on the brand's night colour, in a square of 24 units. `size`: the share of the mark. */
function icon({ size, corner }: { size: number; corner: number }): string {
  const gap = (24 - 24 * size) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${corner}" fill="#231813"/>` +
    `<g transform="translate(${gap} ${gap}) scale(${size})"><path fill="#f4751f" fill-rule="evenodd" d="${MARK}"/>` +
    `<path fill="#fbf4ec" d="M17.5 17.5H24V24h-6.5z"/></g></svg>`
  )
}

const shown = { size: 0.625, corner: 5 }
/** Launchers cut these to their own shape: the essential part lies within a circle of 80 %. */
const cut = { size: 0.5, corner: 0 }
const icons = [
  ['icon-192', 192, shown],
  ['icon-512', 512, shown],
  ['maskable-192', 192, cut],
  ['maskable-512', 512, cut],
  ['apple-touch-icon', 180, { ...cut, size: 0.6 }],
] as const

await mkdir('public/icons', { recursive: true })
for (const [name, width, look] of icons) {
  const image = new Resvg(icon(look), { fitTo: { mode: 'width', value: width } }).render()
  await writeFile(`public/icons/${name}.png`, image.asPng())
}
