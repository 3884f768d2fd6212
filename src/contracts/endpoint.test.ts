import { expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'

const planted = { path: '/api/admin/planted', summary: 'Planted', audience: 'admin' } as const

test('a call of the administration says what a role must be capable of, and a change how the audit records it', () => {
  // @ts-expect-error -- no capability
  endpoint({ ...planted, method: 'GET' })
  // @ts-expect-error -- no audit code
  endpoint({ ...planted, method: 'POST', capability: 'decide-content' })
  // @ts-expect-error -- only the administration has capabilities
  endpoint({ ...planted, method: 'GET', audience: 'company', capability: 'read-content' })
  const call = endpoint({
    ...planted,
    method: 'POST',
    capability: 'decide-content',
    audit: 'hold-decided',
  })
  expect(call.audit).toBe('hold-decided')
})
