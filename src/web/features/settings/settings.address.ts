import { settingCategories, type SettingCategory } from '#contracts/admin/settings-vocabulary.ts'

const settingsPath = '/admin/settings'

const [firstTab] = settingCategories

export const settingsHref = (tab: SettingCategory): string =>
  tab === firstTab ? settingsPath : `${settingsPath}?tab=${tab}`

/** The tab of an address; the first one if it names none that exists. */
export const readTab = (params: URLSearchParams): SettingCategory =>
  settingCategories.find((known) => known === params.get('tab')) ?? firstTab
