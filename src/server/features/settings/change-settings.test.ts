import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AdminRole, adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { verifyAudit } from '#server/features/audit/audit.service.ts'
import { createAdmin, type TestActor } from '#tests/support/actors.ts'
import { resetSettings, settingsAs } from '#tests/support/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { settingDefaults, settingKeys } from './settings.defaults.ts'

let app: TestApp
let owner: TestActor
let as: ReturnType<typeof settingsAs>
beforeAll(async () => {
  app = await startTestApp()
  owner = await createAdmin(app)
  as = settingsAs(app, owner)
})
afterAll(() => app.close())
beforeEach(() => resetSettings(app))

const lastEntry = async () => {
  const { body } = await app.request({ url: '/api/admin/audit', headers: owner.headers })
  return body[0]
}

describe('the list', () => {
  test('has every setting with its value as text, its type and its tab', async () => {
    const all = await as.list()
    expect(all.map(({ key }) => key)).toEqual(settingKeys)
    expect(all[0]).toEqual({
      key: 'premium_job_price',
      value: '75',
      valueType: 'number',
      category: 'pricing',
      description: 'Precio de un empleo premium, en dólares',
      effect: settingDefaults.premium_job_price.effect,
      range: 'De 0 a 100,000, con hasta 2 decimales',
      mostLetters: null,
      lastChange: null,
    })
  })

  test('every default obeys its own rule', async () => {
    const all = settingKeys.map((key) => ({ key, value: String(settingDefaults[key].value) }))
    const { status, body } = await as.save(all)
    expect([status, body.success]).toEqual([200, true])
    for (const key of settingKeys) expect(await as.historyOf(key)).toEqual([])
  })

  test('every role reads it, and only the owner changes it', async () => {
    const statuses: Partial<Record<AdminRole, number>> = {}
    for (const role of adminRoles) {
      const admin = await createAdmin(app, role)
      expect((await settingsAs(app, admin).list()).length).toBe(settingKeys.length)
      expect(await settingsAs(app, admin).historyOf('premium_job_price')).toEqual([])
      statuses[role] = (await settingsAs(app, admin).save([{ key: 'usd_to_pen', value: '3.8' }])).status
    }
    expect(statuses).toEqual({ owner: 200, moderation: 403, support: 403, finance: 403, analyst: 403 })
  })
})

describe('two administrators at once', () => {
  test('the second one learns of the other value, and nothing of theirs is stored', async () => {
    const other = await createAdmin(app)
    await settingsAs(app, other).save([{ key: 'premium_job_price', value: '80', seen: '75' }])
    const { status, body } = await as.save([
      { key: 'premium_job_price', value: '90', seen: '75' },
      { key: 'job_open_days', value: '45', seen: '60' },
    ])
    expect([status, body.code]).toEqual([409, 'setting_changed'])
    expect(body.fields).toEqual({ premium_job_price: expect.stringMatching(/^Admin lo cambió el \d/) })
    expect([await as.valueOf('premium_job_price'), await as.valueOf('job_open_days')]).toEqual(['80', '60'])
  })

  test('knowing the other value, the second one decides', async () => {
    await as.save([{ key: 'premium_job_price', value: '80' }])
    expect((await as.save([{ key: 'premium_job_price', value: '90', seen: '80' }])).status).toBe(200)
    expect(await as.valueOf('premium_job_price')).toBe('90')
  })

  test('both made the same change: there is nothing to decide', async () => {
    await as.save([{ key: 'premium_job_price', value: '80', seen: '75' }])
    expect((await as.save([{ key: 'premium_job_price', value: '80', seen: '75' }])).status).toBe(200)
    expect(await as.historyOf('premium_job_price')).toHaveLength(1)
  })

  test('without the seen value the last one counts', async () => {
    await as.save([{ key: 'premium_job_price', value: '80' }])
    expect((await as.save([{ key: 'premium_job_price', value: '90' }])).status).toBe(200)
  })

  test('of ten at the same moment one succeeds', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        as.save([
          { key: 'premium_job_price', value: String(80 + index), seen: '75' },
          { key: 'usd_to_pen', value: `3.${index + 1}`, seen: '3.75' },
        ]),
      ),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(9).fill(409)])
    expect(await as.historyOf('premium_job_price')).toHaveLength(1)
  })
})

describe('a change takes effect at once', () => {
  const get = async (url: string) => (await app.request({ url })).body

  test('a price in the plans and in the help', async () => {
    expect((await get('/api/plans')).premiumJobPrice).toBe(75)
    const article = async () => JSON.stringify(await get('/api/help/articles/empleo-premium'))
    expect(await article()).toContain('$75 por aviso')
    await as.save([{ key: 'premium_job_price', value: '80.5' }])
    expect((await get('/api/plans')).premiumJobPrice).toBe(80.5)
    expect(await article()).toContain('$80.50 por aviso')
  })

  test('the launch offer, kinds and sizes of files, and the length of a password', async () => {
    expect((await get('/api/plans')).companyTrial).toBe(true)
    expect(await get('/api/site/form-rules')).toEqual({
      cvFormats: ['pdf'],
      cvMegabytes: 5,
      pictureMegabytes: 2,
      passwordMinimum: 8,
    })
    await as.save([
      { key: 'company_premium_trial', value: 'false' },
      { key: 'cv_accepts_docx', value: 'true' },
      { key: 'password_minimum', value: '10' },
      { key: 'cv_most_megabytes', value: '8' },
      { key: 'picture_most_megabytes', value: '4' },
    ])
    expect((await get('/api/plans')).companyTrial).toBe(false)
    expect(await get('/api/site/form-rules')).toEqual({
      cvFormats: ['pdf', 'docx'],
      cvMegabytes: 8,
      pictureMegabytes: 4,
      passwordMinimum: 10,
    })
  })

  test('a testimonial on the landing page', async () => {
    expect((await get('/api/site/claims')).testimonials).toEqual([])
    await as.save([
      { key: 'testimonial_1_message', value: 'Contratamos en una semana.' },
      { key: 'testimonial_1_name', value: 'Rosa Quispe' },
    ])
    expect((await get('/api/site/claims')).testimonials).toEqual([
      { message: 'Contratamos en una semana.', name: 'Rosa Quispe', role: '' },
    ])
  })
})

describe('the audit and the history', () => {
  test('one call is one entry, with what changed and nothing else', async () => {
    await as.save([
      { key: 'premium_job_price', value: '80' },
      { key: 'cv_accepts_docx', value: 'true' },
      { key: 'usd_to_pen', value: '3.75' },
    ])
    expect(await lastEntry()).toMatchObject({
      code: 'settings-changed',
      subject: 'settings',
      subjectId: null,
      admin: { id: owner.id, role: 'owner' },
      before: { premium_job_price: '75', cv_accepts_docx: 'false' },
      after: { premium_job_price: '80', cv_accepts_docx: 'true' },
    })
    expect((await verifyAudit(app.deps)).brokenAt).toBeNull()
  })

  test('a refused call leaves no entry', async () => {
    const before = await lastEntry()
    await as.save([{ key: 'premium_job_price', value: '-1' }])
    await as.save([{ key: 'premium_job_price', value: '80', seen: '1' }])
    expect(await lastEntry()).toEqual(before)
  })

  test('long texts are cut, and of a quoted person only the length is recorded', async () => {
    const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.pe`
    await as.save([
      { key: 'sales_email', value: email },
      { key: 'testimonial_1_name', value: 'Rosa Quispe' },
    ])
    expect((await lastEntry())?.after).toEqual({
      sales_email: `${email.slice(0, 100)}…`,
      testimonial_1_name: '(11 caracteres)',
    })
    expect((await as.historyOf('testimonial_1_name'))[0]?.after).toBe('Rosa Quispe')
  })

  test('says who changed a setting, the latest first, and a former value can be taken back', async () => {
    await as.save([{ key: 'premium_job_price', value: '80' }])
    app.clock.advance({ minutes: 1 })
    await as.save([{ key: 'premium_job_price', value: '90' }])
    const [latest, first] = await as.historyOf('premium_job_price')
    expect([latest, first]).toMatchObject([
      { before: '80', after: '90', adminName: 'Admin', at: app.clock.now().toISOString() },
      { before: '75', after: '80' },
    ])
    const listed = (await as.list())[0]
    expect(listed?.lastChange).toEqual({ adminName: 'Admin', at: app.clock.now().toISOString() })

    await as.save([{ key: 'premium_job_price', value: first?.before, seen: listed?.value ?? '' }])
    expect(await as.valueOf('premium_job_price')).toBe('75')
    expect((await as.historyOf('premium_job_price')).map(({ after }) => after)).toEqual(['75', '90', '80'])
  })

  test('an unknown setting has none', async () => {
    for (const key of ['does_not_exist', '__proto__']) {
      const { status } = await app.request({
        url: `/api/admin/settings/${key}/changes`,
        headers: owner.headers,
      })
      expect(status).toBe(404)
    }
  })
})
