/** The documented tabs, in their order. */
export const setupTabs = [
  { id: 'descripcion', label: 'Descripción' },
  { id: 'habilidades', label: 'Habilidades' },
  { id: 'educacion', label: 'Educación' },
  { id: 'portfolio', label: 'Portafolio' },
  { id: 'contacto', label: 'Contacto' },
] as const
export type SetupTab = (typeof setupTabs)[number]['id']
