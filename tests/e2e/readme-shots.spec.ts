import type { Page } from '@playwright/test'

/** A picture for the README, of the page as it stands at 1440 px. Only with README_SHOTS=on. */
export async function readmeShot(page: Page, name: string): Promise<void> {
  if (process.env['README_SHOTS'] !== 'on') return
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: `docs/images/${name}.png` })
  if (before) await page.setViewportSize(before)
}
