import type { NavigationItem } from './navigation.ts'

export type FooterGroup = { title: string; links: readonly NavigationItem[] }

/** The link columns of the public footer. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Explora',
    links: [
      { label: 'Ver Empleos', to: '/empleos' },
      { label: 'Empleos Premium', to: '/empleos-premium' },
      { label: 'Servicios Profesionales', to: '/servicios' },
      { label: 'Compatibilidad IA', to: '/compatibilidad' },
      { label: 'Panel para Empresas', to: '/companies' },
    ],
  },
  {
    title: 'Ayuda',
    links: [
      { label: 'Centro de ayuda', to: '/ayuda' },
      { label: 'Preguntas frecuentes', to: '/ayuda#preguntas-frecuentes' },
      { label: 'Soporte técnico', to: '/contacto?tema=tecnico' },
      { label: 'Contacto', to: '/contacto' },
    ],
  },
  {
    title: 'Políticas',
    links: [
      { label: 'Términos', to: '/terminos' },
      { label: 'Privacidad', to: '/privacidad' },
      { label: 'Cookies', to: '/cookies' },
      { label: 'Código de conducta', to: '/codigo-de-conducta' },
    ],
  },
]

/** The complaints book. The law requires a visible link to it on every page. */
export const complaintsBook = { label: 'Libro de Reclamaciones', to: '/libro-de-reclamaciones' }
