import type { Visibility } from '#contracts/professionals/visibility.contract.ts'

type Who = Visibility['visibility']

/** Short labels of a profile's visibility. */
export const visibilityLabels: Readonly<Record<Who, string>> = {
  public: 'Público',
  applied: 'Solo empresas a las que postulas',
}

/** Who can see the page, for its owner. */
export const seenBy: Readonly<Record<Who, string>> = {
  public: 'Así te ve cualquiera, sin tu correo ni tu teléfono.',
  applied: 'Así te ven las empresas a las que postulas. Nadie más encuentra esta página.',
}

/** Where it is changed. */
export const VISIBILITY_SETTINGS = '/dashboard/configuracion#visibilidad'
