import { endpoint } from './endpoint.ts'
import { success } from './fields.ts'

export const plansContract = {
  activateCompanyPremium: endpoint({
    method: 'POST',
    path: '/api/companies/activate-premium',
    summary: 'Activate the premium plan of the signed-in company; free while the launch offer is on',
    audience: 'company',
    reply: success,
  }),
}
