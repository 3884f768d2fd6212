/** The tabs of a profile, in the documented order. Each has an address, so that all can be read without scripts. */
export const profileTabs = [
  { id: 'servicios', label: 'Servicios' },
  { id: 'portafolio', label: 'Portafolio' },
  { id: 'resenas', label: 'Reseñas' },
  { id: 'certificados', label: 'Certificados' },
  { id: 'habilidades', label: 'Validaciones' },
  { id: 'experiencia', label: 'Experiencia' },
] as const
export type ProfileTab = (typeof profileTabs)[number]['id']
