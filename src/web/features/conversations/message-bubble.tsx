import { formatTime } from '#domain/time/dates.ts'
import { cx } from '#web/ui/look/cx.ts'
import { toParts } from './message-text.ts'

type BubbleProps = {
  text: string
  isOwn: boolean
  isFailed?: boolean
  /** An administrator hid it from the other side. */
  isWithdrawn?: boolean
  startsGroup: boolean
  endsGroup: boolean
  /** The sender, for people who do not see the sides. */
  sender: string
  /** A colleague of the viewer, named above the first message of a group. */
  author?: string | null
}

/** One person's message, at their side. Links in it send no referrer to the other site. */
export function Bubble({
  text,
  isOwn,
  isFailed = false,
  isWithdrawn = false,
  startsGroup,
  endsGroup,
  sender,
  author = null,
}: BubbleProps) {
  return (
    <div
      className={cx(
        'w-fit max-w-[min(34rem,85%)] rounded-md px-3.5 py-2 text-control whitespace-pre-wrap wrap-anywhere',
        isOwn ? 'ml-auto bg-accent-soft' : 'bg-sunken',
        isFailed && 'border border-bad-ink/45',
        isWithdrawn && !isOwn && 'text-ink-2 italic',
        isOwn && !startsGroup && 'rounded-tr-xs',
        isOwn && !endsGroup && 'rounded-br-xs',
        !isOwn && !startsGroup && 'rounded-tl-xs',
        !isOwn && !endsGroup && 'rounded-bl-xs',
      )}
    >
      {author !== null && startsGroup ? (
        <span className="block text-xs font-strong text-ink-2">
          {author}
          <span className="sr-only">: </span>
        </span>
      ) : (
        <span className="sr-only">{sender}: </span>
      )}
      {toParts(text).map(({ text: piece, href }, index) =>
        href === undefined ? (
          piece
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text never move
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-2"
          >
            {piece}
          </a>
        ),
      )}
    </div>
  )
}

/** The small line under a group of messages of one person. */
export function BubbleTime({ at, isOwn, mark }: { at: string; isOwn: boolean; mark?: string | null }) {
  return (
    <p className={cx('mt-1 px-1 text-2xs text-ink-3', isOwn && 'text-right')}>
      <time dateTime={at}>{formatTime(new Date(at))}</time>
      {mark && ` · ${mark}`}
    </p>
  )
}
