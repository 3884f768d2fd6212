import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Prints a document with pdflatex: ligatures, hyphenated lines, Type 1 fonts. */
export function printTex(tex: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'cv-tex-'))
  try {
    writeFileSync(join(folder, 'cv.tex'), tex)
    // Twice: the second run knows the number of pages.
    for (let run = 0; run < 2; run += 1) {
      execFileSync(
        process.env['PDFLATEX'] ?? 'pdflatex',
        ['-interaction=nonstopmode', '-halt-on-error', 'cv.tex'],
        {
          cwd: folder,
          env: { ...process.env, SOURCE_DATE_EPOCH: '1767614400', FORCE_SOURCE_DATE: '1' },
          stdio: 'pipe',
          timeout: 120_000,
        },
      )
    }
    return readFileSync(join(folder, 'cv.pdf'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const specials: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '—': '---',
  '·': '\\textperiodcentered{}',
  '•': '\\textbullet{}',
}

export function escapeTex(text: string): string {
  return text.replace(/[\\~^–—·•]|[&%$#_{}]/gu, (character) => specials[character] ?? `\\${character}`)
}
