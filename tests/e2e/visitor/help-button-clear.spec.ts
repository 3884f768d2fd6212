import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/journey.ts'
import { publicAddresses } from '#tests/e2e/support/public-routes.ts'

const wherever = ['top', 'a window further', 'end'] as const

async function scrollTo(page: Page, place: (typeof wherever)[number]): Promise<void> {
  await page.evaluate((at) => {
    const end = document.documentElement.scrollHeight
    window.scrollTo({ top: { top: 0, 'a window further': innerHeight * 0.8, end }[at], behavior: 'instant' })
  }, place)
}

/** The names of the controls under the help button. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('section[aria-label="Ayuda rápida"] button')
    if (!button) return ['the button is not there yet']
    const box = button.getBoundingClientRect()
    const pressed = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, label'),
    ]
    return pressed
      .filter((control) => control !== button && control.checkVisibility())
      .filter((control) =>
        [...control.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        ),
      )
      .map(
        (control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`,
      )
  })

test('the round button lies on no control of a public page, on a phone, a tablet and a desk', async ({
  page,
}) => {
  test.setTimeout(240_000)
  for (const path of await publicAddresses(page.request)) {
    if (path === '/agente') continue
    await page.goto(path)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const place of wherever) {
        await scrollTo(page, place)
        await expect.poll(() => covered(page), { message: `${path}, ${width} px, ${place}` }).toEqual([])
      }
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the button is round and 70 px where its corner is free, and above the bar to apply', async ({
    page,
  }) => {
    await page.goto('/empleos?q=community+manager')
    await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
    const bar = page.getByRole('region', { name: 'Postular' })
    await expect(bar).toBeInViewport()
    const button = page.getByRole('button', { name: 'Asistente', exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    const bottomOf = async (thing: typeof button) => {
      const box = await thing.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect(await bottomOf(button)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)

    await page.goto('/')
    await scrollTo(page, 'end')
    await expect
      .poll(async () => {
        const box = await button.boundingBox()
        return [box?.width, box?.height]
      })
      .toEqual([70, 70])
  })

  test('a toast is above the bar to apply', async ({ page }) => {
    await page.goto('/empleos?q=community+manager')
    await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
    const bar = page.getByRole('region', { name: 'Postular' })
    await page
      .getByRole('button', { name: /^Guardar/ })
      .first()
      .click()
    const toast = page
      .getByRole('status')
      .filter({ has: page.getByRole('button', { name: 'Cerrar el aviso' }) })
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  })
})
