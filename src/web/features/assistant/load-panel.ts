/**
 * A step between the root and the panel: whoever imports a module on demand carries the names of all its files, which every
 * page would pay for.
 */
export const loadPanel = () => import('./assistant-panel.tsx')
