import type { JobPost, ServicePost } from '#contracts/admin/posts.contract.ts'
import type { JobPostRow } from '#server/features/jobs/administration/all-jobs.service.ts'
import { type AlikeAds, proven } from '#server/features/jobs/risk/evidence.service.ts'
import type { ServicePostRow } from '#server/features/services/administration/all-services.service.ts'
import { presentTakedown, restorableUntil } from '#server/takedown.ts'

const presentDeletion = (row: { deletedAt: Date | null; deletedBy: number | null }, now: Date) =>
  row.deletedAt === null
    ? null
    : {
        at: row.deletedAt.toISOString(),
        byAdmin: row.deletedBy !== null,
        restorableUntil: restorableUntil(row, now)?.toISOString() ?? null,
      }

export const toServicePost = (row: ServicePostRow, now: Date): ServicePost => ({
  id: row.id,
  title: row.title,
  description: row.description,
  price: row.price,
  category: row.category,
  includes: row.includes,
  requirements: row.requirements,
  tools: row.tools,
  deliveryTime: row.deliveryTime,
  professionalId: row.professionalId,
  professionalName: `${row.firstName} ${row.lastName}`,
  professionalEmail: row.email ?? '',
  createdAt: row.createdAt.toISOString(),
  isActive: row.state === 'active',
  state: row.state,
  takedown: presentTakedown(row),
  deletion: presentDeletion(row, now),
})

export const toJobPost = (row: JobPostRow, alike: AlikeAds, now: Date): JobPost => ({
  id: row.id,
  title: row.title,
  description: row.description,
  salaryRange: row.salaryText,
  location: row.location,
  category: row.category,
  requirements: row.requirements,
  benefits: row.benefits,
  questionTexts: row.questionTexts,
  companyId: row.companyId,
  companyName: row.companyName,
  companyEmail: row.email ?? '',
  createdAt: row.createdAt.toISOString(),
  isActive: row.state === 'active',
  state: row.state,
  takedown: presentTakedown(row),
  deletion: presentDeletion(row, now),
  remarks: (row.remarks ?? []).map((remark) => proven(remark, alike)),
})
