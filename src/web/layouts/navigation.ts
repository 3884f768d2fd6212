import Sparkles from 'lucide-react/icons/sparkles'
import type { ComponentType } from 'react'
import type { HeaderUser } from './session.ts'

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

/** The same for a signed-in person: Membresía shows the plans of their account type. */
export const navigationFor = (kind: HeaderUser['userType'] | null): readonly NavigationItem[] =>
  kind === 'company'
    ? navigation.map((item) =>
        item.to === '/membresia' ? { ...item, to: '/membresia?para=empresas' } : item,
      )
    : navigation

/** Whether an item is current: Inicio only on `/`, the others where the path starts with theirs. */
export function isCurrent(itemPath: string, path: string): boolean {
  const [ownPath = itemPath] = itemPath.split('?')
  return ownPath === '/' ? path === '/' : path.startsWith(ownPath)
}
