/** The tabs of the settings, in their order. */
export const settingCategories = ['pricing', 'jobs', 'emails', 'limits', 'general'] as const
export type SettingCategory = (typeof settingCategories)[number]

export const settingTypes = ['number', 'boolean', 'text'] as const
