import { mostPortfolioItems, reviewEditDays } from './reputation-figures.ts'

/** The errors of portfolios, endorsements and reviews, a part of `contracts/errors.ts`. */
export const reputationErrors = {
  portfolio_full: {
    status: 409,
    message: `Tu portafolio ya tiene ${mostPortfolioItems} elementos. Elimina uno para agregar otro.`,
  },
  already_endorsed: { status: 409, message: 'Ya validaste esta habilidad.' },
  already_reviewed: { status: 409, message: 'Ya reseñaste este servicio. Puedes editar tu reseña.' },
  review_closed: {
    status: 409,
    message: `Pasaron ${reviewEditDays} días: esta reseña ya no se puede cambiar.`,
  },
} as const
