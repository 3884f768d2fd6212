import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneOfBrowser = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone
const unknown = () => undefined

/** The time zone of the browser, such as 'Europe/Madrid'; undefined on the server and in what it rendered. */
export const useVisitorZone = (): string | undefined => useSyncExternalStore(never, zoneOfBrowser, unknown)
