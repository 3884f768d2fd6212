import { expect, type Page } from '@playwright/test'
import { untilNotified, whenNotified } from './undo-time.ts'

interface Mail {
  subject: string
  text: string
}

/** The texts of the mails with this subject, the newest first. */
async function mailsTo(page: Page, to: string, subject: string): Promise<string[]> {
  const reply = await page.request.get('/api/test/outbox', { params: { to } })
  const mails = (await reply.json()) as Mail[]
  return mails.filter((mail) => mail.subject === subject).map(({ text }) => text)
}

/**
 * The newest of these mails, once there are this many: the queue sends them a moment after the reply, or after the undo
 * expires.
 */
export async function mailTo(page: Page, to: string, subject: string, count = 1): Promise<string> {
  await whenNotified(
    expect
      .poll(async () => (await mailsTo(page, to, subject)).length, {
        message: `'${subject}' to ${to}`,
        timeout: untilNotified,
      })
      .toBe(count),
  )
  return (await mailsTo(page, to, subject))[0] ?? ''
}

/** The newest of these mails, once it is another one than `before`. */
export async function nextMailTo(page: Page, to: string, subject: string, before: string): Promise<string> {
  const newest = async () => (await mailsTo(page, to, subject))[0] ?? before
  await whenNotified(
    expect
      .poll(newest, { message: `another '${subject}' to ${to}`, timeout: untilNotified })
      .not.toBe(before),
  )
  return newest()
}

/** The path of the first link of a mail to this page. */
export function linkTo(page: string, text: string): string {
  const path = new RegExp(`/${page}/[\\w-]+`).exec(text)?.[0]
  if (path === undefined) throw new Error(`The mail has no link to /${page}`)
  return path
}
