import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Exports a word processor document to PDF. */
export function printDocx(docx: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'cv-docx-'))
  try {
    writeFileSync(join(folder, 'cv.docx'), docx)
    execFileSync(
      process.env['SOFFICE'] ?? 'soffice',
      [
        '--headless',
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--convert-to',
        'pdf:writer_pdf_Export',
        '--outdir',
        folder,
        join(folder, 'cv.docx'),
      ],
      { stdio: 'pipe', timeout: 180_000 },
    )
    return readFileSync(join(folder, 'cv.pdf'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
