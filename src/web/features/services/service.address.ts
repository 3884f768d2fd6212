/* The page of one service, also of pages that do not show the list. */

export const SERVICES_PATH = '/servicios'

export const serviceHref = (id: number): `/${string}` => `${SERVICES_PATH}/${id}`

/** Marks a history entry that opened a service over a list: closing it goes back. */
const overListKey = 'overList'
export const overList = { [overListKey]: true }
export const cameFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && overListKey in state
