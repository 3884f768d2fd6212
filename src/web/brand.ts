/** The name of the product and what stays with it. What an operator may change is in the settings (`site.brand`). */
export const brand = {
  name: 'Qhatu',
  place: 'Lima, Perú',
  warning: 'Nunca pagues por postular.',
  /** Where a company contacts sales about the enterprise plan. */
  salesChat:
    'https://wa.me/51900000100?text=Hola%2C%20quiero%20conocer%20el%20plan%20Enterprise%20de%20Qhatu',
  /** The year in the footer. It is fixed, because cached pages must not depend on the clock. */
  year: 2026,
} as const
