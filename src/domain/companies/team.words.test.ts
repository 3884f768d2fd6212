import { expect, test } from 'vitest'
import { companyRoles } from '#contracts/companies/team-vocabulary.ts'
import { companyInvitationHref } from './team.address.ts'
import { companyRoleHints, companyRoleNames } from './team.words.ts'

test('every role has a name and says what it may do', () => {
  for (const role of companyRoles) {
    expect(companyRoleNames[role]).not.toBe('')
    expect(companyRoleHints[role]).toMatch(/\.$/)
  }
})

test('the link of an invitation has its token', () => {
  expect(companyInvitationHref('abc')).toBe('/equipo/invitacion/abc')
})
