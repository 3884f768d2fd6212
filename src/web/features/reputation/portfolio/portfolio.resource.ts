import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useOwnItems } from './own-items.resource.ts'

/** The query key of a professional's portfolio. */
export const portfolioKey = (professionalId: number) => ['portfolio', professionalId] as const

const words = {
  gone: 'Elemento eliminado',
  notGone: 'No se pudo eliminar el elemento del portafolio.',
}

/** The person's portfolio. */
export const useOwnPortfolio = (professionalId: number) =>
  useOwnItems({
    queryKey: portfolioKey(professionalId),
    load: () => api.call(reputationContract.portfolio, { params: { id: professionalId } }),
    remove: ({ id }) => api.call(reputationContract.deletePortfolioItem, { params: { id } }),
    words,
  })
