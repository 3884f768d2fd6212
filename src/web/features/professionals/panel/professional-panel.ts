import { useOutletContext } from 'react-router'
import type { z } from 'zod'
import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import type { ownProfessional } from '#contracts/professionals/professionals.contract.ts'
import type { useApplications } from '#web/features/applications/sent/applications.resource.ts'

export type OwnProfessional = z.infer<typeof ownProfessional>

/** What the layout of the professional's panel loads for all its sections. */
export type ProfessionalPanel = {
  user: SessionUser
  professional: OwnProfessional
  applications: ReturnType<typeof useApplications>
}

export const useProfessionalPanel = () => useOutletContext<ProfessionalPanel>()
