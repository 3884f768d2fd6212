/** As documented: how long an entry is marked as read from the CV. In milliseconds. */
const FRESH_FOR = 5 * 60_000
/** How often the marks are updated, in milliseconds. */
export const LOOKS_EVERY = 15_000

/** Whether the CV reader wrote an entry less than five minutes before `now`. */
export const isFresh = ({ fromCv, createdAt }: { fromCv: boolean; createdAt: string }, now: Date): boolean =>
  fromCv && now.getTime() - Date.parse(createdAt) < FRESH_FOR
