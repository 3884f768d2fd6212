import { excerptLength } from '#contracts/text-lengths.ts'
import type { Recommendation, Suggestion } from '#contracts/matching/matching.contract.ts'
import { shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { presentMatch } from './matching.service.ts'
import type { RecommendedJob } from '#server/features/matching/recommendations/recommendations.service.ts'
import type { SuggestionRow } from '#server/features/matching/suggestions/suggestions.queries.ts'

export const presentRecommendation = ({ job, score, match }: RecommendedJob): Recommendation => ({
  id: job.id,
  title: job.title,
  company: { id: job.companyId, name: job.companyName, logo: pictureUrl(job.logoId) },
  location: job.location,
  mode: job.mode,
  description: truncate(toLine(job.description), excerptLength),
  skills: job.skills.join(', '),
  matchScore: score,
  matchReasons: match ? shortReasons(match.reasons).map((reason) => reasonText(reason, 'professional')) : [],
  match: match && presentMatch(match),
  salaryRange: job.salaryText,
  isPremium: job.isPremium,
  createdAt: job.publishedAt.toISOString(),
})

export const presentSuggestion = (row: SuggestionRow): Suggestion => ({
  id: row.id,
  title: row.title,
  category: row.category,
  description: row.description,
  confidence: row.confidence,
  suggestedPrice: row.suggestedPrice,
  keywords: JSON.stringify(row.keywords),
  isAccepted: row.isAccepted,
  createdAt: row.createdAt.toISOString(),
})
