import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

/** A browser that stays open, because hundreds of pages are printed. */
export interface HtmlPrinter {
  print: (html: string) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Opens a browser without the web: pages that name something there are not kept waiting. */
export async function openHtmlPrinter(): Promise<HtmlPrinter> {
  const folder = mkdtempSync(join(tmpdir(), 'cv-themes-'))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? 'chromium',
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND'],
  })
  return {
    async print(html) {
      const file = join(folder, 'cv.html')
      writeFileSync(file, html)
      const page = await browser.newPage()
      try {
        await page.goto(pathToFileURL(file).href, { timeout: 60_000 })
        return await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
      } finally {
        await page.close()
      }
    },
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
