import type { settingsContract } from '#contracts/admin/settings.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { changeSettings, historyOf, listAllSettings } from './change-settings.service.ts'
import { toChange, toFacts, toSetting } from './settings.presenter.ts'

export function settingsRoutes(deps: Deps): Handlers<typeof settingsContract> {
  return {
    settings: async () => ({ settings: (await listAllSettings(deps.db)).map(toSetting) }),
    async changeSettings({ actor, body }) {
      const changed = await changeSettings(deps, actor, body.settings)
      return {
        audited: {
          subject: 'settings',
          subjectId: null,
          before: toFacts(changed, 'before'),
          after: toFacts(changed, 'after'),
        },
        reply: { success: true, settings: (await listAllSettings(deps.db)).map(toSetting) },
      }
    },
    settingChanges: async ({ params }) => ({ changes: (await historyOf(deps, params.key)).map(toChange) }),
  }
}
