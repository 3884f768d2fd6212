import { testAccounts } from '#contracts/accounts/demo-accounts.ts'
import type { publishJob } from '#server/features/jobs/jobs.service.ts'

export const testProfessional = {
  email: testAccounts.professional,
  firstName: 'Paula',
  lastName: 'Prueba',
  location: 'Lima',
}
export const testCompany = { email: testAccounts.company, name: 'Empresa de prueba', industry: 'Servicios' }
/** Its check digit is valid. */
export const testRuc = '20000000001'

export const testJob: Parameters<typeof publishJob>[2]['fields'] = {
  title: 'Asistente administrativo de prueba',
  category: 'Administración',
  department: null,
  description:
    'Es un aviso de prueba: ordenarás documentos y responderás correos de una oficina que no existe.',
  requirements: 'Secundaria completa y manejo de Excel.',
  benefits: '',
  location: 'Miraflores, Lima',
  salaryText: 'S/ 1,500 - 1,800',
  mode: 'onsite',
  experience: '0-1',
  skills: [],
}
