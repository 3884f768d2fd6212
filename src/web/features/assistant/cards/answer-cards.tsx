import type { AssistantCard } from '#contracts/assistant/assistant.contract.ts'
import { JobCard } from './job-card.tsx'
import {
  AdCard,
  ApplicationCard,
  ArticleCard,
  CompanyCard,
  HelpLineCard,
  PlanCard,
  ServiceCard,
} from './other-cards.tsx'

/** What a card opens over the page. */
export type Opened =
  | { kind: 'job'; id: number }
  | { kind: 'service'; id: number }
  | { kind: 'article'; slug: string; title: string }

/** The things of an answer, each to act on in place. */
export function AnswerCards({
  cards,
  onOpen,
}: {
  cards: readonly AssistantCard[]
  onOpen: (opened: Opened) => void
}) {
  if (cards.length === 0) return null
  return (
    <ul className="@container overflow-clip rounded-md border border-line bg-surface">
      {cards.map((card) => (
        <li
          key={keyOf(card)}
          className="relative px-4 py-3.5 not-last:border-b not-last:border-line hover:bg-sunken/45"
        >
          <Card card={card} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card, onOpen }: { card: AssistantCard; onOpen: (opened: Opened) => void }) {
  switch (card.kind) {
    case 'job':
      return <JobCard card={card} onOpen={() => onOpen({ kind: 'job', id: card.job.id })} />
    case 'service':
      return (
        <ServiceCard service={card.service} onOpen={() => onOpen({ kind: 'service', id: card.service.id })} />
      )
    case 'article': {
      const { slug, title } = card.article
      return <ArticleCard article={card.article} onOpen={() => onOpen({ kind: 'article', slug, title })} />
    }
    case 'application':
      return <ApplicationCard application={card.application} />
    case 'ad':
      return <AdCard ad={card.ad} />
    case 'company':
      return <CompanyCard company={card.company} />
    case 'plan':
      return <PlanCard plan={card.plan} />
    default:
      return <HelpLineCard line={card.line} />
  }
}

function keyOf(card: AssistantCard): string {
  switch (card.kind) {
    case 'job':
      return `job-${card.job.id}`
    case 'service':
      return `service-${card.service.id}`
    case 'article':
      return card.article.slug
    case 'application':
      return `application-${card.application.id}`
    case 'ad':
      return `ad-${card.ad.id}`
    case 'company':
      return `company-${card.company.id}`
    case 'plan':
      return card.plan.name
    default:
      return card.line.phone
  }
}
