import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Prints a page with a browser: text laid out by HTML and CSS, fonts subset. */
export function printHtml(html: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'cv-html-'))
  try {
    const page = join(folder, 'cv.html')
    const pdf = join(folder, 'cv.pdf')
    writeFileSync(page, html)
    execFileSync(
      process.env['CHROMIUM'] ?? 'chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-pdf-header-footer',
        `--user-data-dir=${join(folder, 'profile')}`,
        `--print-to-pdf=${pdf}`,
        pathToFileURL(page).href,
      ],
      { stdio: 'pipe', timeout: 120_000 },
    )
    return readFileSync(pdf)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
