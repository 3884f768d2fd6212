import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#tests/support/actors.ts'
import { feedsUrl, importing } from '#tests/support/feeds.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startReceiver, status } from '#tests/support/webhook-receiver.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())

test.each(['xml', 'json'])(
  'the example in %s of the help article is imported as it stands',
  async (format) => {
    const article = await readFile(
      new URL('../../../../../content/help/archivo-de-avisos.md', import.meta.url),
      'utf8',
    )
    const [, example = ''] = new RegExp(`\`\`\`${format}\n(.*?)\`\`\``, 's').exec(article) ?? []
    const server = await startReceiver()
    server.answerAlways(status(200, example))
    const company = await createCompany(app)
    const { call, add, ads, lastRun } = importing(app, company, server)
    const looked = await call('POST', `${feedsUrl}/preview`, { url: server.url, category: 'Ventas' })
    expect(looked.body.preview).toMatchObject({
      readyCount: 1,
      refusedCount: 0,
      unread: [],
      ready: [{ notes: [] }],
    })
    await add()
    expect(await lastRun()).toMatchObject({ created: 1, refusedCount: 0 })
    const [ad] = await ads()
    expect((await call('GET', `/api/company/jobs/${ad!.id}`)).body).toMatchObject({
      title: 'Contador general',
      category: 'Finanzas',
      location: 'Los Olivos, Lima',
      workType: 'presencial',
      experience: '3-5',
      openings: 2,
      reference: 'CONT-014',
      place: { district: 'Los Olivos' },
      salaryParsed: { min: 300000, max: 400000 },
    })
    await server.close()
  },
)
