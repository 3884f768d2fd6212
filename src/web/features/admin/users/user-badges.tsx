import Ban from 'lucide-react/icons/ban'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import type { AdminUser } from '#contracts/admin/users.contract.ts'
import { listedPlanNames } from '#domain/plans/plan.words.ts'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'
import { userStateNames } from './users.words.ts'

/** A round picture for a person, a square one for a company. */
export function UserPicture({ user, size }: { user: AdminUser; size: 34 | 56 }) {
  const Picture = user.userType === 'company' ? CompanyLogo : Avatar
  return <Picture name={nameOf(user)} size={size} />
}

export const nameOf = ({ profile, email }: AdminUser): string => profile.name || email

/** What is normal is plain text; what is not carries an icon. */
export function UserStateMark({ user: { profile, emailConfirmed } }: { user: AdminUser }) {
  if (!profile.isActive)
    return (
      <Badge tone="bad" icon={<Ban className="icon" />}>
        {userStateNames.suspended}
      </Badge>
    )
  if (!emailConfirmed)
    return (
      <Badge tone="warn" icon={<MailQuestion className="icon" />}>
        {userStateNames.unconfirmed}
      </Badge>
    )
  return <span className="text-ink-2">{userStateNames.active}</span>
}

export function PlanMark({ user: { profile } }: { user: AdminUser }) {
  return (
    <Badge
      tone={profile.isPremium ? (profile.plan === 'enterprise' ? 'info' : 'accent') : 'neutral'}
      icon={profile.plan === 'premium' ? <PremiumGlyph /> : undefined}
    >
      {listedPlanNames[profile.plan]}
    </Badge>
  )
}
