import { type BriefHoldCode, briefHoldCodes } from '#contracts/briefs/briefs-vocabulary.ts'
import { judgeAd } from '#domain/jobs/risk/risk.ts'
import { type Find, type HoldReason, holdKeys, withoutAllowed } from '#domain/jobs/wording/holds.ts'

/** Why a brief waits for a person to look at it. What has to be in it is in `requirements`, as in an ad. */
export interface BriefHold extends Omit<HoldReason, 'code'> {
  code: BriefHoldCode
}

export interface BriefTexts {
  title: string
  description: string
  needs: readonly string[]
}

/** What is known of a brief beyond its words. */
interface BriefFacts {
  /** Qhatu has checked the documents of its company. */
  isVerified: boolean
  /** How old its company is, and how many briefs it published in the last 24 hours, with this one. */
  companyDays: number
  briefsOfTheDay: number
}

/** Mailboxes, Peruvian telephones and addresses of messengers: with them an order leaves Qhatu and nothing protects its money. */
const contactData = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi,
  /(?<![\d$./-]|S\/ ?)(?:\+?51[\s.-]?)?9\d{2}[\s.-]?\d{3}[\s.-]?\d{3}(?!\d)/gi,
  /(?<![\d$./-])\(?01\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/gi,
  /(?:wa\.me|t\.me|api\.whatsapp\.com|m\.me)\/\S+/gi,
]

/**
 * What stands against a brief: the rules of ads, and data to be contacted outside of Qhatu. Texts are not compared with those of
 * other companies, because the examples of the guide are there to be used.
 */
export function judgeBrief(
  { title, description, needs }: BriefTexts,
  { isVerified, companyDays, briefsOfTheDay }: BriefFacts,
): BriefHold[] {
  const requirements = needs.join('\n')
  const texts = { title, description, requirements, benefits: '', salaryRange: '', questionTexts: '' }
  const judged = judgeAd(texts, {
    isVerified,
    pay: null,
    level: null,
    others: [],
    own: [],
    companyDays,
    adsOfTheDay: briefsOfTheDay,
  })
  const reasons = judged.reasons.filter(isOfBriefs)
  const finds = (['title', 'description', 'requirements'] as const).flatMap((field) =>
    findContact(texts[field]).map((find) => Object.assign(find, { field })),
  )
  return [...reasons, ...(finds.length > 0 ? [{ code: 'contact_data' as const, finds }] : [])]
}

const isOfBriefs = (reason: HoldReason): reason is HoldReason & BriefHold =>
  briefHoldCodes.some((known) => known === reason.code)

/** In order of appearance, each place once. */
function findContact(text: string): Omit<Find, 'field'>[] {
  const found: Omit<Find, 'field'>[] = []
  for (const pattern of contactData)
    for (const { 0: term, index: start } of text.matchAll(pattern)) {
      const end = start + term.length
      if (!found.some((other) => start < other.end && other.start < end)) found.push({ term, start, end })
    }
  return found.toSorted((one, other) => one.start - other.start)
}

/** How a brief stood before it is judged again. */
interface BriefBefore {
  status: 'pending' | 'approved' | 'rejected'
  holds: readonly BriefHold[]
  allowed: readonly string[]
}

/**
 * What stands against a brief after a change, and what is allowed in it from now on: what an administrator approved stays allowed,
 * and what was taken down waits until somebody looks again.
 */
export function holdsAfter(
  judged: readonly BriefHold[],
  { status, holds, allowed }: BriefBefore,
): { holds: BriefHold[]; allowed: string[] } {
  const nowAllowed = status === 'approved' ? [...new Set([...allowed, ...holdKeys(holds)])] : [...allowed]
  const wasTakenDown = status === 'rejected' || (status === 'pending' && holds.some(isTakenDown))
  return {
    holds: [...withoutAllowed(judged, nowAllowed), ...(wasTakenDown ? [takenDown] : [])],
    allowed: nowAllowed.filter((key) => key !== takenDown.code),
  }
}

/** The reason of a brief that an administrator took down and whose company answered or changed it. */
export const takenDown: BriefHold = { code: 'taken_down', finds: [] }

const isTakenDown = ({ code }: BriefHold): boolean => code === 'taken_down'

/** Only its company sees it: it was refused, or waits with something against it. */
export const isHeldBack = ({ status, holds }: Pick<BriefBefore, 'status' | 'holds'>): boolean =>
  status === 'rejected' || (status === 'pending' && holds.length > 0)
