import type { Service } from '#contracts/services.contract.ts'
import type { ServiceRow } from './services.queries.ts'

export const presentService = (row: ServiceRow): Service => ({
  id: row.id,
  professionalId: row.professionalId,
  title: row.title,
  description: row.description,
  category: row.category,
  price: row.price,
  requirements: row.requirements,
  tools: row.tools,
  imageUrl: null,
  isPaid: true,
  createdAt: row.createdAt.toISOString(),
})
