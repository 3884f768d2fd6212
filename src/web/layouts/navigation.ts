export type NavigationItem = { label: string; to: string }

/** The items of the header, in the order of document 1. An item joins when its screen exists. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Ver Empleos', to: '/empleos' },
]

/** Whether an item stands for the current path: Inicio only on `/`, the others also on the paths below them. */
export function isCurrent(itemPath: string, path: string): boolean {
  if (itemPath === '/') return path === '/'
  return path === itemPath || path.startsWith(`${itemPath}/`)
}
