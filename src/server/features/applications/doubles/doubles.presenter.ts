import type { Doubles } from '#contracts/applications/doubles.contract.ts'
import { presentReceived } from '#server/features/applications/applications.presenter.ts'
import type { ReceivedRow } from '#server/features/applications/candidates/candidates.queries.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { DoublesView } from './doubles.service.ts'

const presentOther = ({ application, professional }: ReceivedRow) => ({
  id: application.id,
  name: `${professional.firstName} ${professional.lastName}`.trim(),
  firstName: professional.firstName,
  title: professional.title,
  avatar: pictureUrl(professional.photoId),
  status: application.status,
  appliedAt: application.appliedAt.toISOString(),
})

export const presentDoubles = ({ possible, joined, front }: DoublesView, now: Date): Doubles => ({
  possible: possible.map(({ row, reasons }) => ({ ...presentOther(row), reasons })),
  joined: joined.map((candidate) => presentReceived(candidate, now)),
  front: front && presentOther(front),
})
