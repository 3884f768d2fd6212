import Sparkles from 'lucide-react/icons/sparkles'
import type { ComponentType } from 'react'

export type NavigationItem = {
  label: string
  to: string
  icon?: ComponentType<{ className?: string }>
}

/** The items of the header, in the order of document 1. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Inicio', to: '/' },
  { label: 'Ver Empleos', to: '/empleos' },
  { label: 'Servicios Profesionales', to: '/servicios' },
  { label: 'Membresía', to: '/membresia' },
  { label: 'Agente IA', to: '/agente', icon: Sparkles },
]

/** Whether an item stands for the current path: Inicio only on `/`, the others where the path starts with theirs. */
export function isCurrent(itemPath: string, path: string): boolean {
  return itemPath === '/' ? path === '/' : path.startsWith(itemPath)
}
