import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function inFile<T>(pdf: Uint8Array, read: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'cv-text-'))
  try {
    const file = join(folder, 'cv.pdf')
    writeFileSync(file, pdf)
    return read(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const run = (program: string, options: string[]) =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The text of a printed page, in the three orders that `pdftotext` has: a value may be broken by another column in one of them. */
export function pageTexts(pdf: Uint8Array): string[] {
  return inFile(pdf, (file) =>
    [[], ['-raw'], ['-layout']].map((options) => run('pdftotext', [...options, file, '-'])),
  )
}

/** The targets of the links of a PDF. */
export function linkTargets(pdf: Uint8Array): string[] {
  return inFile(pdf, (file) =>
    run('pdfinfo', ['-url', file])
      .split('\n')
      .flatMap((line) => /Annotation\s+(\S.*)$/u.exec(line)?.[1] ?? []),
  )
}

/** The address that a link leads to, if only a sign or a user name is printed over it. */
export function linked(address: string | null, targets: readonly string[]): string | null {
  const target = address === null ? undefined : targets.find((one) => one.includes(address))
  return target?.replace(/^mailto:/u, '') ?? null
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
