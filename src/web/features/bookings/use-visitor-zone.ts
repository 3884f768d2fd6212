import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneOfBrowser = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone
const unknown = () => undefined

/** The time zone of the browser, such as 'Europe/Madrid'; undefined during server rendering and hydration. */
export const useVisitorZone = (): string | undefined => useSyncExternalStore(never, zoneOfBrowser, unknown)
