import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import type { Desk } from '#server/desk.ts'
import { humanReviewsDesk } from '#server/features/human-reviews/unanswered/human-reviews-desk.service.ts'
import { complaintsDesk } from '#server/features/support/complaints/complaints-desk.service.ts'
import {
  contactDesk,
  enterpriseDesk,
  personalDataDesk,
} from '#server/features/support/contact/contact-desk.service.ts'
import { verificationsDesk } from '#server/features/verifications/desk/verifications-desk.service.ts'

/** Every desk where requests are answered. */
export const desks: Record<RequestDesk, Desk> = {
  complaints: complaintsDesk,
  'personal-data': personalDataDesk,
  'human-reviews': humanReviewsDesk,
  verifications: verificationsDesk,
  contact: contactDesk,
  enterprise: enterpriseDesk,
}
