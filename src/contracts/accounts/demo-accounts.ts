/** The password of every account of the demo. Public on purpose: the demo cannot be switched on in production. */
export const demoPassword = 'QhatuDemo2026!'

export const demoAdminEmail = 'admin@demo.qhatu.pe'

/** Who works for the company of the demo besides its owner. */
export const demoTeam = [
  {
    email: 'reclutadora@demo.qhatu.pe',
    label: 'Empresa, como reclutadora',
    personName: 'Lucía Paredes',
    role: 'recruiter',
  },
  {
    email: 'lector@demo.qhatu.pe',
    label: 'Empresa, solo lectura',
    personName: 'Hugo Salas',
    role: 'reader',
  },
] as const

/** The demo accounts that the start script and the debug page list. */
export const demoAccounts = [
  { email: 'profesional@demo.qhatu.pe', label: 'Profesional' },
  { email: 'premium@demo.qhatu.pe', label: 'Profesional premium' },
  { email: 'empresa@demo.qhatu.pe', label: 'Empresa' },
  ...demoTeam,
  { email: demoAdminEmail, label: 'Administrador' },
] as const

/** The accounts that the debug page creates; their password is the demo's. */
export const testAccounts = {
  professional: 'prueba.profesional@demo.qhatu.pe',
  company: 'prueba.empresa@demo.qhatu.pe',
} as const
