export type SocialNetwork = 'linkedin' | 'instagram' | 'facebook'

/** The brand: name, slogans and addresses. An operator changes them here. */
export const brand = {
  name: 'Qhatu',
  claim: 'Así se dice “mercado” en quechua: aquí se ponen de acuerdo las empresas y el talento TEC.',
  place: 'Lima, Perú',
  warning: 'Nunca pagues por postular.',
  contactEmail: 'hola@qhatu.pe',
  /** The footer's icons, in this order. A network without an account is left out, so that no link is dead. */
  social: [
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/qhatu-pe' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/qhatu.pe' },
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/qhatu.pe' },
  ] satisfies { network: SocialNetwork; label: string; url: `https://${string}` }[],
  /** Where a company contacts sales about the enterprise plan. */
  salesChat:
    'https://wa.me/51900000100?text=Hola%2C%20quiero%20conocer%20el%20plan%20Enterprise%20de%20Qhatu',
  /** The year in the footer. It is fixed, because cached pages must not depend on the clock. */
  year: 2026,
} as const
