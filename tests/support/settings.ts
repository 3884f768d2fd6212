import { eq } from 'drizzle-orm'
import type { Setting, SettingChange } from '#contracts/admin/settings.contract.ts'
import { settingChanges, settings } from '#server/db/schema/platform.table.ts'
import { settingDefaults, type SettingKey, settingKeys } from '#server/features/settings/settings.defaults.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

export type SentSetting = { key: string; value: unknown; seen?: string }

/** All settings at their defaults and without a history. */
export async function resetSettings({ deps }: TestApp): Promise<void> {
  for (const key of settingKeys) {
    const value = String(settingDefaults[key].value)
    await deps.db.update(settings).set({ value }).where(eq(settings.key, key))
  }
  await deps.db.delete(settingChanges)
  deps.publicCache.clear()
}

/** The calls of the settings as this administrator. */
export function settingsAs(app: TestApp, { headers }: TestActor) {
  const list = async (): Promise<Setting[]> =>
    (await app.request({ url: '/api/admin/settings', headers })).body.settings
  return {
    list,
    valueOf: async (key: SettingKey) => (await list()).find((setting) => setting.key === key)?.value,
    save: (sent: readonly SentSetting[]) =>
      app.request({ method: 'PATCH', url: '/api/admin/settings', headers, payload: { settings: sent } }),
    async historyOf(key: string): Promise<SettingChange[]> {
      const { body } = await app.request({ url: `/api/admin/settings/${key}/changes`, headers })
      return body.changes
    },
  }
}
