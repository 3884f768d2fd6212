import { expect, type Page } from '@playwright/test'

interface Mail {
  subject: string
  text: string
}

/** The text of the mail with this subject, waited for: mails leave by the queue, a moment after the reply. */
export async function mailTo(page: Page, to: string, subject: string | RegExp): Promise<string> {
  const found = async () => {
    const reply = await page.request.get('/api/test/outbox', { params: { to } })
    return ((await reply.json()) as Mail[]).find((mail) => mail.subject.match(subject))?.text
  }
  await expect.poll(found, { message: `a mail '${subject}' to ${to}` }).toBeDefined()
  return (await found()) ?? ''
}

/** The path of the first link of a mail that leads to this page. */
export function linkTo(page: string, text: string): string {
  const path = new RegExp(`/${page}/[\\w-]+`).exec(text)?.[0]
  if (path === undefined) throw new Error(`The mail has no link to /${page}`)
  return path
}
