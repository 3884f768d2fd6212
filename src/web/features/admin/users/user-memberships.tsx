import { Link } from 'react-router'
import type { Membership } from '#contracts/admin/users.contract.ts'
import { companyRoleNames } from '#domain/companies/team.words.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { userHref } from './users.address.ts'

/** The companies that an account works for, with its role; nothing for a professional. */
export function UserMemberships({ memberships }: { memberships: readonly Membership[] }) {
  if (memberships.length === 0) return null
  return (
    <Card title="Empresas en que trabaja">
      <ul className="grid gap-2 text-sm">
        {memberships.map(({ companyId, name, role, ownerId }) => (
          <li key={companyId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {role !== 'owner' && ownerId !== null ? (
              <Link to={userHref(ownerId)} className="link wrap-anywhere">
                {name}
              </Link>
            ) : (
              <span className="wrap-anywhere">{name}</span>
            )}
            <Badge>{companyRoleNames[role]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
