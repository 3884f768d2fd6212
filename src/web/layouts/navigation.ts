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

/** The same for who is signed in: Membresía opens on the plans of their own kind of account. */
export const navigationFor = (kind: HeaderUser['userType'] | null): readonly NavigationItem[] =>
  kind === 'company'
    ? navigation.map((item) =>
        item.to === '/membresia' ? { ...item, to: '/membresia?para=empresas' } : item,
      )
    : navigation

/** Whether an item stands for the current path: Inicio only on `/`, the others where the path starts with theirs. */
export function isCurrent(itemPath: string, path: string): boolean {
  const [ownPath = itemPath] = itemPath.split('?')
  return ownPath === '/' ? path === '/' : path.startsWith(ownPath)
}
