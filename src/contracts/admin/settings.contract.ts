import { z } from 'zod'
import { settingCategories, settingTypes } from '#contracts/admin/settings-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { instant } from '#contracts/fields.ts'
import { listedSettingChanges } from './settings-figures.ts'

const longestKey = 100
/** More than any setting allows: each has a limit of its own. */
const longestValue = 5000
const mostChanges = 100

const setting = z.object({
  key: z.string(),
  /** A number as '4.5', a switch as 'true' or 'false'. */
  value: z.string(),
  valueType: z.enum(settingTypes),
  category: z.enum(settingCategories),
  description: z.string(),
  /** Where it shows and what it changes. */
  effect: z.string(),
  /** The values that are allowed, in words; '' for a switch. */
  range: z.string(),
  /** The maximum length of a text, otherwise null. */
  mostLetters: z.number().nullable(),
  /** Null: it has its first value. */
  lastChange: z.object({ adminName: z.string(), at: instant }).nullable(),
})
export type Setting = z.infer<typeof setting>

const settingChange = z.object({
  id: z.number(),
  before: z.string(),
  after: z.string(),
  adminName: z.string(),
  at: instant,
})
export type SettingChange = z.infer<typeof settingChange>

const settingKey = z.string(asks.key).max(longestKey, upTo(longestKey))
const settingValue = z.string(asks.value).max(longestValue, upTo(longestValue))

export const settingsContract = {
  settings: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'Every setting with its value, what it changes and which values it takes',
    audience: 'admin',
    capability: 'read-settings',
    reply: z.object({ settings: z.array(setting) }),
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings',
    summary:
      'Change settings, all of them or none. `fields` of a refusal are named by the keys of the settings',
    audience: 'admin',
    capability: 'change-settings',
    audit: 'settings-changed',
    errors: ['setting_changed'],
    body: z.object({
      settings: z
        .array(
          z.object({
            key: settingKey,
            value: settingValue,
            /** The value that the caller saw. Another one is there by now: nothing is changed. */
            seen: settingValue.optional(),
          }),
          asks.settings,
        )
        .min(1, asks.settings)
        .max(mostChanges, asks.settings),
    }),
    reply: z.object({ success: z.literal(true), settings: z.array(setting) }),
  }),
  settingChanges: endpoint({
    method: 'GET',
    path: '/api/admin/settings/:key/changes',
    summary: `Who changed a setting, when, and from which value to which; the ${listedSettingChanges} latest first`,
    audience: 'admin',
    capability: 'read-settings',
    params: z.object({ key: settingKey }),
    reply: z.object({ changes: z.array(settingChange) }),
  }),
}
