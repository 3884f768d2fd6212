/** The brand, in the one place where its name and words live. */
export const brand = {
  name: 'Qhatu',
  claim: '“Mercado” en quechua. El lugar del talento TEC y de las empresas que lo buscan.',
  place: 'Lima, Perú',
  warning: 'Nunca pagues por postular.',
  /** The year of the footer's notice. A fixed figure: pages are cached, and their bytes do not depend on the clock. */
  year: 2026,
} as const
