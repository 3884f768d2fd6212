/** The largest file that the settings may allow, in megabytes: what a reader of documents is made for. */
export const mostFileMegabytes = 10

/** How many changes of a setting are listed. */
export const listedSettingChanges = 50
