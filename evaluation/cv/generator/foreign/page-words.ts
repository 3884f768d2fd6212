import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The text of a printed page, in the three orders that `pdftotext` has: a value may be broken by another column in one of them. */
export function pageTexts(pdf: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cv-text-'))
  try {
    const file = join(folder, 'cv.pdf')
    writeFileSync(file, pdf)
    return [[], ['-raw'], ['-layout']].map((options) =>
      execFileSync('pdftotext', [...options, file, '-'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Only letters and digits: without spaces, signs, accents and hyphens at line ends. */
export const bareText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/ı/gu, 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Tells whether a string is on the page. */
export type OnPage = (value: string) => boolean

export function onPage(texts: readonly string[]): OnPage {
  const bare = texts.map(bareText)
  return (value) => bare.some((text) => text.includes(bareText(value)))
}
