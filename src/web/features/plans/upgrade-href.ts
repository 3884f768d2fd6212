/** The upgrade page, with the way back to where the plan was missing: every place that asks for a premium plan leads here. */
export const upgradeHref = (back: string): string => `/plans/upgrade?${new URLSearchParams({ volver: back })}`
