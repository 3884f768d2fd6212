import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Video from 'lucide-react/icons/video'
import type { ReactNode } from 'react'
import type { PortfolioItem } from '#contracts/reputation/reputation.contract.ts'
import { OutsideLink } from '#web/features/professionals/page/outside-link.tsx'
import { hostOf } from './web-link.ts'

export const portfolioKinds = {
  image: { icon: Image, label: 'Imagen' },
  pdf: { icon: FileText, label: 'PDF' },
  video: { icon: Video, label: 'Video' },
}

type PortfolioCardProps = {
  item: Pick<PortfolioItem, 'type' | 'url' | 'title' | 'description'>
  /** At the end of the title's line. */
  actions?: ReactNode
  /** The heading level of the title. */
  level?: 2 | 3
}

/** A work with its link. Nothing is loaded from that site, so that it does not learn who views the page. */
export function PortfolioCard({ item, actions, level = 3 }: PortfolioCardProps) {
  const Heading = `h${level}` as const
  const { icon: Icon, label } = portfolioKinds[item.type]
  return (
    <div className="grid h-full min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-4 rounded-md border border-line bg-surface p-5">
      <span className="grid size-11 flex-none place-items-center rounded-ctl bg-accent-soft text-accent-ink">
        <Icon className="icon" />
      </span>
      <div className="min-w-0">
        <Heading className="text-control leading-6 wrap-anywhere">
          <OutsideLink href={item.url}>{item.title}</OutsideLink>
        </Heading>
        <p className="text-xs text-ink-2 wrap-anywhere">
          {[label, hostOf(item.url)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {actions}
      {item.description && (
        <p className="col-span-3 mt-3 text-sm whitespace-pre-line wrap-anywhere text-ink-2 sm:col-span-2 sm:col-start-2 sm:mt-2">
          {item.description}
        </p>
      )}
    </div>
  )
}
