import { expect, test } from 'vitest'
import { conversationHref } from './messages.address.ts'

test("a conversation is that of service and company, in the reader's panel", () => {
  const place = { serviceId: 7, companyId: 3 }
  expect(conversationHref('company', place)).toBe('/company-dashboard/mensajes?servicio=7&empresa=3')
  expect(conversationHref('professional', place)).toBe('/dashboard/mensajes?servicio=7&empresa=3')
})
