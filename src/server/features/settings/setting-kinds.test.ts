import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leastPassword } from '#contracts/accounts/account-figures.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { resetSettings, type SentSetting, settingsAs } from '#tests/support/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { SettingKey } from './settings.defaults.ts'

let app: TestApp
let as: ReturnType<typeof settingsAs>
beforeAll(async () => {
  app = await startTestApp()
  as = settingsAs(app, await createAdmin(app))
})
afterAll(() => app.close())
beforeEach(() => resetSettings(app))

describe('a value is checked by its own rule', () => {
  test.each<[SettingKey, string, string]>([
    ['premium_job_price', '0', '0'],
    ['premium_job_price', '100000', '100000'],
    ['premium_job_price', ' 080.50 ', '80.5'],
    ['usd_to_pen', '3.752', '3.752'],
    ['password_minimum', '12', '12'],
    ['cv_accepts_docx', 'true', 'true'],
    ['sales_email', ' Ventas@Ejemplo.pe ', 'ventas@ejemplo.pe'],
    ['claim_companies', '', ''],
    ['brand_linkedin', ' https://pe.linkedin.com/company/qhatu ', 'https://pe.linkedin.com/company/qhatu'],
    ['brand_facebook', '', ''],
    ['testimonial_1_message', 'Lo encontré\r\nen tres días.', 'Lo encontré\nen tres días.'],
    ['testimonial_1_name', 'Rosa\n Quispe ', 'Rosa Quispe'],
  ])('%s takes %j', async (key, value, stored) => {
    expect((await as.save([{ key, value }])).status).toBe(200)
    expect(await as.valueOf(key)).toBe(stored)
  })

  test.each<[SettingKey, string, string]>([
    ['premium_job_price', '-1', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['premium_job_price', '100000.01', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['premium_job_price', '75.005', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['premium_job_price', '', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['premium_job_price', '1e3', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['premium_job_price', 'NaN', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['premium_job_price', '75,50', 'Escribe un número de 0 a 100,000, con hasta 2 decimales'],
    ['usd_to_pen', '0', 'Escribe un número de 0.01 a 100, con hasta 3 decimales'],
    ['job_open_days', '30.5', 'Escribe un número entero de 1 a 365'],
    ['job_open_days', '366', 'Escribe un número entero de 1 a 365'],
    ['password_minimum', String(leastPassword - 1), `Escribe un número entero de ${leastPassword} a 64`],
    ['cv_accepts_docx', 'yes', 'Elige true (encendido) o false (apagado)'],
    ['sales_email', 'ventas', 'Escribe un correo como nombre@ejemplo.com'],
    ['sales_email', '', 'Escribe un correo como nombre@ejemplo.com'],
    [
      'brand_instagram',
      'http://instagram.com/qhatu',
      'Escribe una dirección de instagram.com que empiece con https://, o déjalo vacío',
    ],
    [
      'brand_instagram',
      'javascript:alert(1)',
      'Escribe una dirección de instagram.com que empiece con https://, o déjalo vacío',
    ],
    [
      'brand_instagram',
      'https://instagram.com.ejemplo.pe',
      'Escribe una dirección de instagram.com que empiece con https://, o déjalo vacío',
    ],
    [
      'brand_instagram',
      'https://yo@instagram.com',
      'Escribe una dirección de instagram.com que empiece con https://, o déjalo vacío',
    ],
    [
      'brand_instagram',
      'qhatu.pe',
      'Escribe una dirección de instagram.com que empiece con https://, o déjalo vacío',
    ],
    ['claim_companies', 'x'.repeat(21), 'Usa 20 caracteres como máximo'],
    ['testimonial_1_message', 'oculto\u202E', 'Escríbelo sin caracteres invisibles'],
  ])('%s refuses %j', async (key, value, sentence) => {
    const before = await as.valueOf(key)
    const { status, body } = await as.save([{ key, value }])
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { [key]: sentence }])
    expect(await as.valueOf(key)).toBe(before)
  })

  test.each(['does_not_exist', '__proto__', 'constructor', ''])(
    'an unknown key %j is refused',
    async (key) => {
      const { status, body } = await as.save([{ key, value: '1' }])
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(Object.keys(body.fields ?? {})).toEqual([key])
    },
  )

  test('what is no list of keys and texts is refused', async () => {
    for (const sent of [[], [{ key: 'premium_job_price', value: 80 }], [{ value: '80' }]])
      expect((await as.save(sent as SentSetting[])).status).toBe(400)
  })

  test('the same key twice is refused', async () => {
    const { body } = await as.save([
      { key: 'usd_to_pen', value: '3.8' },
      { key: 'usd_to_pen', value: '3.9' },
    ])
    expect(body.fields).toEqual({ usd_to_pen: 'Envía cada configuración una sola vez' })
  })

  test('one faulty value keeps all the others from being stored, and each faulty one is named', async () => {
    const { status, body } = await as.save([
      { key: 'premium_job_price', value: '80' },
      { key: 'job_open_days', value: '0' },
      { key: 'sales_email', value: 'nadie' },
    ])
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['job_open_days', 'sales_email']])
    expect(await as.valueOf('premium_job_price')).toBe('75')
    expect(await as.historyOf('premium_job_price')).toEqual([])
  })
})
