import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the target has the focus; fails for a control that the keyboard cannot reach. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < 90; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Chooses one of the radios of a group in which nothing is chosen yet: Tab reaches the group, the arrows the radio. */
export async function choose(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const radio = group.getByRole('radio', { name })
  await tabTo(page, group.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let pressed = 0; pressed < 12 && !(await radio.isChecked()); pressed++)
    await page.keyboard.press('ArrowDown')
}
