import type { talentContract, TalentPerson } from '#contracts/talent/talent.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { splitNames } from '#contracts/professionals/profile-fields.ts'
import { writeTalentFilters } from '#domain/talent/talent.address.ts'
import { reasonTone, shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import { presentMatch } from '#server/features/matching/matching.service.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { FoundPerson, TalentFound } from './talent.service.ts'

/** Without contact data, which come with an application. */
export function presentPerson({ row, match }: FoundPerson): TalentPerson {
  const reasons = match ? shortReasons(match.reasons) : []
  const said = (isFor: boolean) =>
    reasons
      .filter((reason) => (reasonTone(reason) === 'for') === isFor)
      .map((reason) => reasonText(reason, 'company'))
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    title: row.title,
    location: row.location,
    avatar: pictureUrl(row.photoId),
    isVerified: row.verifiedAt !== null,
    isPublic: row.isPublic,
    years: row.worked > 0 ? Math.floor(row.worked / 12) : null,
    availability: row.availability,
    skills: splitNames(row.skills),
    match: match && presentMatch(match),
    reasons: said(true),
    gaps: said(false),
    invitedAt: row.invitedAt?.toISOString() ?? null,
    applicationId: row.applicationId,
    pools: row.pools,
  }
}

export const presentFound = (found: TalentFound): ReplyOf<typeof talentContract.search> => ({
  people: found.people.map(presentPerson),
  total: found.total,
  isMore: found.isMore,
  pages: found.pages,
  approximate: found.approximate,
  without: found.without,
  meant: found.meant && String(writeTalentFilters(found.meant)),
})
