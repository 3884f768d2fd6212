import { useOutletContext } from 'react-router'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'

/** What the layout of the administration loads for all its rooms. */
export type AdminPanel = { role: AdminRole }

export const useAdminPanel = () => useOutletContext<AdminPanel>()
