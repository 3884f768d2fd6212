import type { Hire } from '#contracts/hires.contract.ts'
import type { HireRow } from './hires.queries.ts'

export const presentHire = (row: HireRow): Hire => ({
  id: row.id,
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  companyId: row.companyId,
  companyName: row.companyName,
  professionalId: row.professionalId,
  professionalName: `${row.firstName} ${row.lastName}`.trim(),
  status: row.status,
  message: row.message,
  price: row.price,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
